import { describe, expect, jest, test } from '@jest/globals';
import { aSession, storeSession } from '#src/testing/builders.ts';
import { safeStorage } from './safeStorage.ts';
import { clearStoredSession, isExpired, readStoredSession, SESSION_KEY } from './storedSession.ts';

const keep = (value: unknown) => {
  window.localStorage.setItem(SESSION_KEY, JSON.stringify(value));
};

test('reads the session that supabase-js stored', () => {
  storeSession('rosa', { token: 'abc', expiresIn: 60 });
  expect(readStoredSession()).toMatchObject({ userId: 'rosa', accessToken: 'abc' });
});

describe('invalid stored sessions count as none', () => {
  const { user, ...withoutUser } = aSession('rosa');
  test.each([
    ['nothing', null],
    ['a number', 7],
    ['no user', withoutUser],
    ['a user without id', { ...withoutUser, user: {} }],
    ['an id that is no text', { ...withoutUser, user: { id: 7 } }],
    ['no token', { user, expires_at: 1 }],
    ['no expiry', { user, access_token: 'abc' }],
  ])('%s', (_what, value) => {
    keep(value);
    expect(readStoredSession()).toBeNull();
  });

  test('text that is not JSON', () => {
    window.localStorage.setItem(SESSION_KEY, '{');
    expect(readStoredSession()).toBeNull();
  });
});

test('a token expires at the stored second', () => {
  const session = { userId: 'rosa', accessToken: 'abc', expiresAt: 1_000 };
  expect(isExpired(session, 999_999)).toBe(false);
  expect(isExpired(session, 1_000_000)).toBe(true);
});

test('clearStoredSession removes the session', () => {
  storeSession('rosa');
  clearStoredSession();
  expect(readStoredSession()).toBeNull();
});

test('with blocked storage values are kept in memory', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const storage = safeStorage('localStorage');
  expect(storage.getItem('a')).toBeNull();
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
  blocked.mockRestore();
});

test('with full storage a value that could not be written replaces the stored one', () => {
  window.localStorage.setItem('a', 'old');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const storage = safeStorage('localStorage');
  storage.setItem('a', 'new');
  expect(storage.getItem('a')).toBe('new');
  full.mockRestore();
});
