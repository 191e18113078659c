import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import type { Client } from '#contract/clients.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { aPage, aProfile, aProject } from '#src/testing/builders.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

const rosa: Client = {
  id: 'c1',
  full_name: 'Rosa Quispe',
  email: 'rosa@ejemplo.pe',
  emailConfirmed: true,
  company: 'Agro Quispe',
  phone: '987 654 321',
  document: '12345678',
  notes: 'Paga a fin de mes.',
  projects: 2,
  openTickets: 1,
  createdAt: '2026-08-01T15:00:00.000Z',
  lastSignInAt: '2026-09-20T15:00:00.000Z',
};
const other: Client = {
  ...rosa,
  id: 'c2',
  email: 'rosa.q@ejemplo.pe',
  emailConfirmed: false,
  company: '',
  phone: '',
  document: '',
  notes: '',
  projects: 0,
  openTickets: 0,
  lastSignInAt: null,
};

/** The two calls of a server that keeps clients. */
function serve(rows: Client[]) {
  const kept = { rows, sent: [] as object[] };
  network.use(
    onRoute(listRoutes.pageClients, ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      return HttpResponse.json(aPage(kept.rows.filter((row) => row.full_name.includes(search))));
    }),
    onRoute(peopleRoutes.updateClient, async ({ request, params }) => {
      const change = (await request.json()) as Partial<Client>;
      kept.sent.push(change);
      kept.rows = kept.rows.map((row) => (row.id === params.id ? { ...row, ...change } : row));
      return HttpResponse.json(kept.rows.find(({ id }) => id === params.id));
    }),
  );
  return kept;
}

const bundle = {
  projects: [aProject()],
  tickets: [],
  ideas: [],
  profiles: [
    aProfile({ id: 'c1' }),
    aProfile({ id: 'c2' }),
    aProfile({ id: 'c3', full_name: 'Luz' }),
  ],
  roles: [{ id: 1, name: 'client' }],
};
const show = () => renderPanel(bundle, '?tab=clientes');
const rowOf = (email: string) => screen.findByRole('row', { name: new RegExp(email) });
async function open(email: string) {
  await userEvent.click(
    await screen.findByRole('button', { name: `Datos de Rosa Quispe, ${email}` }),
  );
}

test('the table says who they are, how to reach them and what runs for them', async () => {
  serve([rosa, other]);
  show();
  const cells = within(await rowOf('rosa@')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Rosa QuispeAgro Quispe',
    'rosa@ejemplo.pe 987 654 321',
    '12345678',
    '2',
    '1',
    '20 set 2026',
    'Datos',
  ]);
  expect(await rowOf('q@')).toHaveTextContent(/Sin verificar.*Nunca/);
  expect(screen.getByRole('tab', { name: 'Clientes 3' })).toBeVisible();
});

test('details are saved and shown', async () => {
  const kept = serve([rosa, other]);
  show();
  await open('rosa@ejemplo.pe');
  expect(screen.getByLabelText('Notas del equipo (opcional)')).toHaveValue('Paga a fin de mes.');
  await userEvent.clear(screen.getByLabelText('Empresa (opcional)'));
  await userEvent.type(screen.getByLabelText('Empresa (opcional)'), 'Semillas del Valle');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar datos' }));
  expect(await screen.findByText('Datos guardados.')).toBeVisible();
  expect(await rowOf('rosa@')).toHaveTextContent('Semillas del Valle');
  expect(kept.sent).toEqual([{ company: 'Semillas del Valle', was: { company: 'Agro Quispe' } }]);
});

test('a RUC with a wrong check digit is refused here, and nothing typed is lost', async () => {
  const kept = serve([other]);
  show();
  await open('rosa.q@ejemplo.pe');
  await userEvent.type(screen.getByLabelText('DNI o RUC (opcional)'), '20999999991');
  await userEvent.type(screen.getByLabelText('Notas del equipo (opcional)'), 'Ojo.');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar datos' }));
  expect(await screen.findByText('Ese RUC no existe: revisa sus dígitos.')).toBeVisible();
  expect(screen.getByLabelText('Notas del equipo (opcional)')).toHaveValue('Ojo.');
  expect(kept.sent).toEqual([]);
});

