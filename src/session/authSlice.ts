import { createSlice } from '@reduxjs/toolkit';
import type { Profile } from '#contract/people.ts';
import { defineMachine } from '#src/lib/stateMachine.ts';
import type { SessionRef } from '#src/lib/storedSession.ts';

/**
 * Who is signed in (AUTH-1). `loading` covers the first check and a session whose profile is
 * pending (ROUTE-5); a renewed token leaves `signedIn` as it is, so nothing blinks.
 */
export type AuthState =
  | { readonly status: 'loading'; readonly session: SessionRef | null }
  | { readonly status: 'signedIn'; readonly session: SessionRef; readonly profile: Profile }
  | { readonly status: 'signedOut'; readonly session: null; readonly notice: string | null }
  | { readonly status: 'unavailable'; readonly session: SessionRef | null };

/** Each event with its payload. Notices are what /login tells the person (AUTH-3). */
export interface AuthEvents {
  /** A session of a person who is not the one at hand. */
  sessionFound: SessionRef;
  /** There is no session to restore. */
  sessionMissing: undefined;
  /** The same person's next token. */
  tokenRenewed: SessionRef;
  profileLoaded: { session: SessionRef; profile: Profile };
  profileFailed: { session: SessionRef; notice: string };
  /** The API or the provider refused the session for good. */
  sessionExpired: { notice: string };
  /** The person left, here or in another tab. */
  signedOut: undefined;
  /** Identity did not answer within its time. */
  outageMet: undefined;
  /** The stored session is looked at: on page load, or again after an outage. */
  checkStarted: undefined;
}

const leave = (notice: string | null) => ({ status: 'signedOut', session: null, notice }) as const;

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
      outageMet: 'unavailable',
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
    sessionMissing: () => leave(null),
    tokenRenewed: (state, session) =>
      isNextToken(state.session, session) ? { ...state, session } : null,
    profileLoaded: (state, { session, profile }) =>
      isSame(state.session, session) ? { status: 'signedIn', session, profile } : null,
    profileFailed: (state, { session, notice }) =>
      isSame(state.session, session) ? leave(notice) : null,
    sessionExpired: (_state, { notice }) => leave(notice),
    signedOut: () => leave(null),
    outageMet: (state) => ({ status: 'unavailable', session: state.session }),
    checkStarted: () => ({ status: 'loading', session: null }),
  },
);

/** Whether an answer belongs to the session at hand; a stale one is refused (AUTH-5). */
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
    /** The signed-in person's profile; null for everybody else. */
    selectProfile: (state): Profile | null => (state.status === 'signedIn' ? state.profile : null),
    /** Whose session is at hand, profile or not. */
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
  outageMet,
  checkStarted,
} = authSlice.actions;
export const { selectAuth, selectProfile, selectUserId } = authSlice.selectors;
