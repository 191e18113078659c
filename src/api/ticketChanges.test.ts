import { expect, test } from '@jest/globals';
import { aTicket } from '#src/testing/builders.ts';
import { ticketChangesOf } from './ticketChanges.ts';

const one = aTicket({ id: '1' });

test('refused choices go back to what the server had, the last one standing', () => {
  const changes = ticketChangesOf({});
  const first = changes.begin('1', 'En Progreso', 'Abierto');
  const second = changes.begin('1', 'Cerrado', 'En Progreso');
  expect(changes.over([one], 0)).toMatchObject([{ status: 'Cerrado' }]);
  expect(changes.refuse(first)).toBeNull();
  expect(changes.refuse(second)).toBe('Abierto');
  expect(changes.over([one], 0)).toEqual([one]);
});

test('a read that began before an acceptance has it, a later one is believed', () => {
  const changes = ticketChangesOf({});
  changes.begin('1', 'Cerrado', 'Abierto');
  const early = changes.now();
  changes.accept('1', 'Cerrado');
  expect(changes.over([one], early)).toMatchObject([{ status: 'Cerrado' }]);
  expect(changes.over([one], changes.now())).toEqual([one]);
});
