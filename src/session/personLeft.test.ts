import { expect, test } from '@jest/globals';
import type { AuthState } from './authSlice.ts';
import { hasPersonLeft } from './personLeft.ts';

const nobody: AuthState = { status: 'signedOut', session: null, notice: null };
const person = (userId: string, accessToken = 'token-1'): AuthState => ({
  status: 'loading',
  session: { userId, accessToken },
});

test.each([
  ['whoever signs out', person('rosa'), nobody, true],
  ['whoever another person takes over from', person('rosa'), person('ana'), true],
  ['a person with the next token', person('rosa'), person('rosa', 'token-2'), false],
  ['a visitor who signs in', nobody, person('rosa'), false],
])('whether %s has left', (_who, before, now, hasLeft) => {
  expect(hasPersonLeft({ type: 'any' }, { auth: now }, { auth: before })).toBe(hasLeft);
});
