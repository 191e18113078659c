import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill } from './filling.ts';
import { openLocalEngine } from './localEngine.ts';
import { EVERYDAY_PROMPTS } from './testing/everydayPrompts.ts';
import { pairs, wordOverlap } from './testing/likeness.ts';
import { PROMPTS } from './testing/prompts.ts';
import { assertSound, whole } from './testing/soundness.ts';

const engine = openLocalEngine();
const one = async (prompt: string) => (await engine.generate(prompt, 1))[0]!;

for (const { prompt, has, not } of EVERYDAY_PROMPTS) {
  test(`everyday: ${prompt}`, async () => {
    const idea = await one(prompt);
    assertSound(idea);
    assert.match(whole(idea), has);
    if (not) assert.doesNotMatch(whole(idea), not);
    for (const other of await engine.generate(prompt, 6)) assertSound(other);
  });
}

test('articles contract before a capital too, but not those of a name', () => {
  const slots = { when: 'el Día de la Madre', place: 'El Tambo' };
  assert.equal(fill('Antes de {when}', slots), 'Antes del Día de la Madre');
  assert.equal(fill('Motivo ligado a {when}', slots), 'Motivo ligado al Día de la Madre');
  assert.equal(fill('Vecinos de {place}', slots), 'Vecinos de El Tambo');
});

test("no idea of any fixture says 'de el' or 'a el'", async () => {
  for (const prompt of [
    ...PROMPTS.map(([, prompt]) => prompt),
    ...EVERYDAY_PROMPTS.map(({ prompt }) => prompt),
  ]) {
    for (const idea of await engine.generate(prompt, 6))
      assert.doesNotMatch(whole(idea), /(?<!\p{L})(?:a|de) el(?!\p{L})/u, prompt);
  }
});

test('what is made, mended, carried, tended, healed or rented: another idea for each', async () => {
  const prompts = [
    'Hago piñatas',
    'Reparo paraguas',
    'Lustro bancas',
    'Cargo maletas',
    'Cuido viejitos',
    'Soy partera',
    'Alquilo disfraces',
    'Vendo mazamorra en la esquina',
    'Soy payaso',
    'Soy tramitador',
    'Soy rezadora',
    'asdf qwer',
    'Crío caracoles',
    'Enseño ajedrez',
  ];
  const ideas = await Promise.all(prompts.map(one));
  assert.equal(new Set(ideas.map((idea) => idea.name)).size, ideas.length);
  for (const [a, b] of pairs(ideas))
    assert.ok(wordOverlap(a, b) < 0.35, `${a.name} / ${b.name}: ${wordOverlap(a, b)}`);
});
