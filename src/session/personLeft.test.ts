import { expect, test } from '@jest/globals';
import type { AuthState } from './authSlice.ts';
import { hasPersonLeft } from './personLeft.ts';

const nobody: AuthState = { status: 'signedOut', session: null, notice: null };
const person = (userId: string, accessToken = 'token-1'): AuthState => ({
  status: 'loading',
  session: { userId, accessToken },
});

test.each([
  ['the person signed out', person('rosa'), nobody, true],
  ['another person signed in', person('rosa'), person('ana'), true],
  ['the token was renewed', person('rosa'), person('rosa', 'token-2'), false],
  ['a visitor signed in', nobody, person('rosa'), false],
])('when %s', (_who, before, now, hasLeft) => {
  expect(hasPersonLeft({ type: 'any' }, { auth: now }, { auth: before })).toBe(hasLeft);
});
