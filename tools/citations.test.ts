import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFaults } from './citations.ts';

/** Inserted into the texts, so that this file itself has no citations. */
const N = 3;

const SOUND: Record<string, string> = {
  'docs/specification.md': `| id | requirement | proved by |
|---|---|---|
| AUTH-${N} | Who is in is in. | \`src/login.test.ts\` 'comes in', \`e2e/login.spec.ts\` |
`,
  'docs/adr/0001-login.md': 'Why.',
  'src/login.test.ts': "test('who comes in is in', run);",
  'e2e/login.spec.ts': '',
};

const faultsWith = (files: Record<string, string>) =>
  findFaults(new Map(Object.entries({ ...SOUND, ...files })));

const specification = (proofs: string, id = `AUTH-${N}`) => ({
  'docs/specification.md': `| ${id} | Who is in is in. | ${proofs} |\n`,
});

test('valid citations are accepted', () => {
  const text = `AUTH-${N}, ADR-0001, docs/adr/0001, RFC 9110, section ${N}; two decisions`;
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

for (const text of [
  `(decision ${N})`,
  `Decisions ${N}`,
  `decision\n * ${N}`,
  ['decisions', '"Names"'].join(', '),
  `spec section ${N}`,
  `specification (sections ${N})`,
  `record ${N}`,
  ...['spec', 'decisions', 'quality', 'style', 'looks', 'stack', 'law'].map((at) => `${at}.md`),
]) {
  test(`${JSON.stringify(text)} is reported as a citation outside the repository`, () => {
    for (const file of ['src/a.ts', 'supabase/migrations/20991231000000_new.sql', 'docs/a.md'])
      assert.equal(faultsWith({ [file]: text }).length, 1);
  });
}

test('applied migrations are not checked', () => {
  const people = 'supabase/migrations/20261120100000_people.sql';
  assert.deepEqual(faultsWith({ [people]: `decision ${N}` }), []);
});

test('a broken link in a document is reported', () => {
  assert.deepEqual(faultsWith({ 'docs/a.md': '[why](adr/0001-logout.md)' }), [
    'docs/a.md:1: no file docs/adr/0001-logout.md',
  ]);
});

for (const [name, proofs, fault] of [
  ['no test', 'to be done', 'names no test'],
  ['a missing test', '`src/logout.test.ts`', 'no test src/logout.test.ts'],
  ['a file that is not a test', '`docs/adr/0001-login.md`', 'no test docs/adr/0001-login.md'],
  ['an unknown title', "`src/login.test.ts` 'goes'", "has no test 'goes'"],
] as const) {
  test(`a requirement with ${name} is reported`, () => {
    const faults = faultsWith(specification(proofs));
    assert.equal(faults.length, 1);
    assert.match(faults[0]!, new RegExp(`^docs/specification\\.md:1: AUTH-${N}:? .*${fault}$`));
  });
}

test('a duplicate id is reported, across the files of the specification', () => {
  const again = specification('`e2e/login.spec.ts`')['docs/specification.md'];
  assert.deepEqual(faultsWith({ 'docs/specification/more.md': again }), [
    `docs/specification/more.md:1: AUTH-${N} is there twice`,
  ]);
});
