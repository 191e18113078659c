import { expect, test } from '@jest/globals';
import { aProject, aTicket, anAdminData } from '#src/testing/builders.ts';
import { keepUnchanged, keepUnchangedLists } from './unchangedRows.ts';

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

test('a changed list of the bundle leaves the others, and its other rows, as they are', () => {
  const phase = { id: 'f', name: 'Análisis' as const, startDate: 'a', endDate: 'b' };
  const cafe = aProject({ id: 'a', phases: [phase] });
  const before = anAdminData({ tickets: [one, two], projects: [cafe, aProject({ id: 'b' })] });
  expect(keepUnchangedLists(before, copy(before))).toBe(before);

  const now = copy(before);
  now.projects[1] = aProject({ id: 'b', progress: 99 });
  const kept = keepUnchangedLists(before, now);
  expect(kept.tickets).toBe(before.tickets);
  expect(kept.projects[0]).toBe(cafe);
  expect(kept.projects[1]).toMatchObject({ progress: 99 });

  const moved = copy(before);
  moved.projects[0] = { ...cafe, phases: [{ ...phase, endDate: 'c' }] };
  expect(keepUnchangedLists(before, moved).projects[0]).toMatchObject({
    phases: [{ endDate: 'c' }],
  });
});

test('what comes in the place of a list is passed on', () => {
  const before = anAdminData({ tickets: [one] });
  expect(keepUnchangedLists(before, {} as typeof before)).toEqual({});
  const odd = { ...before, tickets: null as unknown as [] };
  expect(keepUnchangedLists(before, odd).tickets).toBeNull();
});
