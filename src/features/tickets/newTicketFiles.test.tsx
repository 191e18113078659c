import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { aProfile, aTicket } from '#src/testing/builders.ts';
import { paste } from '#src/testing/conversationEdge.tsx';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { fill } from '#src/testing/renderUi.tsx';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { OwnSupport } from './OwnSupport.tsx';

withNetwork();

const rosa = aProfile();
let count = 0;
let sent: { subject: unknown; files: string[]; key: string | null }[];

beforeEach(() => {
  sent = [];
  window.sessionStorage.clear();
  network.use(
    onCall('getDashboard', () => HttpResponse.json({ projects: [], serviceIds: [] })),
    onCall('createTicket', async ({ request }) => {
      const form = await request.formData();
      const files = form.getAll('file').map((file) => (file as File).name);
      const key = request.headers.get('idempotency-key');
      sent.push({ subject: form.get('subject'), files, key });
      return HttpResponse.json(aTicket({ id: 'new' }), { status: 201 });
    }),
  );
});

const aFile = (name: string, content = 'hola') => new File([content], name);
const description = () => screen.getByLabelText('Descripción detallada');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar ticket' }));
const attach = (...files: File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[name=file]')!, files, {
    applyAccept: false,
  });

async function begin() {
  // Another person each time: what a test chose to send stays with its own.
  count += 1;
  renderFeature(<OwnSupport profile={{ ...rosa, id: `${rosa.id}-${count}` }} />, {
    auth: signedInAs('client'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Crear Nuevo Ticket' }));
  await fill(screen.getByLabelText('Asunto'), 'La boleta no sale');
  await fill(description(), 'Mira la captura.');
}

test('chosen and pasted files are sent with the ticket, once', async () => {
  await begin();
  await attach(aFile('notas.txt'), aFile('guía.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar notas.txt' }));
  expect(paste(description(), [aFile('image.png')])).toBe(true);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar ticket' }));
  expect(await screen.findByText(/^Recibimos tu ticket/)).toBeVisible();
  expect(sent).toEqual([
    { subject: 'La boleta no sale', files: ['guía.pdf', 'imagen.png'], key: expect.any(String) },
  ]);
  // The next one begins without files.
  await userEvent.click(screen.getByRole('button', { name: 'Crear Nuevo Ticket' }));
  expect(screen.queryByRole('list', { name: 'Archivos por enviar' })).toBeNull();
});

test('a file that the server would refuse is not added; text and other files stay', async () => {
  await begin();
  await attach(aFile('virus.exe'), aFile('bien.txt'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '«virus.exe» no se adjuntó: no se admiten programas ni scripts.',
  );
  expect(description()).toHaveValue('Mira la captura.');
  expect(screen.getByRole('list', { name: 'Archivos por enviar' })).toHaveTextContent('bien.txt');
});

test('a file that the server refuses says why; text and files stay, and the rest can be sent', async () => {
  let tries = 0;
  network.use(
    onCall('createTicket', async ({ request }) => {
      tries += 1;
      if (tries > 1) return undefined;
      await request.formData();
      return HttpResponse.json({ message: 'El archivo «foto.png» está vacío.' }, { status: 422 });
    }),
  );
  await begin();
  await attach(aFile('foto.png'), aFile('bien.txt'));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo crear el ticket. Inténtalo de nuevo. El archivo «foto.png» está vacío.',
  );
  expect(screen.getByLabelText('Asunto')).toHaveValue('La boleta no sale');
  expect(description()).toHaveValue('Mira la captura.');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar foto.png' }));
  await send();
  expect(await screen.findByText(/^Recibimos tu ticket/)).toBeVisible();
  expect(sent.map(({ files }) => files)).toEqual([['bien.txt']]);
});

test('an upload can be given up, and nothing is lost', async () => {
  network.use(onCall('createTicket', () => new Promise<never>(() => undefined)));
  await begin();
  await attach(aFile('notas.txt'));
  await send();
  expect(await screen.findByRole('progressbar', { name: 'Subiendo archivos' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText(/^Cancelaste el envío/)).toBeVisible();
  expect(description()).toHaveValue('Mira la captura.');
  expect(screen.getByRole('button', { name: 'Quitar notas.txt' })).toBeEnabled();
});
