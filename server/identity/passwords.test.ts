import assert from 'node:assert/strict';
import { scryptSync } from 'node:crypto';
import { test } from 'node:test';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a hash is a PHC string with its own salt and parameters', async () => {
  const [one, other] = await Promise.all([
    hashPassword('clave-secreta'),
    hashPassword('clave-secreta'),
  ]);
  const [, , parameters, salt, hash] = one.split('$');
  assert.match(one, /^\$scrypt\$ln=\d+,r=8,p=\d+\$[\w+/]{22}\$[\w+/]{43}$/);
  assert.notEqual(one, other, 'two hashes of one password share no salt');

  const [ln, r, p] = [...parameters!.matchAll(/\d+/g)].map(Number);
  const expected = scryptSync('clave-secreta', Buffer.from(salt!, 'base64'), 32, {
    N: 2 ** ln!,
    r: r!,
    p: p!,
    maxmem: 2 ** 30,
  });
  assert.deepEqual(Buffer.from(hash!, 'base64'), expected, 'the hash is plain scrypt (RFC 7914)');
  assert.equal(await verifyPassword('clave-secreta', one), true);
});

test('only the correct password verifies, with the parameters of its hash', async () => {
  const salt = Buffer.from('sal de otro coste');
  const hash = scryptSync('ñandú y café', salt, 32, { N: 2 ** 10, r: 4, p: 1 });
  const text = [salt, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  const stored = `$scrypt$ln=10,r=4,p=1$${text.join('$')}`;
  assert.equal(await verifyPassword('ñandú y café', stored), true);
  assert.equal(await verifyPassword('ñandú y cafe', stored), false);
  assert.equal(await verifyPassword('', stored), false);
});

test('nothing verifies against a missing hash or one of another format', async () => {
  // Each costs as much as a hash, which is not what this proves.
  await import('../testing/cheapHashes.ts');
  const strange = [
    undefined,
    null,
    '',
    '$2a$10$abcdefghijklmnopqrstuv',
    '$scrypt$ln=1,r=1,p=1$AA$AA',
  ];
  for (const stored of strange) assert.equal(await verifyPassword('', stored), false);
});
