import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { aProfile, aProject } from '#src/testing/builders.ts';
import { network, onCall, withFourteenCalls, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();
withFourteenCalls();

const ana = aProfile({ id: 'm1', full_name: 'Ana Salas', role: 'project_manager' });
const ines = aProfile({ id: 'a1', full_name: 'Inés Paz', role: 'admin' });

/** A bundle in the variants that another server may send. */
const open = (loose: object, query = '') => renderPanel(loose, query);

const manager = () => screen.findByLabelText<HTMLSelectElement>(/^Asignado a: /);
const rows = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
};

describe('Personal', () => {
  test('reads a role object by its name, and a missing role as client', async () => {
    const noRole = { ...aProfile({ id: 'c1', full_name: 'Beto Rojas' }), role: undefined };
    open({ profiles: [{ ...ines, role: { name: 'admin' } }, noRole] }, '?tab=personal');
    expect(await rows()).toEqual([['Inés Paz', 'Administración']]);
  });

  test('lists somebody without a name', async () => {
    open({ profiles: [{ ...ines, full_name: null }] }, '?tab=personal');
    expect(await rows()).toEqual([['Sin nombre', 'Administración']]);
  });
});

describe('Proyectos shows as manager', () => {
  const unsaid = { ...aProject(), assigned_to: undefined };
  test.each([
    ['a manager given by id', { ...unsaid, assigned_to: { id: 'm1' } }, 'Ana Salas'],
    ['a person of the profiles', { ...unsaid, assigned_to: { id: 'a1' } }, 'Inés Paz'],
    ['somebody unknown', { ...unsaid, assigned_to: { id: 'x', full_name: null } }, 'Sin nombre'],
    ['nobody, where nothing is said', unsaid, 'Sin asignar'],
  ])('%s', async (_what, project, shown) => {
    open({ projects: [project], project_managers: [ana], profiles: [ines] });
    expect(await manager()).toHaveDisplayValue(shown);
  });

  test('the same person if the response to an edit has only their id', async () => {
    const project = aProject({ assigned_to: { id: 'x', full_name: 'Luz Vega' } });
    open({ projects: [project], project_managers: [ana] });
    network.use(
      onCall('updateProject', () =>
        HttpResponse.json({ ...project, status: 'Revisión', assigned_to: { id: 'x' } }),
      ),
    );
    await userEvent.selectOptions(await screen.findByLabelText(/^Estado: /), 'Revisión');
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(await manager()).toHaveDisplayValue('Luz Vega');
  });
});
