import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GeneratedIdea } from './engineContract.ts';
import { openLocalEngine } from './localEngine.ts';
import { fields, solutionOf } from './solutions.ts';

const engine = openLocalEngine();
const ideasFor = async (prompt: string, count = 4) => (await engine.generate(prompt, count)).ideas;
const names = (ideas: readonly GeneratedIdea[]) => ideas.map(({ name }) => name);

const general =
  fields.find(({ name }) => name === 'general')?.solutions.map(({ name }) => name) ?? [];
/** No text of a solution has these words, so that none is ahead. */
const UNCLEAR = 'xilófono ñandutí';

test('the idea is the solution’s, between the person’s request and our services', async () => {
  const [idea] = await ideasFor('quiero vender mis quesos por internet a todo el Perú');
  const { name, description, features } = solutionOf('tienda-en-linea');
  assert.deepEqual(idea, {
    name,
    description:
      'Nos cuentas: «quiero vender mis quesos por internet a todo el Perú». ' +
      `${description} Lo haríamos con nuestro servicio de «Diseño web y tiendas online».`,
    features,
  });
});

test('several services are named together', async () => {
  const [idea] = await ideasFor('quiero que reserven mi cancha por hora');
  assert.match(
    idea?.description ?? '',
    / nuestros servicios de «Diseño web y tiendas online» y «Desarrollo full-stack»\.$/,
  );
});

test('a long request is quoted up to a word, at most 120 characters', async () => {
  const prompt = `Quiero vender mis tortas por internet. ${'Y cobrar con Yape desde mi celular '.repeat(20)}`;
  const [idea] = await ideasFor(prompt);
  const [, quote = ''] = /«([^«]*)…»/.exec(idea?.description ?? '') ?? [];
  assert.ok(quote.length <= 120, quote);
  assert.ok(prompt.startsWith(`${quote} `), quote);
});

test('quotes, a final full stop and markup of the request do not break the sentence', async () => {
  const [idea] = await ideasFor('Quiero que reserven mi cancha «La Bombonera» <b>por hora</b>.');
  assert.match(
    idea?.description ?? '',
    /^Nos cuentas: «Quiero que reserven mi cancha "La Bombonera" por hora»\. /,
  );
});

test('alternatives are different solutions, the first one is the single idea', async () => {
  for (const prompt of [
    'quiero que reserven mi cancha por hora',
    'controlar el stock de mi ferretería',
  ]) {
    const four = await ideasFor(prompt);
    assert.equal(new Set(names(four)).size, 4);
    assert.deepEqual(await ideasFor(prompt, 1), four.slice(0, 1));
    assert.ok(!names(four).some((name) => general.includes(name)), prompt);
  }
});

test('no solution says nearly the same as another', async () => {
  for (const { name: field, solutions } of fields)
    for (const { name, description } of field === 'general' ? [] : solutions)
      assert.equal(names(await ideasFor(description, 1))[0], name);
});

test('where no solution is clearly ahead, the general one of the likeliest service comes first', async () => {
  const [first, ...others] = names(await ideasFor(UNCLEAR));
  assert.ok(first && general.includes(first), first);
  assert.equal(others.length, 3);
  assert.ok(!others.some((name) => general.includes(name)));
});

test('accents and capitals do not matter', async () => {
  const [plain, loud] = await Promise.all(
    [
      'carta digital con código QR para mi cevichería',
      'CARTA DIGITAL CON CODIGO QR PARA MI CEVICHERIA',
    ].map(async (prompt) => names(await ideasFor(prompt))),
  );
  assert.deepEqual(loud, plain);
});

test('a hostile prompt neither throws nor produces markup', async () => {
  for (const prompt of [
    'vendo <img src=x onerror=alert(1)> y {{constructor}} ${7*7}',
    `vendo ${'a'.repeat(1990)}`,
    `a${'🎂'.repeat(500)}`,
    '🎂'.repeat(500),
    `vendo ${'ñ '.repeat(990)}`,
    'tengo una \u0000bodega\u202E\u200B en \uD800Lima',
    '__proto__ constructor toString',
    '',
  ])
    for (const { description } of await ideasFor(prompt))
      assert.doesNotMatch(description, /[<>`]|undefined|\p{Cc}|\p{Cf}|\p{Cs}/u);
});
