import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Project } from '#contract/projects.ts';
import { aProject } from '#src/testing/builders.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { factsOf } from './projectFacts.ts';

const now = new Date('2026-09-10T15:00:00Z');
const noon = (day: string) => `${day}T12:00:00.000Z`;
const work: Project['phases'] = [
  { id: 'a', name: 'Análisis', startDate: noon('2026-09-05'), endDate: noon('2026-09-19') },
];

/** Renders a card in its list, for any project from the API. */
const show = (change: Partial<Record<keyof Project, unknown>>) =>
  renderUi(
    <ul>
      <ProjectCard
        hasPage
        facts={factsOf(aProject(change as Partial<Project>), now)}
        now={now}
        isManager={false}
      />
    </ul>,
  );
const toggle = () => screen.getByRole('button', { name: /^Cronograma de/ });

test('a project expands to its timeline and collapses', async () => {
  show({ phases: work });
  expect(toggle()).toHaveAccessibleName('Cronograma de Tienda de café');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  const panel = screen.getByRole('group', { name: 'Cronograma de Tienda de café' });
  expect(toggle()).toHaveAttribute('aria-controls', panel.id);
  expect(await within(panel).findByRole('table')).toBeInTheDocument();
  await userEvent.click(toggle());
  expect(panel).not.toBeInTheDocument();
  expect(toggle()).not.toHaveAttribute('aria-controls');
});

test.each([['{Enter}'], [' ']])('the key %j opens it', async (key) => {
  show({ phases: work });
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Tienda de café' })).toHaveFocus();
  await userEvent.tab();
  expect(toggle()).toHaveFocus();
  await userEvent.keyboard(key);
  expect(await screen.findByRole('button', { name: 'Análisis: 5 set – 19 set' })).toBeVisible();
});

test.each([
  [[], 'No hay un cronograma disponible para este proyecto.'],
  [null, 'No hay un cronograma disponible para este proyecto.'],
  [[{ ...work[0], endDate: noon('2026-09-01') }], 'Datos de cronograma inválidos.'],
  ['<img src=x>', 'Datos de cronograma inválidos.'],
])('phases %j: %s', async (phases, text) => {
  show({ phases });
  await userEvent.click(toggle());
  expect(await screen.findByText(text)).toBeVisible();
});

test('markup in a name is escaped', () => {
  const name = '<script>alert(1)</script><b>Tienda</b>';
  show({ name });
  expect(screen.getByRole('heading')).toHaveTextContent(name);
});

test.each([
  [-5, '0'],
  [140, '100'],
  [NaN, '0'],
  [null, '0'],
])('a progress of %s is drawn as %s', (progress, drawn) => {
  show({ progress });
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', drawn);
});
