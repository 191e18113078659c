import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { aProfile, aProject } from '#src/testing/builders.ts';
import { fresh, serveContactMessages } from '#src/testing/contactMessagesEdge.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

const rosa = aProfile({ id: 'c1', full_name: 'Rosa Quispe' });
const alvaro = { id: 'c2', full_name: 'Álvaro Ñaupari', role: 'client', role_id: 1 };
const account = { full_name: 'Inés Paz', email: 'ines@demo.pe', role: 'admin', sessions: [] };

/** Opens the new project of Álvaro's message. */
async function convert(answer: object, status: number) {
  const sent: unknown[] = [];
  serveContactMessages([fresh]);
  network.use(
    onRoute(peopleRoutes.getAccount, () => HttpResponse.json(account)),
    onRoute(peopleRoutes.createInvitation, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer, { status });
    }),
    onCall('createProject', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(aProject(), { status: 201 });
    }),
  );
  renderPanel({ profiles: [rosa] }, '?mensaje=m1');
  return { sent, dialog: within(await screen.findByRole('dialog', { name: 'Nuevo Proyecto' })) };
}

test('a sender without an account is invited as client, and the project is theirs', async () => {
  const { sent, dialog } = await convert(alvaro, 201);
  expect(await dialog.findByLabelText('Nombre completo')).toHaveValue('Álvaro Ñaupari');
  expect(dialog.getByLabelText('Correo electrónico')).toHaveValue('alvaro@ejemplo.pe');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Invitar por correo' }));
  expect(await dialog.findByText(/^Enviamos la invitación a Álvaro Ñaupari/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Invitar por correo' })).toBeNull();
  expect(dialog.getByLabelText('Cliente')).toHaveDisplayValue('Álvaro Ñaupari');
  const service = dialog.getByLabelText('Servicio');
  expect(service).toHaveFocus();
  await userEvent.selectOptions(service, 'Diseño web y tiendas online');
  await userEvent.click(dialog.getByRole('button', { name: 'Crear proyecto' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { full_name: 'Álvaro Ñaupari', email: 'alvaro@ejemplo.pe', role_id: 1 },
    {
      name: 'Pedidos de tortas',
      user_id: 'c2',
      service_id: 1,
      scope: 'Vendo tortas por encargo.\n¿Cuánto cuesta una tienda?',
      messageId: 'm1',
    },
  ]);
});

test('without clients the first one is invited here, and is the project’s', async () => {
  network.use(
    onRoute(peopleRoutes.getAccount, () => HttpResponse.json(account)),
    onRoute(peopleRoutes.createInvitation, () => HttpResponse.json(alvaro, { status: 201 })),
  );
  renderPanel({ profiles: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo Proyecto' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Nuevo Proyecto' }));
  await userEvent.type(await dialog.findByLabelText('Nombre completo'), 'Álvaro Ñaupari');
  await userEvent.type(dialog.getByLabelText('Correo electrónico'), 'alvaro@ejemplo.pe');
  await userEvent.click(dialog.getByRole('button', { name: 'Invitar por correo' }));
  expect(await dialog.findByText(/^Enviamos la invitación a Álvaro Ñaupari/)).toBeVisible();
  expect(dialog.getByLabelText('Cliente')).toHaveDisplayValue('Álvaro Ñaupari');
  expect(dialog.getByLabelText('Nombre del proyecto')).toHaveFocus();
});

test('a refused invitation says why; another client can be chosen', async () => {
  const { dialog } = await convert({ message: 'Ya existe una cuenta con ese correo.' }, 409);
  await userEvent.click(await dialog.findByRole('button', { name: 'Invitar por correo' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'No se pudo enviar la invitación. Ya existe una cuenta con ese correo.',
  );
  await userEvent.selectOptions(dialog.getByLabelText('Cliente'), 'Rosa Quispe');
  expect(dialog.getByLabelText('Cliente')).toHaveDisplayValue('Rosa Quispe');
});
