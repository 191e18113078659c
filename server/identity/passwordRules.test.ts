import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMON_PASSWORDS } from './commonPasswords.ts';
import { weaknessesOf } from './passwordRules.ts';

test('fewer than eight characters are reported as too short, and nothing else', () => {
  for (const password of ['', '1234567', 'aaaaaaa', 'ñandú y']) {
    assert.deepEqual(weaknessesOf(password), ['length']);
  }
});

test('common passwords are refused, in any letter case', () => {
  const tried = ['password', 'Password123', 'CONTRASEÑA', 'qwerty123', 'P@ssw0rd', 'alianzalima'];
  const rows = ['12345678', '1234567890', '87654321', 'abcdefgh', 'asdfghjkl', 'poiuytrewq'];
  const repeated = ['aaaaaaaa', '11111111', '12121212', 'ABABABAB'];
  for (const password of [...tried, ...rows, ...repeated]) {
    assert.deepEqual(weaknessesOf(password), ['pwned'], password);
  }
});

test('NUL and lone surrogates are refused as invalid characters', () => {
  for (const password of [
    '\0'.repeat(8),
    'clave-de-luz\0',
    '\ud83d'.repeat(8),
    'clave-\udc00-luz',
  ]) {
    assert.deepEqual(weaknessesOf(password), ['characters'], JSON.stringify(password));
  }
});

test('any other password is accepted', () => {
  const fine = [
    'demo-agencia-2026',
    'clave-de-luz',
    'tres tristes tigres',
    '8F2k0aQz',
    'ñandúñandú',
  ];
  for (const password of fine) assert.deepEqual(weaknessesOf(password), [], password);
});

test('the list holds only lower-case entries that the length rule would accept', () => {
  for (const password of COMMON_PASSWORDS) {
    assert.ok(password.length >= 8 && password === password.toLowerCase(), password);
  }
});
