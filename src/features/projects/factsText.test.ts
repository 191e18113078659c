import { expect, test } from '@jest/globals';
import type { Phase, Project } from '#contract/projects.ts';
import { aProject } from '#src/testing/builders.ts';
import { currentText, summaryText, workTexts } from './factsText.ts';
import { factsOf } from './projectFacts.ts';

const now = new Date('2026-11-23T15:00:00Z');

const aPhase = (endDate: string, change: Partial<Phase> = {}): Phase => ({
  id: endDate,
  name: 'Desarrollo',
  startDate: '2026-10-01T12:00:00Z',
  endDate: `${endDate}T12:00:00Z`,
  ...change,
});
const shop = aProject({ name: 'Tienda online', phases: [aPhase('2026-11-30')] });
const brand = aProject({ name: 'Marca', phases: [aPhase('2026-12-15', { name: 'Pruebas' })] });
const done = aProject({ status: 'Completado', phases: [aPhase('2026-12-01')] });
const summary = (...projects: Project[]) =>
  summaryText(
    projects.map((project) => factsOf(project, now)),
    now,
  );

test('the summary counts projects and names the next delivery', () => {
  expect(summary(brand, shop, done)).toBe(
    'Dos proyectos en marcha. La próxima entrega es el lunes 30 nov: Desarrollo de Tienda online.',
  );
  expect(summary(shop)).toBe(
    'Un proyecto en marcha. La próxima entrega es el lunes 30 nov: Desarrollo de Tienda online.',
  );
  expect(summary(...Array.from({ length: 11 }, () => aProject()))).toBe('11 proyectos en marcha.');
});

test('without projects, dates or running projects it says less', () => {
  expect(summary()).toBeNull();
  expect(summary(aProject({ phases: [aPhase('2026-11-22')] }))).toBe('Un proyecto en marcha.');
  expect(summary(aProject({ phases: null as never }))).toBe('Un proyecto en marcha.');
  expect(summary(done)).toBe('Tu proyecto está terminado.');
  expect(summary(done, done)).toBe('Tus dos proyectos están terminados.');
});

test('a delivery in another year names it; what is delivered already is no next delivery', () => {
  const delivered = aPhase('2026-11-30', { state: 'entregada' });
  const later = aPhase('2027-01-15', { name: 'Pruebas', state: 'pendiente' });
  expect(summary(aProject({ name: 'Web', phases: [delivered, later] }))).toBe(
    'Un proyecto en marcha. La próxima entrega es el viernes 15 ene 2027: Pruebas de Web.',
  );
});

test.each<[Partial<Phase>, string]>([
  [{ state: 'en curso' }, 'Desarrollo, vence el lunes 30 nov'],
  [{ state: 'entregada' }, 'Desarrollo, entregada'],
  [{ state: 'con cambios' }, 'Desarrollo, con cambios pedidos, vence el lunes 30 nov'],
  [{ state: 'atrasada', endDate: '2026-11-20T12:00:00Z' }, 'Desarrollo, venció el viernes 20 nov'],
  [{}, 'Desarrollo, vence el lunes 30 nov'],
])('the phase at hand with %j: %s', (change, text) => {
  const project = aProject({ phases: [aPhase('2026-11-30', change)] });
  expect(currentText(factsOf(project, now), now)).toBe(text);
});

test('the work on a project: what is overdue, what waits for the client, what comes next', () => {
  const phases = [
    aPhase('2026-11-20', { state: 'atrasada' }),
    aPhase('2026-11-22', {
      name: 'Análisis',
      state: 'entregada',
      deliveredAt: '2026-11-19T02:00:00Z',
    }),
    aPhase('2026-12-04', { name: 'Pruebas', state: 'con cambios' }),
  ];
  expect(workTexts(factsOf(aProject({ phases }), now), now)).toEqual([
    'Desarrollo: venció el viernes 20 nov',
    'Análisis: espera al cliente desde el 18 nov',
    'Pruebas: con cambios pedidos, vence el viernes 4 dic',
  ]);
});
