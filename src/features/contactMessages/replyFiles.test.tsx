import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { contactMessageRoutes } from '#contract/contactMessageRoutes.ts';
import { fresh, ines, serveContactMessages } from '#src/testing/contactMessagesEdge.ts';
import { openContactMessage, showContactMessages } from '#src/testing/contactMessagesOnScreen.tsx';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';

withNetwork();
beforeEach(() => window.sessionStorage.clear());

let count = 0;
/** Another message each time: what a test chose to send stays with its own. */
async function open() {
  count += 1;
  const message = { ...fresh, id: `with-files-${count}` };
  const served = serveContactMessages([message]);
  showContactMessages();
  await openContactMessage(/^Ver: Tienda de tortas/);
  await screen.findByText('Todavía no hay respuestas ni notas.');
  return served;
}

const aFile = (name: string, bytes = 4) => new File(['x'.repeat(bytes)], name);
const attach = (...files: File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[name=file]')!, files, {
    applyAccept: false,
  });
const reply = () => screen.getByLabelText('Tu respuesta');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Responder' }));

test('the form says how much a mail takes, and files go with the reply into the thread', async () => {
  const served = await open();
  expect(screen.getByText(/^Hasta 5 archivos, 10 MB en total\./)).toBeVisible();
  const sent: string[][] = [];
  network.use(
    onRoute(contactMessageRoutes.replyToContactMessage, async ({ request }) => {
      const form = await request.formData();
      sent.push(form.getAll('file').map((file) => (file as File).name));
      const entry = {
        id: 'e1',
        kind: 'reply' as const,
        at: '2026-10-03T15:00:00.000Z',
        author: ines,
        body: form.get('body') as string,
        files: [{ id: 'f1', name: 'precio.pdf', type: 'application/pdf', size: 2048 }],
      };
      served.entries = [entry];
      return HttpResponse.json(entry, { status: 201 });
    }),
  );
  await attach(aFile('precio.pdf'));
  await userEvent.type(reply(), 'Va el precio.');
  await send();
  expect(await screen.findByText('Respuesta enviada por correo.')).toBeVisible();
  expect(sent).toEqual([['precio.pdf']]);
  expect(await screen.findByRole('button', { name: /Descargar precio\.pdf/ })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Archivos por enviar' })).toBeNull();
});

test('more than a mail takes is refused before it is sent; the rest stays', async () => {
  await open();
  const half = 6 * 1024 * 1024;
  await attach(aFile('uno.pdf', half), aFile('dos.pdf', half), aFile('tres.pdf', 2 * half));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    '«dos.pdf» no se adjuntó: con él el mensaje pasa de 10 MB. Envíalo en otro mensaje.',
  );
  expect(alert).toHaveTextContent('«tres.pdf» no se adjuntó: pesa 12.0 MB y el máximo es 10 MB.');
  expect(screen.getByRole('list', { name: 'Archivos por enviar' })).toHaveTextContent('uno.pdf');
});

test('a refused file says why; text and files stay', async () => {
  await open();
  const message = 'El archivo «foto.png» está vacío.';
  network.use(
    onRoute(contactMessageRoutes.replyToContactMessage, () =>
      HttpResponse.json({ message }, { status: 422 }),
    ),
  );
  await attach(aFile('foto.png'));
  await userEvent.type(reply(), 'Mira.');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(reply()).toHaveValue('Mira.');
  expect(screen.getByRole('button', { name: 'Quitar foto.png' })).toBeEnabled();
});

test('a note takes no files; those that were chosen wait for the reply', async () => {
  const served = await open();
  await attach(aFile('precio.pdf'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nota interna' }));
  expect(document.querySelector('input[name=file]')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota interna' }), 'Ojo');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('Nota guardada.')).toBeVisible();
  expect(served.sent).toMatchObject([{ what: 'note', body: { body: 'Ojo' } }]);
  expect(screen.getByRole('list', { name: 'Archivos por enviar' })).toHaveTextContent('precio.pdf');
});
