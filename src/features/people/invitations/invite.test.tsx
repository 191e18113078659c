import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { useAdminRead } from '#src/api/adminData.ts';
import { aProfile, anAdminData } from '#src/testing/builders.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { AdminStaff } from '../staff/AdminStaff.tsx';

withNetwork();

const ines = aProfile({ id: 'b', full_name: 'Inés Paz', role: 'admin', role_id: 4 });
const account = { full_name: 'Inés Paz', email: 'ines@demo.pe', role: 'admin', sessions: [] };
const lia = { full_name: 'Lía Soto', email: 'lia@agencia.pe', role_id: 2 };

/** The tab with the loaded bundle. */
function Place() {
  return useAdminRead().hasData && <AdminStaff />;
}

function show() {
  const served = { profiles: [ines] };
  network.use(
    onCall('getAllData', () => HttpResponse.json(anAdminData())),
    onPage(listRoutes.pageStaff, () => served.profiles),
  );
  return { served, ...renderFeature(<Place />, { auth: signedInAs('admin') }) };
}

/** Serves the calls about people and records the invitations. */
function respond(body: object, status: number) {
  const sent: unknown[] = [];
  network.use(
    onRoute(peopleRoutes.getAccount, () => HttpResponse.json(account)),
    onRoute(peopleRoutes.createInvitation, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Invitar por correo' }));
  const dialog = screen.getByRole('dialog', { name: 'Invitar al equipo' });
  await userEvent.type(within(dialog).getByLabelText('Nombre completo'), ` ${lia.full_name} `);
  await userEvent.type(within(dialog).getByLabelText('Correo electrónico'), lia.email);
  await userEvent.selectOptions(within(dialog).getByLabelText('Rol'), 'Gestión de proyectos');
  return dialog;
}
const submit = () => userEvent.dblClick(screen.getByRole('button', { name: 'Enviar invitación' }));

test('is sent once; the dialog closes and the person is listed', async () => {
  const { served } = show();
  const made = { id: 'd', full_name: 'Lía Soto', role: 'project_manager', role_id: 2 };
  const sent = respond(made, 201);
  const dialog = await fillIn();
  expect(within(dialog).queryByRole('option', { name: 'Cliente' })).toBeNull();
  served.profiles = [ines, made];
  await submit();
  expect(await screen.findByText('Enviamos la invitación a lia@agencia.pe.')).toBeVisible();
  expect(sent).toEqual([lia]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('row', { name: /Lía Soto/ })).toBeVisible();
});

test('an address with an account is said, and what was typed stays', async () => {
  show();
  respond({ message: 'Ya existe una cuenta con ese correo.' }, 409);
  const dialog = await fillIn();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No se pudo enviar la invitación. Ya existe una cuenta con ese correo.',
  );
  expect(within(dialog).getByLabelText('Correo electrónico')).toHaveValue(lia.email);
});

test.each(['full_name', 'email', 'role_id'])('without %s nothing is sent', async (name) => {
  show();
  const sent = respond({}, 201);
  const dialog = await fillIn();
  const field = dialog.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  if (name === 'role_id') await userEvent.selectOptions(field, '');
  else await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar invitación' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Todos los campos son obligatorios.');
  expect(field).toHaveFocus();
  expect(sent).toEqual([]);
});
