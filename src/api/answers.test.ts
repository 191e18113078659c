import { describe, expect, test } from '@jest/globals';
import { aProject, anIdeaResult } from '#src/testing/builders.ts';
import {
  readBundle,
  readChange,
  readDashboard,
  readIdeas,
  readReceipt,
  readTickets,
} from './answers.ts';

const nothings = [undefined, null, {}, 'texto', 7];

test.each(nothings)('%j is an empty list, dashboard and bundle', (answer) => {
  expect(readTickets(answer)).toEqual([]);
  expect(readDashboard(answer)).toEqual({ projects: [], serviceIds: [] });
  expect(Object.values(readBundle(answer))).toEqual([[], [], [], [], [], []]);
});

test.each([...nothings, { code: '000123-2026' }])('%j is no receipt', (answer) => {
  expect(readReceipt(answer)).toBeNull();
});

test.each([
  [aProject({ assigned_to: null }), null],
  [aProject({ assigned_to: { id: 'm', full_name: 'Ana' } }), { id: 'm', full_name: 'Ana' }],
  [{ ...aProject(), assigned_to: { id: 'm' } }, undefined],
  [{}, undefined],
])('the answer to an edit has the manager with their name, or not at all', (answer, manager) => {
  expect(readChange(answer).assigned_to).toEqual(manager);
});

describe('ideas', () => {
  const idea = anIdeaResult();

  test('of the contract are shown as they are, alone or in a list', () => {
    expect(readIdeas(idea)).toEqual([idea]);
    expect(readIdeas([idea, idea])).toEqual([idea, idea]);
  });

  test.each([...nothings, [], { name: 7 }, { name: '  ' }])('%j is none', (answer) => {
    expect(readIdeas(answer)).toEqual([]);
  });

  test('are returned without invalid fields', () => {
    const odd = { name: 'Catálogo', description: null, features: ['Fotos', 3, '', null] };
    const read = { name: 'Catálogo', description: '', features: ['Fotos'], engine: '' };
    expect(readIdeas([odd, {}])).toEqual([read]);
  });
});
