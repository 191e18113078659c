import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { GeneratedIdea } from '../engineContract.ts';
import { whyUnfit } from './guard.ts';
import { openLocalEngine } from './localEngine.ts';
import { readRequest } from './request.ts';
import { REQUESTS } from './testing/requests.ts';

const COUNT = 4;
const MAX_OVERLAP = 0.35;
const engine = openLocalEngine();
const ideasFor = async (prompt: string) => (await engine.generate(prompt, COUNT)).ideas;
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const whole = ({ name, description, features }: GeneratedIdea) =>
  [name, description, ...features].join('\n');
const contentWords = (text: string) => new Set(plain(text).match(/[\p{L}\d]{4,}/gu));

/** Jaccard index over the words of four letters or more. */
function overlap(a: string, b: string): number {
  const [left, right] = [contentWords(a), contentWords(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / (left.size + right.size - shared);
}

const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, at) => items.slice(at + 1).map((b): [T, T] => [a, b]));

function assertWellFormed(idea: GeneratedIdea): void {
  assert.ok(idea.name.length >= 4 && idea.name.length <= 200, idea.name);
  assert.ok(idea.features.length >= 3 && idea.features.length <= 6, idea.name);
  for (const text of [idea.name, idea.description, ...idea.features]) {
    assert.doesNotMatch(text, /[<>{}`$]|undefined|null|\p{Cc}|\p{Cf}|\p{Cs}/u);
    assert.doesNotMatch(
      text,
      /(?<!\p{L})(?:(?:de|a) el |de de |tus? tus? )|\s[.,:]|\s\s|\.\./iu,
      text,
    );
    assert.match(text, /^[\p{Lu}¿\d]/u);
  }
  for (const [a, b] of pairs(idea.features)) assert.ok(overlap(a, b) <= 0.5, `${a} / ${b}`);
  assert.doesNotMatch(
    whole(idea),
    /descargar cuando quieras|a la medida|\bIA\b(?! y consultoría|»)/,
  );
}

describe('every idea for every request of the test set', () => {
  const answers: { prompt: string; ideas: GeneratedIdea[] }[] = [];

  before(async () => {
    for (const { prompt } of REQUESTS)
      if (whyUnfit(prompt) === null) answers.push({ prompt, ideas: await ideasFor(prompt) });
  });

  it('has no empty slot and no two similar features', () => {
    for (const { prompt, ideas } of answers) {
      assert.equal(ideas.length, COUNT, prompt);
      ideas.forEach(assertWellFormed);
    }
  });

  it('differs from the others of its answer', () => {
    for (const { prompt, ideas } of answers)
      for (const [a, b] of pairs(ideas))
        assert.ok(overlap(whole(a), whole(b)) <= MAX_OVERLAP, prompt);
  });

  it('names the object', () => {
    for (const { prompt, ideas } of answers) {
      const [head = ''] = readRequest(prompt).object?.split(' ') ?? [];
      assert.ok(plain(whole(ideas[0]!)).includes(plain(head)), `${prompt}: ${head}`);
    }
  });

  it('names the services that build it', () => {
    for (const { ideas } of answers)
      for (const { description } of ideas) assert.match(description, /servicios? de «[^»]+»/);
  });
});

it('every intent of a request is covered', async () => {
  const [idea] = await ideasFor('vender mis quesos, repartirlos a domicilio y cobrar con yape');
  assert.match(whole(idea!), /quesos/);
  assert.match(idea!.features.join('\n'), /envío|entrega/i);
  assert.match(idea!.features.join('\n'), /Yape/);
});

it('an unlisted trade is described in the person’s own words', async () => {
  for (const [prompt, words] of [
    ['Fabrico cajas de madera para vinos', /cajas de madera/],
    ['tengo una sombrerería en Celendín', /sombrerería[^]*Celendín/],
    ['soy afinador de pianos y quiero más clientes', /clientes/],
    ['mi negocio es la crianza de caracoles', /caracoles/],
  ] as const)
    assert.match(whole((await ideasFor(prompt))[0]!), words);
});

it('a general alternative names the wish', async () => {
  const [, second] = await ideasFor('que los vecinos avisen de un perro suelto');
  assert.equal(second?.name, 'App para que los vecinos avisen de un perro suelto');
});

it('a request that may mean two things gets an idea for each', async () => {
  const ideas = await ideasFor(
    'el delivery sale caro: vamos a Surco, luego a Comas y otra vez a Surco',
  );
  const names = ideas.map(({ name }) => name).join(', ');
  assert.match(names, /Delivery/);
  assert.match(names, /Ruta/);
});

it('the solution that the request describes comes first', async () => {
  const nameFor = async (prompt: string) => (await ideasFor(prompt))[0]?.name;
  assert.equal(
    await nameFor('necesito un portafolio para mis fotos de bodas'),
    'Portafolio que cuenta cómo trabajas',
  );
  assert.match((await nameFor('un catálogo de mis fotos de bodas')) ?? '', /^Catálogo/);
  assert.match(
    (await nameFor('saber quién debe cuotas en el edificio')) ?? '',
    /^Estado de cuenta/,
  );
  assert.match((await nameFor('que los socios paguen sus cuotas con yape')) ?? '', /^Cobro/);
});

it('a noun that looks like a verb is not put in the second person', async () => {
  const [idea] = await ideasFor('que los repartidores sepan qué pedido va primero');
  assert.match(whole(idea!), /qué pedido va primero/);
});

it('a request that begins with a tool is answered with what the tool is for', async () => {
  const [idea] = await ideasFor('un calendario para saber cuándo toca fumigar cada parcela');
  assert.match(idea!.description, /^Para saber cuándo toca fumigar/);
});

it('the same prompt gives the same ideas, in any spelling', async () => {
  const prompt = 'Tengo una cevichería en Chiclayo';
  assert.deepEqual(await ideasFor(prompt), await ideasFor(prompt));
  assert.deepEqual(await ideasFor('  TENGO una cevicheria   en chiclayo '), await ideasFor(prompt));
});

it('a hostile prompt neither throws nor produces markup', async () => {
  for (const prompt of [
    'vendo <img src=x onerror=alert(1)> y {{constructor}} ${7*7}',
    'tengo una {cosa} en {Lugar} {clientes}',
    `vendo ${'a'.repeat(1990)}`,
    `vendo ${'ñ '.repeat(990)}`,
    'mi negocio es de '.repeat(110),
    'tengo una \u0000bodega\u202E\u200B en \uD800Lima',
    "'; drop table ideas; -- vendo pan",
    '__proto__ constructor toString',
  ])
    for (const idea of await ideasFor(prompt)) assertWellFormed(idea);
});
