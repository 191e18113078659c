import { describe, expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { aProfile } from '#src/testing/builders.ts';
import { authSlice } from './authSlice.ts';
import type { AuthState } from './authSlice.ts';

const { reducer, selectors } = authSlice;
const {
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

const profile = aProfile();
const session = { userId: profile.id, accessToken: 'token-1' };
const nextToken = { userId: profile.id, accessToken: 'token-2' };
const other = { userId: 'somebody-else', accessToken: 'token-9' };

const first: AuthState = { status: 'loading', session: null };
const loading: AuthState = { status: 'loading', session };
const signedIn: AuthState = { status: 'signedIn', session, profile };
const signedOutState: AuthState = {
  status: 'signedOut',
  session: null,
  notice: 'Vuelve a entrar.',
};
const unavailable: AuthState = { status: 'unavailable', session };

const signedOutWith = (notice: string | null) => ({ status: 'signedOut', session: null, notice });

describe('signing in', () => {
  test('a stored session is found and its profile is loaded', () => {
    expect(reducer(undefined, { type: 'start' })).toEqual({ status: 'loading', session: null });
    // A new check drops the session found before.
    expect(reducer(loading, checkStarted())).toEqual({ status: 'loading', session: null });
    expect(reducer(first, sessionFound(session))).toEqual({ status: 'loading', session });
    expect(reducer(loading, profileLoaded({ session, profile }))).toEqual({
      status: 'signedIn',
      session,
      profile,
    });
  });

  test('without a session the status is signedOut, from which one can sign in', () => {
    expect(reducer(first, sessionMissing())).toEqual(signedOutWith(null));
    expect(reducer(signedOutState, sessionFound(session))).toEqual({ status: 'loading', session });
  });

  test('a token renewed while loading replaces the session', () => {
    expect(reducer(loading, tokenRenewed(nextToken))).toEqual({
      status: 'loading',
      session: nextToken,
    });
  });

  test('a failed profile signs out with a notice', () => {
    expect(reducer(loading, profileFailed({ session, notice: 'Falló.' }))).toEqual(
      signedOutWith('Falló.'),
    );
  });
});

describe('while signed in', () => {
  test('a renewed token keeps the profile', () => {
    expect(reducer(signedIn, tokenRenewed(nextToken))).toEqual({
      status: 'signedIn',
      session: nextToken,
      profile,
    });
  });

  test('a changed profile replaces the last one', () => {
    const changed = aProfile({ role: 'admin' });
    expect(reducer(signedIn, profileLoaded({ session, profile: changed }))).toEqual({
      status: 'signedIn',
      session,
      profile: changed,
    });
  });

  test('a failed reload of the profile signs out with a notice', () => {
    expect(reducer(signedIn, profileFailed({ session, notice: 'Falló.' }))).toEqual(
      signedOutWith('Falló.'),
    );
  });

  test('the session of another person replaces session and profile', () => {
    expect(reducer(signedIn, sessionFound(other))).toEqual({ status: 'loading', session: other });
    expect(reducer(loading, sessionFound(other))).toEqual({ status: 'loading', session: other });
  });
});

test.each([loading, signedIn, unavailable])(
  'an expired session leaves a notice, signing out leaves none: $status',
  (state) => {
    expect(reducer(state, sessionExpired({ notice: 'Terminó.' }))).toEqual(
      signedOutWith('Terminó.'),
    );
    expect(reducer(state, signedOut())).toEqual(signedOutWith(null));
  },
);

describe('an outage', () => {
  test('keeps the session until the next check', () => {
    expect(reducer(loading, providerUnavailable())).toEqual({ status: 'unavailable', session });
    expect(reducer(unavailable, checkStarted())).toEqual({ status: 'loading', session: null });
  });

  test.each([session, other])('ends when a session is found', (found) => {
    expect(reducer(unavailable, sessionFound(found))).toEqual({
      status: 'loading',
      session: found,
    });
  });

  test('ends when there is no session', () => {
    expect(reducer(unavailable, sessionMissing())).toEqual(signedOutWith(null));
  });
});

test.each<[string, AuthState, UnknownAction]>([
  ['the signed-in person’s session is found again', signedIn, sessionFound(nextToken)],
  ['the loading person’s session is found again', loading, sessionFound(session)],
  ['the current token is reported again', signedIn, tokenRenewed(session)],
  ['another person’s token is renewed', signedIn, tokenRenewed(other)],
  [
    'the profile for an older token arrives',
    { status: 'loading', session: nextToken },
    profileLoaded({ session, profile }),
  ],
  [
    'the profile for an older token fails',
    { status: 'loading', session: nextToken },
    profileFailed({ session, notice: '' }),
  ],
  ['a profile arrives before any session', first, profileLoaded({ session, profile })],
  ['a profile arrives after signing out', signedOutState, profileLoaded({ session, profile })],
  ['a token is renewed after signing out', signedOutState, tokenRenewed(session)],
  [
    'the session of a signed-out person expires',
    signedOutState,
    sessionExpired({ notice: 'Terminó.' }),
  ],
  ['a signed-out person signs out again', signedOutState, signedOut()],
  ['the provider is unavailable while somebody is signed in', signedIn, providerUnavailable()],
  ['a check starts while somebody is signed in', signedIn, checkStarted()],
  ['a check finds nothing while somebody is signed in', signedIn, sessionMissing()],
  ['a check starts after signing out', signedOutState, checkStarted()],
  ['a profile arrives while unavailable', unavailable, profileLoaded({ session, profile })],
])('nothing changes when %s', (_what, state, action) => {
  expect(reducer(state, action)).toBe(state);
});

test('selectProfile answers null unless signed in', () => {
  const selectProfile = (auth: AuthState) => selectors.selectProfile({ auth });
  expect(selectProfile(signedIn)).toBe(profile);
  expect([loading, signedOutState, unavailable].map(selectProfile)).toEqual([null, null, null]);
});
