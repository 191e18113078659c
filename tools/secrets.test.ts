import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { findSecrets, scanTree } from './secrets.ts';

describe('texts that look like a key', () => {
  const found: [string, string][] = [
    ['a token', ['eyJhbGciOiJFUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', 'a'.repeat(30)].join('.')],
    ['a Supabase secret key', `sb_secret_${'a'.repeat(24)}`],
    ['a private key', ['-----BEGIN', `PRIVATE KEY-----\n${'A'.repeat(40)}`].join(' ')],
    ['a private JWK', JSON.stringify({ kty: 'EC', d: 'a'.repeat(43) })],
    ['an AWS key', `AKIA${'A'.repeat(16)}`],
    ['a password in an address', ['postgres://api', 'hunter2xyz@db.example.pe/x'].join(':')],
  ];
  for (const [what, text] of found) {
    it(`are found: ${what}`, () => {
      assert.deepEqual(findSecrets('here', `x = '${text}';`), [{ place: 'here', what }]);
    });
  }
});

it('neither the repository nor the built client contains a key', () => {
  assert.deepEqual(scanTree(path.join(import.meta.dirname, '..')), []);
});
