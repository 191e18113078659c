import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { aProfile, aProject } from '#src/testing/builders.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

const ana = aProfile({ id: 'm1', full_name: 'Ana Salas', role: 'project_manager', role_id: 2 });
const lucia = aProfile({ id: 'a1', full_name: 'Lucía Paredes', role: 'admin', role_id: 4 });
const projects = [aProject({ name: 'Marca' })];

async function field() {
  const row = within(await screen.findByRole('row', { name: /Marca/ }));
  return row.getByLabelText<HTMLSelectElement>(/^Asignado a/);
}
const options = (select: HTMLSelectElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('an admin is offered as the manager of a project (PANEL-4)', async () => {
  const sent: unknown[] = [];
  network.use(
    onCall('assignProject', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  renderPanel({ projects, project_managers: [ana], eligible_managers: [ana, lucia] });
  const select = await field();
  expect(options(select)).toEqual(['Sin asignar', 'Ana Salas', 'Lucía Paredes']);
  await userEvent.selectOptions(select, 'Lucía Paredes');
  expect(await field()).toHaveDisplayValue('Lucía Paredes');
  expect(sent).toEqual([{ userId: 'a1' }]);
});

test('a server that does not say who can run projects has its project managers', async () => {
  renderPanel({ projects, project_managers: [ana] });
  expect(options(await field())).toEqual(['Sin asignar', 'Ana Salas']);
});