test('a failed save says so and keeps what was typed', async () => {
  serve([other]);
  network.use(onRoute(peopleRoutes.updateClient, () => HttpResponse.json({}, { status: 500 })));
  show();
  await open('rosa.q@ejemplo.pe');
  await userEvent.type(screen.getByLabelText('Empresa (opcional)'), 'Semillas');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar datos' }));
  expect(await screen.findByText(/No se pudieron guardar los datos\./)).toBeVisible();
  expect(screen.getByLabelText('Empresa (opcional)')).toHaveValue('Semillas');
});

test('a client is invited without choosing a role', async () => {
  const sent: unknown[] = [];
  serve([rosa]);
  network.use(
    onRoute(peopleRoutes.getAccount, () =>
      HttpResponse.json({ full_name: 'Inés', email: 'i@d.pe', role: 'admin', sessions: [] }),
    ),
    onRoute(peopleRoutes.createInvitation, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(aProfile(), { status: 201 });
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Invitar por correo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Invitar a un cliente' }));
  expect(dialog.queryByRole('combobox')).toBeNull();
  await userEvent.type(dialog.getByLabelText('Nombre completo'), 'Luz Ríos');
  await userEvent.type(dialog.getByLabelText(/Correo/), 'luz@ejemplo.pe');
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
  expect(await screen.findByText('Enviamos la invitación a luz@ejemplo.pe.')).toBeVisible();
  expect(sent).toEqual([{ full_name: 'Luz Ríos', email: 'luz@ejemplo.pe', role_id: 1 }]);
});

test('in the picker of a new project equal names are told apart, others stay alone', async () => {
  renderPanel({
    ...bundle,
    profiles: [
      aProfile({ id: 'c1', detail: 'Agro Quispe' }),
      aProfile({ id: 'c2', detail: 'rosa.q@ejemplo.pe' }),
      aProfile({ id: 'c3', full_name: 'Óscar' }),
      aProfile({ id: 'c4', full_name: 'Nora' }),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo Proyecto' }));
  const picker = await screen.findByLabelText('Cliente');
  const options = within(picker).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Elige un cliente',
    'Nora',
    'Óscar',
    'Rosa Quispe (Agro Quispe)',
    'Rosa Quispe (rosa.q@ejemplo.pe)',
  ]);
});

test('links lead to the work of one of two people of a name, not of both', async () => {
  serve([rosa, other]);
  const mine = aProject({ id: 'p2', name: 'Abonos' });
  const panel = renderPanel(
    {
      ...bundle,
      profiles: [aProfile({ id: 'c2', detail: 'rosa.q@ejemplo.pe' })],
      projects: [{ ...mine, client: { id: 'c2' } } as typeof mine, aProject({ name: 'Tienda' })],
    },
    '?tab=clientes',
  );
  await open('rosa.q@ejemplo.pe');
  for (const [work, tab] of [
    ['proyectos', 'proyectos'],
    ['tickets', 'tickets'],
    ['ideas', 'ideas'],
  ]) {
    expect(screen.getByRole('link', { name: `Ver sus ${work}` })).toHaveAttribute(
      'href',
      `/admin/dashboard?tab=${tab}&client=c2`,
    );
  }
  await userEvent.click(screen.getByRole('link', { name: 'Ver sus proyectos' }));
  expect(await screen.findByRole('row', { name: /Abonos/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Tienda/ })).toBeNull();
  expect(panel.served.pages).toContain('?client=c2');
  expect(screen.getByText('Rosa Quispe (rosa.q@ejemplo.pe)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtro' }));
  expect(await screen.findByRole('row', { name: /Tienda/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quitar filtro' })).toBeNull();
  expect(screen.getByLabelText('Buscar')).toHaveFocus();
});

test('an empty list says how to begin, a failed one can be retried', async () => {
  const kept = serve([]);
  const panel = show();
  expect(await screen.findByText('Aún no hay clientes')).toBeVisible();
  panel.unmount();
  kept.rows = [rosa];
  network.use(onCall('getAllData', () => HttpResponse.json(bundle)));
  network.use(onRoute(listRoutes.pageClients, () => HttpResponse.json({}, { status: 500 })));
  show();
  expect(await screen.findByText('Error al cargar los clientes.')).toBeVisible();
  serve([rosa]);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await rowOf('rosa@')).toBeVisible();
});
