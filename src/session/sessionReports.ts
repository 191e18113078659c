import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { readStoredSession } from '#src/lib/storedSession.ts';
import {
  outageMet,
  selectAuth,
  sessionExpired,
  sessionFound,
  sessionMissing,
  signedOut,
  tokenRenewed,
} from './authSlice.ts';
import type { AuthState } from './authSlice.ts';

export interface WithAuth {
  auth: AuthState;
}

type Report = ThunkAction<void, WithAuth, unknown, UnknownAction>;

/**
 * Brings the stored session into the state, at once. Storage is the truth, whoever wrote it: this
 * tab's provider or another tab's. A repetition does nothing (AUTH-5).
 */
export function reportStoredSession(): Report {
  return (dispatch, getState) => {
    const stored = readStoredSession();
    const auth = selectAuth(getState());
    if (stored === null) {
      dispatch(auth.session === null ? sessionMissing() : signedOut());
      return;
    }
    const { userId, accessToken } = stored;
    const isSamePerson = auth.session?.userId === userId && auth.status !== 'unavailable';
    dispatch((isSamePerson ? tokenRenewed : sessionFound)({ userId, accessToken }));
  };
}

export const EXPIRED_NOTICE = 'Tu sesión ha terminado. Vuelve a entrar para continuar.';

/**
 * What the provider's callback does, synchronously (AUTH-5). Without a session while one is
 * still stored, the provider could not be reached to renew it; without either, it has ended it.
 */
export function reportProviderChange(hasSession: boolean): Report {
  return (dispatch) => {
    if (hasSession) dispatch(reportStoredSession());
    else if (readStoredSession() !== null) dispatch(outageMet());
    else dispatch(sessionExpired({ notice: EXPIRED_NOTICE }));
  };
}
