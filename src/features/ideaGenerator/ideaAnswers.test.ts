import { expect, test } from '@jest/globals';
import { anIdeaResult } from '#src/testing/builders.ts';
import { readAlternatives, readIdea } from './ideaAnswers.ts';

const idea = anIdeaResult();

test('an idea of the contract is shown as it is', () => {
  expect(readIdea(idea)).toEqual(idea);
});

test.each([undefined, null, {}, [], 'texto', { name: 7 }, { name: '  ' }])(
  '%j is no idea',
  (answer) => {
    expect(readIdea(answer)).toBeNull();
  },
);

test('odd parts of an idea are left out', () => {
  const odd = { name: 'Catálogo', description: null, features: ['Fotos', 3, '', null] };
  expect(readIdea(odd)).toEqual({
    name: 'Catálogo',
    description: '',
    features: ['Fotos'],
    engine: '',
  });
});

test('alternatives are other ideas than the one on screen', () => {
  const other = anIdeaResult({ name: 'Otra' });
  expect(readAlternatives([idea, other, {}], idea)).toEqual([other]);
});
