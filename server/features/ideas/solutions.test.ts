import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceTitles } from '#contract/serviceTitles.ts';
import { examples, fields, generalSolutionOf, solutionOf } from './solutions.ts';
import { answeredRequests } from './testing/measure.ts';

const solutions = fields.flatMap((field) => field.solutions);

test('each service has a general solution', () => {
  for (const id of Object.keys(serviceTitles).map(Number))
    assert.deepEqual(generalSolutionOf(id).services, [id]);
});

test('no two solutions have the same name', () => {
  assert.equal(new Set(solutions.map(({ name }) => name)).size, solutions.length);
});

test('an example belongs to one solution', () => {
  assert.equal(new Set(examples).size, examples.length);
});

test('names and features start with a capital and end without a full stop', () => {
  for (const { name, features } of solutions)
    for (const text of [name, ...features]) assert.match(text, /^\p{Lu}.*[^.]$/u);
});

test('descriptions are whole sentences without slots', () => {
  for (const { description } of solutions) {
    assert.match(description, /^\p{Lu}.*\.$/u);
    assert.doesNotMatch(description, /[{}<>|]/);
  }
});

test('the requests that measure the engine are not its examples, and name solutions', async () => {
  const texts = new Set(examples);
  for (const { prompt, accepted } of await answeredRequests()) {
    assert.ok(!texts.has(prompt), prompt);
    accepted.forEach(solutionOf);
  }
});
