import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { aProfile, aProject } from '#src/testing/builders.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

const ana = aProfile({ id: 'm1', full_name: 'Ana Salas', role: 'project_manager' });
const ines = aProfile({ id: 'a1', full_name: 'Inés Paz', role: 'admin' });

/** A bundle as another server may write it. */
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
  test('reads a role with a name, and takes who has none for a client', async () => {
    const noRole = { ...aProfile({ id: 'c1', full_name: 'Beto Rojas' }), role: undefined };
    open({ profiles: [{ ...ines, role: { name: 'admin' } }, noRole] }, '?tab=personal');
    expect(await rows()).toEqual([['Inés Paz', 'Administración']]);
  });

  test('lists somebody without a name', async () => {
    open({ profiles: [{ ...ines, full_name: null }] }, '?tab=personal');
    expect(await rows()).toEqual([['Sin nombre', 'Administración']]);
  });

  test('shows somebody who was just created with such a role', async () => {
    open({ profiles: [ines] }, '?tab=personal');
    network.use(
      onCall('createStaff', () =>
        HttpResponse.json({ ...ana, role: { name: 'project_manager' } }, { status: 201 }),
      ),
    );
    await userEvent.type(await screen.findByLabelText('Nombre completo'), 'Ana Salas');
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@agencia.pe');
    await userEvent.type(screen.getByLabelText('Contraseña temporal'), 'clave-temporal');
    await userEvent.selectOptions(screen.getByLabelText('Rol'), 'Gestión de proyectos');
    await userEvent.click(screen.getByRole('button', { name: 'Crear usuario' }));
    await waitFor(async () => {
      expect(await rows()).toContainEqual(['Ana Salas', 'Gestión de proyectos']);
    });
  });
});

describe('Proyectos shows as who runs a project', () => {
  const unsaid = { ...aProject(), assigned_to: undefined };
  test.each([
    ['a manager given by id', { ...unsaid, assigned_to: { id: 'm1' } }, 'Ana Salas'],
    ['a person of the profiles', { ...unsaid, assigned_to: { id: 'a1' } }, 'Inés Paz'],
    ['somebody unknown', { ...unsaid, assigned_to: { id: 'x', full_name: null } }, 'Sin nombre'],
    ['nobody, where nothing is said', unsaid, 'Sin asignar'],
  ])('%s', async (_what, project, shown) => {
    open({ projects: [project], project_managers: [ana], profiles: [ines] }, `?buscar=${shown}`);
    expect(await manager()).toHaveDisplayValue(shown);
  });

  test('the same person, when the answer to a change gives their id alone', async () => {
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

  test('nobody, of a new project whose answer does not say', async () => {
    open({ profiles: [aProfile({ id: 'c1' })] });
    network.use(onCall('createProject', () => HttpResponse.json(unsaid, { status: 201 })));
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo Proyecto' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Nombre/), unsaid.name);
    await userEvent.selectOptions(dialog.getByLabelText(/Cliente/), 'Rosa Quispe');
    await userEvent.selectOptions(dialog.getByLabelText(/Servicio/), '1');
    await userEvent.click(dialog.getByRole('button', { name: /Crear/ }));
    expect(await manager()).toHaveDisplayValue('Sin asignar');
  });
});
