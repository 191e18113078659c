import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aProject } from '#src/testing/builders.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { factsOf } from '../projectFacts.ts';
import { WorkSection } from './WorkSection.tsx';

test('where there is no room for a table, each project is a short row', () => {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 360 });
  const now = new Date();
  const end = new Date(now.getTime() - 3 * 86_400_000).toISOString();
  const phase = { id: 'f1', name: 'Desarrollo', startDate: end, endDate: end } as const;
  const project = aProject({ name: 'Reservas', phases: [{ ...phase, state: 'atrasada' }] });
  renderUi(<WorkSection facts={[factsOf(project, now)]} />);
  const section = within(screen.getByRole('region', { name: 'Qué sigue' }));
  expect(section.queryByRole('table')).toBeNull();
  const [row, ...others] = section.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(row).toHaveTextContent(/^ReservasDesarrollo, venció el \d+ \w{3}$/);
  expect(within(row!).getByRole('link')).toHaveAttribute('href', `/projects/${project.id}`);
});
