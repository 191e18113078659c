import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { readStoredSession } from '#src/lib/storedSession.ts';
import {
  providerUnavailable,
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
 * Copies the stored session to the state, synchronously. Storage is the source of truth, whichever tab wrote it.
 * Reporting the same session again changes nothing (AUTH-5).
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
 * Handles the provider's callback, synchronously (AUTH-5). If the provider reports no session while one is stored,
 * it could not be reached to renew it. If none is stored either, the session has ended.
 */
export function reportProviderChange(hasSession: boolean): Report {
  return (dispatch) => {
    if (hasSession) dispatch(reportStoredSession());
    else if (readStoredSession() !== null) dispatch(providerUnavailable());
    else dispatch(sessionExpired({ notice: EXPIRED_NOTICE }));
  };
}
