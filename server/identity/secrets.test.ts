import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashSecret, randomSecret } from './secrets.ts';

test('the stored hash does not reveal the token', () => {
  const token = randomSecret();
  assert.match(hashSecret(token), /^[0-9a-f]{64}$/);
  assert.equal(hashSecret(token), hashSecret(token));
  assert.ok(!hashSecret(token).includes(token));
});
