import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { useAdminRead } from '#src/api/adminData.ts';
import { aProfile, anAdminData } from '#src/testing/builders.ts';
import { fill } from '#src/testing/renderUi.tsx';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { catchSavedFiles } from '#src/testing/savedFiles.ts';
import { AdminStaff } from './AdminStaff.tsx';

withNetwork();

const rosa = aProfile({ id: 'a' });
const ines = aProfile({ id: 'b', full_name: 'Inés Paz', role: 'admin', role_id: 4 });
const beto = aProfile({ id: 'c', full_name: 'Beto Rojas', role: 'project_manager', role_id: 2 });

/** The tab with the loaded bundle. */
function Place() {
  return useAdminRead().hasData && <AdminStaff />;
}

function show() {
  const served = { profiles: [rosa, ines, beto], asked: 0 };
  network.use(
    onCall('getAllData', () => {
      served.asked += 1;
      return HttpResponse.json(anAdminData({ profiles: served.profiles }));
    }),
    onPage(listRoutes.pageStaff, () =>
      served.profiles
        .filter(({ role }) => role !== 'client')
        .toSorted((one, other) => one.full_name.localeCompare(other.full_name)),
    ),
  );
  return { served, ...renderFeature(<Place />, { auth: signedInAs('admin') }) };
}

const whole = {
  full_name: 'Lía Soto',
  email: 'lia@agencia.pe',
  password: 'clave-temporal',
  role_id: 2,
};
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

async function fillIn() {
  await fill(await screen.findByLabelText('Nombre completo'), ` ${whole.full_name} `);
  await fill(screen.getByLabelText('Correo electrónico'), whole.email);
  await fill(screen.getByLabelText('Contraseña temporal'), whole.password);
  await userEvent.selectOptions(screen.getByLabelText('Rol'), 'Gestión de proyectos');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Crear usuario' }));

/** Serves the call and records the requests. */
function respond(body: object, status: number) {
  const sent: unknown[] = [];
  network.use(
    onCall('createStaff', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

describe('the form', () => {
  test('offers every role except client', async () => {
    show();
    const roles = within(await screen.findByLabelText('Rol')).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Elige un rol',
      'Gestión de proyectos',
      'Administración',
    ]);
  });

  test('creates the person once, confirms it, lists them and clears the form', async () => {
    const { served } = show();
    await fillIn();
    const made = { id: 'd', full_name: 'Lía Soto', role: 'project_manager', role_id: 2 };
    served.profiles = [...served.profiles, made];
    // Another server may answer without a body.
    const sent = respond({}, 201);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Crear usuario' }));
    expect(await screen.findByText('Usuario Lía Soto creado exitosamente.')).toBeVisible();
    expect(screen.getByText('Usuario Lía Soto creado exitosamente.').closest('[role]')).toHaveRole(
      'status',
    );
    expect(sent).toEqual([whole]);
    for (const name of Object.keys(whole)) expect(control(name)).toHaveValue('');
    expect(await screen.findByRole('row', { name: /Lía Soto/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(Object.keys(whole))('without %s nothing is sent', async (name) => {
    show();
    await fillIn();
    const field = control(name)!;
    if (name === 'role_id') await userEvent.selectOptions(field, '');
    else await userEvent.clear(field);
    const sent = respond({}, 201);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Todos los campos son obligatorios.');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('a short password is not sent', async () => {
    show();
    await fillIn();
    await userEvent.clear(screen.getByLabelText('Contraseña temporal'));
    await userEvent.type(screen.getByLabelText('Contraseña temporal'), 'corta');
    const sent = respond({}, 201);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('al menos 8 caracteres');
    expect(sent).toEqual([]);
  });

  test.each([
    [
      409,
      { message: 'Ya existe una cuenta con ese correo.' },
      'Error al crear el usuario. Ya existe una cuenta con ese correo.',
    ],
    [500, {}, 'Error al crear el usuario.'],
  ])('a %d keeps the typed values and shows the reason', async (status, body, text) => {
    const { served } = show();
    await fillIn();
    respond(body, status);
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(text);
    expect(control('email')).toHaveValue(whole.email);
    expect(control('email')!.getAttribute('aria-invalid') === 'true').toBe(status === 409);
    expect(control('password')).toHaveValue(whole.password);
    expect(served.asked).toBe(1);
  });

  test('the draft survives a reload, except the password', async () => {
    const { unmount } = show();
    await fillIn();
    unmount();
    show();
    expect(await screen.findByLabelText('Correo electrónico')).toHaveValue(whole.email);
    expect(control('role_id')).toHaveValue('2');
    expect(control('password')).toHaveValue('');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(whole.password);
  });
});

test('lists staff by name and can be searched by role', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Personal de la agencia' });
  const shown = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(shown()).toEqual(['Beto Rojas', 'Inés Paz']);
  await userEvent.type(screen.getByLabelText('Buscar'), 'admin');
  await waitFor(() => expect(shown()).toEqual(['Inés Paz']));
  expect(screen.getByText('1 de 2 personas')).toBeVisible();
});

test('the export has the order of the table', async () => {
  catchSavedFiles();
  const asked: string[] = [];
  network.use(
    onRoute(listRoutes.exportStaff, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({}, { status: 404 });
    }),
  );
  show();
  const download = await screen.findByRole('button', { name: 'Descargar Excel' });
  await userEvent.click(screen.getByRole('button', { name: 'Rol' }));
  // 'Administración' comes before 'Gestión de proyectos', and the header before both.
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Inés Paz'));
  await userEvent.click(download);
  await waitFor(() => expect(asked).toEqual(['?sort=role&order=asc']));
});
