import { createSlice } from '@reduxjs/toolkit';
import type { Profile } from '#contract/people.ts';
import { defineMachine } from '#src/lib/stateMachine.ts';
import type { SessionRef } from '#src/lib/storedSession.ts';

/**
 * Who is signed in (AUTH-1). `loading` covers the first check and a session whose profile is
 * pending (ROUTE-5). A renewed token keeps `signedIn`, so that no loading screen flashes.
 */
export type AuthState =
  | { readonly status: 'loading'; readonly session: SessionRef | null }
  | { readonly status: 'signedIn'; readonly session: SessionRef; readonly profile: Profile }
  | { readonly status: 'signedOut'; readonly session: null; readonly notice: string | null }
  | { readonly status: 'unavailable'; readonly session: SessionRef | null };

/** Each event with its payload. /login shows the notices (AUTH-3). */
export interface AuthEvents {
  /** A session of a person other than the current one. */
  sessionFound: SessionRef;
  /** There is no session to restore. */
  sessionMissing: undefined;
  /** A new token of the same person. */
  tokenRenewed: SessionRef;
  profileLoaded: { session: SessionRef; profile: Profile };
  profileFailed: { session: SessionRef; notice: string };
  /** The API or the provider refused the session, and renewing it failed. */
  sessionExpired: { notice: string };
  /** The person signed out, here or in another tab. */
  signedOut: undefined;
  /** The identity provider did not answer in time. */
  providerUnavailable: undefined;
  /** A check of the stored session began: on page load, or as a retry after an outage. */
  checkStarted: undefined;
}

const signedOutWith = (notice: string | null) =>
  ({ status: 'signedOut', session: null, notice }) as const;

export const authMachine = defineMachine<AuthState, AuthEvents>()(
  {
    loading: {
      checkStarted: 'loading',
      sessionFound: 'loading',
      sessionMissing: 'signedOut',
      tokenRenewed: 'loading',
      profileLoaded: 'signedIn',
      profileFailed: 'signedOut',
      sessionExpired: 'signedOut',
      signedOut: 'signedOut',
      providerUnavailable: 'unavailable',
    },
    signedIn: {
      sessionFound: 'loading',
      tokenRenewed: 'signedIn',
      profileLoaded: 'signedIn',
      profileFailed: 'signedOut',
      sessionExpired: 'signedOut',
      signedOut: 'signedOut',
    },
    signedOut: { sessionFound: 'loading' },
    unavailable: {
      sessionFound: 'loading',
      sessionMissing: 'signedOut',
      sessionExpired: 'signedOut',
      signedOut: 'signedOut',
      checkStarted: 'loading',
    },
  },
  {
    sessionFound: (state, session) =>
      state.session?.userId === session.userId && state.status !== 'unavailable'
        ? null
        : { status: 'loading', session },
    sessionMissing: () => signedOutWith(null),
    tokenRenewed: (state, session) =>
      isNextToken(state.session, session) ? { ...state, session } : null,
    profileLoaded: (state, { session, profile }) =>
      isSame(state.session, session) ? { status: 'signedIn', session, profile } : null,
    profileFailed: (state, { session, notice }) =>
      isSame(state.session, session) ? signedOutWith(notice) : null,
    sessionExpired: (_state, { notice }) => signedOutWith(notice),
    signedOut: () => signedOutWith(null),
    providerUnavailable: (state) => ({ status: 'unavailable', session: state.session }),
    checkStarted: () => ({ status: 'loading', session: null }),
  },
);

/** Whether an answer belongs to the current session; stale answers are ignored (AUTH-5). */
function isSame(current: SessionRef | null, other: SessionRef): boolean {
  return current?.userId === other.userId && current.accessToken === other.accessToken;
}

function isNextToken(current: SessionRef | null, next: SessionRef): boolean {
  return current?.userId === next.userId && current.accessToken !== next.accessToken;
}

export const authSlice = createSlice({
  name: 'auth',
  initialState: (): AuthState => ({ status: 'loading', session: null }),
  reducers: authMachine.reducers,
  selectors: {
    selectAuth: (state) => state,
    /** The signed-in person's profile; null in every other status. */
    selectProfile: (state): Profile | null => (state.status === 'signedIn' ? state.profile : null),
    /** The current session's user id, also while the profile is loading. */
    selectUserId: (state): string | null => state.session?.userId ?? null,
  },
});

export const {
  sessionFound,
  sessionMissing,
  tokenRenewed,
  profileLoaded,
  profileFailed,
  sessionExpired,
  signedOut,
  providerUnavailable,
  checkStarted,
} = authSlice.actions;
export const { selectAuth, selectProfile, selectUserId } = authSlice.selectors;
