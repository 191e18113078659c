import { expect, test } from '@jest/globals';
import type { Phase, Project } from '#contract/projects.ts';
import { aProject } from '#src/testing/builders.ts';
import { overduePhases } from './overduePhases.ts';

// 9 p.m. on the 9th in Lima, which is the 10th in UTC.
const now = new Date('2026-09-10T02:00:00Z');

function aPhase(endDate: string, change: Partial<Phase> = {}): Phase {
  return { id: endDate, name: 'Desarrollo', startDate: '2026-08-01T12:00:00Z', endDate, ...change };
}

const daysOf = (...dates: string[]) =>
  overduePhases([aProject({ phases: dates.map((date) => aPhase(date)) })], now).map(
    ({ days }) => days,
  );

test('a phase is overdue from the day after its end, by the day in Lima', () => {
  expect(daysOf('2026-09-09T12:00:00Z')).toEqual([]);
  expect(daysOf('2026-09-08T12:00:00Z')).toEqual([1]);
  // An end at midnight UTC counts as that calendar day.
  expect(daysOf('2026-09-09T00:00:00Z')).toEqual([]);
  expect(daysOf('2026-09-08T00:00:00Z')).toEqual([1]);
});

test('the most overdue phase is first, with project and client', () => {
  const projects = [
    aProject({ id: 'a', name: 'Tienda', phases: [aPhase('2026-09-08T12:00:00Z')] }),
    aProject({ id: 'b', name: 'Catálogo', phases: [aPhase('2026-08-30T12:00:00Z')] }),
  ];
  const overdue = overduePhases(projects, now);
  expect(overdue.map(({ project, days }) => [project.name, project.userName, days])).toEqual([
    ['Catálogo', 'Rosa Quispe', 10],
    ['Tienda', 'Rosa Quispe', 1],
  ]);
});

test('a finished project has no overdue phases', () => {
  const phases = [aPhase('2026-09-01T12:00:00Z')];
  expect(overduePhases([aProject({ status: 'Completado', phases })], now)).toEqual([]);
  expect(overduePhases([aProject({ status: 'En Progreso', phases })], now)).toHaveLength(1);
});

test('a phase before the project’s status is not overdue', () => {
  const phases = [aPhase('2026-09-01T12:00:00Z', { name: 'Análisis' })];
  const overdue = (status: Project['status']) =>
    overduePhases([aProject({ status, phases })], now).map(({ name }) => name);
  expect(overdue('Planificación')).toEqual(['Análisis']);
  expect(overdue('En Progreso')).toEqual([]);
  expect(overdue('Revisión')).toEqual([]);
});

test('only the last started phase counts', () => {
  const development = aPhase('2026-08-20T12:00:00Z');
  const tests = aPhase('2026-09-20T12:00:00Z', {
    name: 'Pruebas',
    startDate: '2026-08-21T12:00:00Z',
  });
  const later = { ...tests, startDate: '2026-09-15T12:00:00Z' };
  expect(overduePhases([aProject({ phases: [development, tests] })], now)).toEqual([]);
  expect(overduePhases([aProject({ phases: [development, later] })], now)).toHaveLength(1);
});

test('malformed phases are skipped', () => {
  expect(daysOf('pronto')).toEqual([]);
  const odd = aProject({ phases: null as unknown as Phase[] });
  expect(overduePhases([odd], now)).toEqual([]);
});
