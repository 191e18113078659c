import { expect, test } from '@jest/globals';
import { aTicket } from '#src/testing/builders.ts';
import { ticketChangesOf } from './ticketChanges.ts';
import { keepUnchanged } from './ticketRows.ts';

const [one, two] = [aTicket({ id: '1' }), aTicket({ id: '2' })];
const copy = <T>(value: T) => structuredClone(value);

test('a list without news is the very list of before', () => {
  const before = [one, two];
  expect(keepUnchanged(before, copy(before))).toBe(before);
});

test('a ticket on top, or a changed one, leaves the others as they are', () => {
  const added = keepUnchanged([one, two], copy([aTicket({ id: '3' }), one, two]));
  expect(added.slice(1)).toEqual([one, two]);
  expect(added[1]).toBe(one);
  const changed = keepUnchanged([one, two], copy([one, { ...two, status: 'Cerrado' as const }]));
  expect(changed[0]).toBe(one);
  expect(changed[1]).toMatchObject({ status: 'Cerrado' });
});

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
