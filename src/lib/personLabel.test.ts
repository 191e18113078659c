import { expect, test } from '@jest/globals';
import { byName, personLabel } from './personLabel.ts';

const named = (full_name: string) => ({ full_name });

test('names are in Spanish order', () => {
  const names = ['Zoe', 'Óscar', 'Ñata', 'nuria', 'Nora', 'ángel', 'Oswaldo', 'Ana'];
  const sorted = names.map(named).sort(byName);
  expect(sorted.map(({ full_name }) => full_name)).toEqual([
    ...['Ana', 'ángel', 'Nora', 'nuria', 'Ñata', 'Óscar', 'Oswaldo', 'Zoe'],
  ]);
});

test('a name stands alone unless something tells people apart (CLIENT-5)', () => {
  expect(personLabel(named('Rosa'))).toBe('Rosa');
  expect(personLabel({ full_name: 'Rosa', detail: 'Agro' })).toBe('Rosa (Agro)');
});
