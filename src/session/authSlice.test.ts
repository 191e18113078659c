import { describe, expect, test } from '@jest/globals';
import { aProfile } from '#src/testing/builders.ts';
import { transitionMatrix } from '#src/testing/transitionMatrix.ts';
import { authMachine, authSlice } from './authSlice.ts';
import type { AuthState } from './authSlice.ts';

const { actions, reducer, selectors } = authSlice;
const profile = aProfile();
const session = { userId: profile.id, accessToken: 'token-1' };
const nextToken = { ...session, accessToken: 'token-2' };
const other = { userId: 'somebody-else', accessToken: 'token-9' };

const states = {
  loading: { status: 'loading', session },
  signedIn: { status: 'signedIn', session, profile },
  signedOut: { status: 'signedOut', session: null, notice: 'Vuelve a entrar.' },
  unavailable: { status: 'unavailable', session },
} as const satisfies Record<AuthState['status'], AuthState>;

const events = {
  checkStarted: actions.checkStarted(),
  sessionFound: actions.sessionFound(other),
  sessionMissing: actions.sessionMissing(),
  tokenRenewed: actions.tokenRenewed(nextToken),
  profileLoaded: actions.profileLoaded({ session, profile }),
  profileFailed: actions.profileFailed({ session, notice: 'Falló.' }),
  sessionExpired: actions.sessionExpired({ notice: 'Terminó.' }),
  signedOut: actions.signedOut(),
  outageMet: actions.outageMet(),
} satisfies Record<keyof typeof actions, unknown>;

test.each(transitionMatrix(authMachine.transitions, states, events))(
  '$status + $event → $target',
  ({ state, action, target }) => {
    const next = reducer(state, action);
    if (target === null) expect(next).toBe(state);
    else expect(next.status).toBe(target);
  },
);

describe('repetitions and stale answers leave the same reference', () => {
  test.each([
    ['the person at hand is found again', states.signedIn, actions.sessionFound(nextToken)],
    ['the token at hand is reported again', states.signedIn, actions.tokenRenewed(session)],
    ['somebody else’s token is renewed', states.signedIn, actions.tokenRenewed(other)],
    [
      'an older token’s profile arrives',
      { ...states.loading, session: nextToken },
      actions.profileLoaded({ session, profile }),
    ],
    [
      'an older token’s profile fails',
      { ...states.loading, session: nextToken },
      actions.profileFailed({ session, notice: '' }),
    ],
    [
      'a profile arrives before any session',
      { status: 'loading', session: null } as const,
      actions.profileLoaded({ session, profile }),
    ],
  ])('%s', (_what, state: AuthState, action) => {
    expect(reducer(state, action)).toBe(state);
  });
});

test('a renewed token keeps the profile on screen', () => {
  expect(reducer(states.signedIn, actions.tokenRenewed(nextToken))).toEqual({
    status: 'signedIn',
    session: nextToken,
    profile,
  });
});

test('another person’s session leaves nothing of the last one', () => {
  expect(reducer(states.signedIn, actions.sessionFound(other))).toEqual({
    status: 'loading',
    session: other,
  });
});

test('a failed profile tells the person why; leaving by oneself tells nothing', () => {
  expect(reducer(states.loading, events.profileFailed)).toMatchObject({ notice: 'Falló.' });
  expect(reducer(states.signedIn, events.signedOut)).toMatchObject({ notice: null });
});

test('authentication starts as loading, and only the signed-in have a profile', () => {
  const selectProfile = (auth: AuthState) => selectors.selectProfile({ auth });
  expect(reducer(undefined, { type: 'start' })).toEqual({ status: 'loading', session: null });
  expect(selectProfile(states.signedIn)).toBe(profile);
  expect([states.loading, states.signedOut, states.unavailable].map(selectProfile)).toEqual([
    null,
    null,
    null,
  ]);
});
