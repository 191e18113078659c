import { expect, test } from '@jest/globals';
import type { Phase, Project } from '#contract/projects.ts';
import { aProject } from '#src/testing/builders.ts';
import { overduePhases } from './overduePhases.ts';

// Nine in the evening of the ninth in Lima; in UTC it is the tenth.
const now = new Date('2026-09-10T02:00:00Z');

function aPhase(endDate: string, change: Partial<Phase> = {}): Phase {
  return { id: endDate, name: 'Desarrollo', startDate: '2026-08-01T12:00:00Z', endDate, ...change };
}

const daysOf = (...dates: string[]) =>
  overduePhases([aProject({ phases: dates.map((date) => aPhase(date)) })], now).map(
    ({ days }) => days,
  );

test('a phase is overdue from the day after its last one, in Lima', () => {
  expect(daysOf('2026-09-09T12:00:00Z')).toEqual([]);
  expect(daysOf('2026-09-08T12:00:00Z')).toEqual([1]);
  // A midnight in UTC is that day as well.
  expect(daysOf('2026-09-09T00:00:00Z')).toEqual([]);
  expect(daysOf('2026-09-08T00:00:00Z')).toEqual([1]);
});

test('the latest comes first, and says of which project and client it is', () => {
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

test('a finished project has none', () => {
  const phases = [aPhase('2026-09-01T12:00:00Z')];
  expect(overduePhases([aProject({ status: 'Completado', phases })], now)).toEqual([]);
  expect(overduePhases([aProject({ status: 'En Progreso', phases })], now)).toHaveLength(1);
});

test('a phase that the status is past does not hold the project up', () => {
  const phases = [aPhase('2026-09-01T12:00:00Z', { name: 'Análisis' })];
  const overdue = (status: Project['status']) =>
    overduePhases([aProject({ status, phases })], now).map(({ name }) => name);
  expect(overdue('Planificación')).toEqual(['Análisis']);
  expect(overdue('En Progreso')).toEqual([]);
  expect(overdue('Revisión')).toEqual([]);
});

test('only the last phase that has begun counts', () => {
  const development = aPhase('2026-08-20T12:00:00Z');
  const tests = aPhase('2026-09-20T12:00:00Z', {
    name: 'Pruebas',
    startDate: '2026-08-21T12:00:00Z',
  });
  const later = { ...tests, startDate: '2026-09-15T12:00:00Z' };
  expect(overduePhases([aProject({ phases: [development, tests] })], now)).toEqual([]);
  expect(overduePhases([aProject({ phases: [development, later] })], now)).toHaveLength(1);
});

test('what cannot be read is skipped', () => {
  expect(daysOf('pronto')).toEqual([]);
  const odd = aProject({ phases: null as unknown as Phase[] });
  expect(overduePhases([odd], now)).toEqual([]);
});
