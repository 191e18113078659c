import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFaults } from './citations.ts';

/** Inserted into the texts, so that this file itself has no citations. */
const N = 3;

const SOUND: Record<string, string> = {
  'docs/specification.md': `| id | requirement |\n|---|---|\n| AUTH-${N} | Who is in is in. |\n`,
  'docs/adr/0001-login.md': 'Why.',
};

const faultsWith = (files: Record<string, string>) =>
  findFaults(new Map(Object.entries({ ...SOUND, ...files })));

test('valid citations are accepted', () => {
  const text = `AUTH-${N}, ADR-0001, docs/adr/0001, RFC 9110`;
  const links = '[why](adr/0001-login.md) [all](adr/) [web](https://example.pe) [here](#a)';
  assert.deepEqual(faultsWith({ 'src/a.ts': text, 'docs/a.md': links }), []);
});

for (const [name, text, fault] of [
  ['a requirement', `AUTH-${N}9`, `src/a.ts:2: no requirement AUTH-${N}9`],
  ['a record', `ADR-${N}999`, `src/a.ts:2: no ADR-${N}999`],
  ['a record by its path', `docs/adr/${N}999`, `src/a.ts:2: no ADR-${N}999`],
] as const) {
  test(`${name} that does not exist is reported with file and line`, () => {
    assert.deepEqual(faultsWith({ 'src/a.ts': `\n// ${text}` }), [fault]);
  });
}

test('a broken link in a document is reported', () => {
  assert.deepEqual(faultsWith({ 'docs/a.md': '[why](adr/0001-logout.md)' }), [
    'docs/a.md:1: no file docs/adr/0001-logout.md',
  ]);
});

test('a duplicate id is reported', () => {
  const twice = `| AUTH-${N} | Who is in is in. |\n`.repeat(2);
  assert.deepEqual(faultsWith({ 'docs/specification.md': twice }), [
    `docs/specification.md:2: AUTH-${N} is there twice`,
  ]);
});
