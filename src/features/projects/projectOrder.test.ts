import { expect, test } from '@jest/globals';
import type { Phase } from '#contract/projects.ts';
import { aProject } from '#src/testing/builders.ts';
import { factsOf } from './projectFacts.ts';
import { byDate, inOrderOfWork } from './projectOrder.ts';

const now = new Date('2026-09-10T02:00:00Z');

function aPhase(endDate: string, change: Partial<Phase> = {}): Phase {
  return { id: endDate, name: 'Desarrollo', startDate: '2026-08-01T12:00:00Z', endDate, ...change };
}

test('projects are in the order of their dates: overdue, next, waiting for the client, undated, finished', () => {
  const later = '2026-09-30T12:00:00Z';
  const projects = [
    aProject({ name: 'Terminado', status: 'Completado', phases: [aPhase('2026-08-01T12:00:00Z')] }),
    aProject({ name: 'Sin fechas' }),
    aProject({ name: 'Entregado', phases: [aPhase(later, { state: 'entregada' })] }),
    aProject({ name: 'Después', phases: [aPhase(later)] }),
    aProject({ name: 'Ayer', phases: [aPhase('2026-09-08T12:00:00Z')] }),
    aProject({ name: 'Agosto', phases: [aPhase('2026-08-30T12:00:00Z')] }),
  ];
  const order = byDate(projects.map((project) => factsOf(project, now)));
  expect(order.map(({ project }) => project.name)).toEqual([
    ...['Agosto', 'Ayer', 'Después', 'Entregado', 'Sin fechas', 'Terminado'],
  ]);
});

test('work with requested changes follows what is overdue, before earlier dates', () => {
  const soon = aPhase('2026-09-11T12:00:00Z');
  const requested = aPhase('2026-10-30T12:00:00Z', { state: 'con cambios' });
  const projects = [
    aProject({ name: 'Mañana', phases: [soon] }),
    // In parallel, after a phase with an earlier date.
    aProject({ name: 'Paralelo', phases: [{ ...soon, state: 'en curso' }, requested] }),
    aProject({ name: 'Con cambios', phases: [requested] }),
    aProject({ name: 'Atrasado', phases: [aPhase('2026-09-08T12:00:00Z')] }),
  ];
  const order = inOrderOfWork(projects.map((project) => factsOf(project, now)));
  expect(order.map(({ project }) => project.name)).toEqual([
    ...['Atrasado', 'Paralelo', 'Con cambios', 'Mañana'],
  ]);
});
