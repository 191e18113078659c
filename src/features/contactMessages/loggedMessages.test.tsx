import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { contactMessageRoutes } from '#contract/contactMessageRoutes.ts';
import type { ContactMessage } from '#contract/contactMessages.ts';
import { aContactMessage, fresh, serveContactMessages } from '#src/testing/contactMessagesEdge.ts';
import {
  contactMessageCells,
  openContactMessage,
  showContactMessages,
} from '#src/testing/contactMessagesOnScreen.tsx';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { fill } from '#src/testing/renderUi.tsx';

withNetwork();
beforeEach(() => window.sessionStorage.clear());

const byPhone = aContactMessage({
  id: 'm9',
  name: 'Beto Rojas',
  email: null,
  phone: '987 654 321',
  subject: 'Tienda en línea',
  channel: 'teléfono',
});

async function openDialog() {
  showContactMessages();
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo mensaje' }));
  return within(await screen.findByRole('dialog', { name: 'Nuevo mensaje' }));
}

test('a call is written down once, and stands in the list with its channel', async () => {
  const served = serveContactMessages([]);
  const sent: unknown[] = [];
  network.use(
    onRoute(contactMessageRoutes.createContactMessage, async ({ request }) => {
      const body = (await request.json()) as Partial<ContactMessage>;
      sent.push(body);
      served.messages = [aContactMessage({ ...byPhone, ...body, email: null })];
      return HttpResponse.json(served.messages[0], { status: 201 });
    }),
  );
  const dialog = await openDialog();
  await fill(await dialog.findByLabelText('Nombre'), ' Beto Rojas ');
  await userEvent.selectOptions(dialog.getByLabelText('Llegó por'), 'Teléfono');
  await fill(dialog.getByLabelText(/^Teléfono/), '987 654 321');
  await fill(dialog.getByLabelText('Asunto'), 'Tienda en línea');
  await fill(dialog.getByLabelText('Mensaje'), 'Pide precio.');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Guardar mensaje' }));
  expect(await screen.findByText('Guardaste el mensaje de Beto Rojas.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([
    {
      name: 'Beto Rojas',
      channel: 'teléfono',
      phone: '987 654 321',
      subject: 'Tienda en línea',
      message: 'Pide precio.',
    },
  ]);
  const [row] = await contactMessageCells();
  expect(row?.slice(0, 3)).toEqual(['Beto Rojas987 654 321', 'Tienda en líneaTeléfono', 'Nuevo']);
});

test('bad input stands at its field, is not sent, and survives a closed dialog', async () => {
  serveContactMessages([]);
  const dialog = await openDialog();
  await fill(await dialog.findByLabelText('Nombre'), 'Beto');
  await fill(dialog.getByLabelText(/^Correo/), 'beto@');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar mensaje' }));
  expect(await dialog.findByText('Elige por dónde llegó.')).toBeVisible();
  expect(dialog.getByText('Escribe un correo completo.')).toBeVisible();
  expect(dialog.getByText('Escribe el mensaje.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Nuevo mensaje' }));
  expect(await screen.findByLabelText(/^Correo/)).toHaveValue('beto@');
});

test('one without an address says that it cannot be answered by mail, and offers a note and a chat', async () => {
  const served = serveContactMessages([byPhone]);
  showContactMessages();
  await openContactMessage(/^Ver: Tienda en línea/);
  expect(await screen.findByText(/^No dejó correo/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
  expect(document.querySelector('input[name=file]')).toBeNull();
  const [chat, beside] = screen.getAllByRole('link', { name: /WhatsApp/ });
  expect(beside).toHaveAccessibleName(/^Escribir al 987 654 321 por WhatsApp/);
  expect(decodeURIComponent(chat?.getAttribute('href') ?? '')).toBe(
    'https://wa.me/51987654321?text=Hola Beto, te escribimos de Tramayo por «Tienda en línea».',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota interna' }), 'Llamar');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('Nota guardada.')).toBeVisible();
  expect(served.sent).toMatchObject([{ what: 'note', body: { body: 'Llamar' } }]);
});

test('one of the form says that it came from there', async () => {
  serveContactMessages([fresh]);
  showContactMessages();
  await openContactMessage(/^Ver: Tienda de tortas/);
  expect(await screen.findByText('Formulario web')).toBeVisible();
});
