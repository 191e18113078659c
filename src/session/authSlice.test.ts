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
  outageMet,
  checkStarted,
} = authSlice.actions;

const profile = aProfile();
const session = { userId: profile.id, accessToken: 'token-1' };
const nextToken = { userId: profile.id, accessToken: 'token-2' };
const other = { userId: 'somebody-else', accessToken: 'token-9' };

const first: AuthState = { status: 'loading', session: null };
const loading: AuthState = { status: 'loading', session };
const signedIn: AuthState = { status: 'signedIn', session, profile };
const out: AuthState = { status: 'signedOut', session: null, notice: 'Vuelve a entrar.' };
const unavailable: AuthState = { status: 'unavailable', session };

const leftWith = (notice: string | null) => ({ status: 'signedOut', session: null, notice });

describe('entering', () => {
  test('a stored session is looked for, found, and gets its profile', () => {
    expect(reducer(undefined, { type: 'start' })).toEqual({ status: 'loading', session: null });
    // Whatever was at hand before.
    expect(reducer(loading, checkStarted())).toEqual({ status: 'loading', session: null });
    expect(reducer(first, sessionFound(session))).toEqual({ status: 'loading', session });
    expect(reducer(loading, profileLoaded({ session, profile }))).toEqual({
      status: 'signedIn',
      session,
      profile,
    });
  });

  test('without a session one is signed out, and may sign in', () => {
    expect(reducer(first, sessionMissing())).toEqual(leftWith(null));
    expect(reducer(out, sessionFound(session))).toEqual({ status: 'loading', session });
  });

  test('a token renewed meanwhile is the one that the profile must belong to', () => {
    expect(reducer(loading, tokenRenewed(nextToken))).toEqual({
      status: 'loading',
      session: nextToken,
    });
  });

  test('a profile that cannot be read tells the person why', () => {
    expect(reducer(loading, profileFailed({ session, notice: 'Falló.' }))).toEqual(
      leftWith('Falló.'),
    );
  });
});

describe('while signed in', () => {
  test('a renewed token keeps the profile on screen', () => {
    expect(reducer(signedIn, tokenRenewed(nextToken))).toEqual({
      status: 'signedIn',
      session: nextToken,
      profile,
    });
  });

  test('a profile that changed takes the place of the last one', () => {
    const changed = aProfile({ role: 'admin' });
    expect(reducer(signedIn, profileLoaded({ session, profile: changed }))).toEqual({
      status: 'signedIn',
      session,
      profile: changed,
    });
  });

  test('a profile that cannot be read any more tells the person why', () => {
    expect(reducer(signedIn, profileFailed({ session, notice: 'Falló.' }))).toEqual(
      leftWith('Falló.'),
    );
  });

  test('another person’s session leaves nothing of the last one', () => {
    expect(reducer(signedIn, sessionFound(other))).toEqual({ status: 'loading', session: other });
    expect(reducer(loading, sessionFound(other))).toEqual({ status: 'loading', session: other });
  });
});

test.each([loading, signedIn, unavailable])(
  'a session that ends tells why, leaving by oneself tells nothing: $status',
  (state) => {
    expect(reducer(state, sessionExpired({ notice: 'Terminó.' }))).toEqual(leftWith('Terminó.'));
    expect(reducer(state, signedOut())).toEqual(leftWith(null));
  },
);

describe('an outage', () => {
  test('keeps the session, and the next try begins anew', () => {
    expect(reducer(loading, outageMet())).toEqual({ status: 'unavailable', session });
    expect(reducer(unavailable, checkStarted())).toEqual({ status: 'loading', session: null });
  });

  test.each([session, other])('ends when a session is found', (found) => {
    expect(reducer(unavailable, sessionFound(found))).toEqual({
      status: 'loading',
      session: found,
    });
  });

  test('ends when there is no session any more', () => {
    expect(reducer(unavailable, sessionMissing())).toEqual(leftWith(null));
  });
});

test.each<[string, AuthState, UnknownAction]>([
  ['the person at hand is found again', signedIn, sessionFound(nextToken)],
  ['the person who is awaited is found again', loading, sessionFound(session)],
  ['the token at hand is reported again', signedIn, tokenRenewed(session)],
  ['somebody else’s token is renewed', signedIn, tokenRenewed(other)],
  [
    'an older token’s profile arrives',
    { status: 'loading', session: nextToken },
    profileLoaded({ session, profile }),
  ],
  [
    'an older token’s profile fails',
    { status: 'loading', session: nextToken },
    profileFailed({ session, notice: '' }),
  ],
  ['a profile arrives before any session', first, profileLoaded({ session, profile })],
  ['a profile arrives after leaving', out, profileLoaded({ session, profile })],
  ['a token is renewed after leaving', out, tokenRenewed(session)],
  ['who has left is refused', out, sessionExpired({ notice: 'Terminó.' })],
  ['who has left leaves again', out, signedOut()],
  ['identity is away while somebody is signed in', signedIn, outageMet()],
  ['a check begins while somebody is signed in', signedIn, checkStarted()],
  ['a check finds nothing while somebody is signed in', signedIn, sessionMissing()],
  ['a check begins after leaving', out, checkStarted()],
  ['a profile arrives after the outage was said', unavailable, profileLoaded({ session, profile })],
])('nothing changes when %s', (_what, state, action) => {
  expect(reducer(state, action)).toBe(state);
});

test('only the signed-in have a profile', () => {
  const selectProfile = (auth: AuthState) => selectors.selectProfile({ auth });
  expect(selectProfile(signedIn)).toBe(profile);
  expect([loading, out, unavailable].map(selectProfile)).toEqual([null, null, null]);
});
