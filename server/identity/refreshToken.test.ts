import assert from 'node:assert/strict';
import { test } from 'node:test';
import { successor } from './refreshToken.ts';
import { randomSecret } from './secrets.ts';

test('every ancestor leads to the same active token', () => {
  const [first, key] = [randomSecret(), randomSecret()];
  const second = successor(first, key, 1);
  const third = successor(second, key, 1);
  assert.equal(successor(first, key, 2), third);
  assert.equal(new Set([first, second, third]).size, 3);
});

test('without the session’s key a stolen token leads nowhere', () => {
  const token = randomSecret();
  assert.notEqual(successor(token, randomSecret(), 1), successor(token, randomSecret(), 1));
});
