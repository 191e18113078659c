import { expect, test } from '@jest/globals';
import type { Phase, Project } from '#contract/projects.ts';
import { aProject } from '#src/testing/builders.ts';
import { awaitingOf, factsOf } from './projectFacts.ts';

// 9 p.m. on the 9th in Lima, which is the 10th in UTC.
const now = new Date('2026-09-10T02:00:00Z');

function aPhase(endDate: string, change: Partial<Phase> = {}): Phase {
  return { id: endDate, name: 'Desarrollo', startDate: '2026-08-01T12:00:00Z', endDate, ...change };
}

const isLate = (end: string) => factsOf(aProject({ phases: [aPhase(end)] }), now).overdue !== null;
const overdueOf = (change: Partial<Project>) => factsOf(aProject(change), now).overdue?.name;

test('a phase is overdue from the day after its end, by the day in Lima', () => {
  expect(isLate('2026-09-09T12:00:00Z')).toBe(false);
  expect(isLate('2026-09-08T12:00:00Z')).toBe(true);
  // An end at midnight UTC counts as that calendar day.
  expect(isLate('2026-09-09T00:00:00Z')).toBe(false);
  expect(isLate('2026-09-08T00:00:00Z')).toBe(true);
});

test('a finished project has no overdue phases', () => {
  const phases = [aPhase('2026-09-01T12:00:00Z')];
  expect(overdueOf({ status: 'Completado', phases })).toBeUndefined();
  expect(overdueOf({ status: 'En Progreso', phases })).toBe('Desarrollo');
});

test('a phase before the project’s status is not overdue', () => {
  const phases = [aPhase('2026-09-01T12:00:00Z', { name: 'Análisis' })];
  expect(overdueOf({ status: 'Planificación', phases })).toBe('Análisis');
  expect(overdueOf({ status: 'En Progreso', phases })).toBeUndefined();
  expect(overdueOf({ status: 'Revisión', phases })).toBeUndefined();
});

test('only the last started phase counts', () => {
  const development = aPhase('2026-08-20T12:00:00Z');
  const tests = aPhase('2026-09-20T12:00:00Z', {
    name: 'Pruebas',
    startDate: '2026-08-21T12:00:00Z',
  });
  const later = { ...tests, startDate: '2026-09-15T12:00:00Z' };
  expect(overdueOf({ phases: [development, tests] })).toBeUndefined();
  expect(overdueOf({ phases: [development, later] })).toBe('Desarrollo');
});

test('where phases have states, one is due until it is delivered, whatever came after', () => {
  const analysis = aPhase('2026-08-10T12:00:00Z', { name: 'Análisis', state: 'atrasada' });
  const development = aPhase('2026-09-20T12:00:00Z', { state: 'en curso' });
  expect(overdueOf({ phases: [development, analysis] })).toBe('Análisis');
  for (const state of ['entregada', 'aprobada'] as const) {
    expect(overdueOf({ phases: [{ ...analysis, state }, development] })).toBeUndefined();
  }
  const requested = { ...analysis, state: 'con cambios' as const };
  expect(overdueOf({ phases: [requested, development] })).toBe('Análisis');
});

test('deliveries wait, the oldest first', () => {
  const phases = ['2026-09-08T10:00:00Z', '2026-09-01T10:00:00Z'].map((deliveredAt) =>
    aPhase(deliveredAt, { state: 'entregada', deliveredAt }),
  );
  const awaiting = awaitingOf([factsOf(aProject({ phases }), now)]);
  expect(awaiting.map(({ phase }) => phase.deliveredAt)).toEqual([
    '2026-09-01T10:00:00Z',
    '2026-09-08T10:00:00Z',
  ]);
});

test.each([[null], ['pronto'], [[null, aPhase('pronto'), aPhase(null as never)]]])(
  'malformed phases %j are skipped',
  (phases) => {
    const facts = factsOf(aProject({ phases: phases as never }), now);
    expect(facts).toMatchObject({ current: null, overdue: null, next: null, awaiting: [] });
  },
);
