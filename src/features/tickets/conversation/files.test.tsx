import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import { aMessage, aTicketPage } from '#src/testing/builders.ts';
import {
  holdReply,
  paste,
  replyField,
  sendReply,
  served,
  showTicket,
  withConversation,
} from '#src/testing/conversationEdge.tsx';
import { network, onRoute } from '#src/testing/network.ts';
import { fill } from '#src/testing/renderUi.tsx';

withConversation();

const aFile = (name: string, content = 'hola') => new File([content], name);

const attach = async (...files: File[]) => {
  await replyField();
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[name=file]')!, files, {
    applyAccept: false,
  });
};

test('chosen files are sent with the message', async () => {
  showTicket();
  await attach(aFile('notas.txt'), aFile('guía.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar notas.txt' }));
  await attach(aFile('datos.csv'));
  await fill(await replyField(), 'Van adjuntos.');
  await sendReply();
  expect(await screen.findByText('Respuesta enviada.')).toBeVisible();
  expect(served.received).toMatchObject([
    { body: 'Van adjuntos.', files: ['guía.pdf', 'datos.csv'] },
  ]);
  expect(served.received[0]?.key).not.toBeNull();
  expect(screen.queryByRole('list', { name: 'Archivos por enviar' })).toBeNull();
});

test('files that the server would refuse are not added, and the reason is shown', async () => {
  showTicket();
  await attach(aFile('virus.exe'), aFile('nada.txt', ''), aFile('bien.txt'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('«virus.exe» no se adjuntó: no se admiten programas ni scripts.');
  expect(alert).toHaveTextContent('«nada.txt» no se adjuntó: está vacío.');
  expect(screen.getByRole('list', { name: 'Archivos por enviar' })).toHaveTextContent('bien.txt');
});

test('after the server refuses a file, files and text stay', async () => {
  network.use(
    onRoute(ticketRoutes.replyToTicket, () =>
      HttpResponse.json({ message: '«foto.png» no es lo que dice ser.' }, { status: 415 }),
    ),
  );
  showTicket();
  await attach(aFile('foto.png'));
  await fill(await replyField(), 'Mira.');
  await sendReply();
  expect(await screen.findByRole('alert')).toHaveTextContent('«foto.png» no es lo que dice ser.');
  expect(await replyField()).toHaveValue('Mira.');
  expect(screen.getByRole('button', { name: 'Quitar foto.png' })).toBeEnabled();
});

test('an upload can be cancelled, and nothing is lost', async () => {
  network.use(onRoute(ticketRoutes.replyToTicket, () => new Promise<never>(() => undefined)));
  showTicket();
  await attach(aFile('notas.txt'));
  await fill(await replyField(), 'Mejor no.');
  await sendReply();
  expect(await screen.findByRole('progressbar', { name: 'Subiendo archivos' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText(/^Cancelaste el envío/)).toBeVisible();
  expect(await replyField()).toHaveValue('Mejor no.');
  expect(screen.getByRole('button', { name: 'Quitar notas.txt' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a link is requested when a file is clicked', async () => {
  const asked: unknown[] = [];
  network.use(
    onRoute(ticketRoutes.getFileLink, ({ params }) => {
      asked.push(params.id);
      return HttpResponse.json({ message: 'El archivo ya no está.' }, { status: 404 });
    }),
  );
  served.page = aTicketPage({}, [
    aMessage({ files: [{ id: 'f1', name: 'guía.pdf', type: 'application/pdf', size: 2048 }] }),
  ]);
  showTicket();
  const file = await screen.findByRole('button', { name: /Descargar guía\.pdf ?2 kB/ });
  expect(asked).toEqual([]);
  await userEvent.click(file);
  expect(await screen.findByRole('alert')).toHaveTextContent('El archivo ya no está.');
  expect(asked).toEqual(['f1']);
});

test('a thumbnail whose link has ended asks for another one, once', async () => {
  let asked = 0;
  network.use(
    onRoute(ticketRoutes.getFileLink, () =>
      HttpResponse.json({ url: `/files/foto-${(asked += 1)}` }),
    ),
  );
  served.page = aTicketPage({}, [
    aMessage({ files: [{ id: 'f2', name: 'foto.png', type: 'image/png', size: 2048 }] }),
  ]);
  showTicket();
  await screen.findByRole('button', { name: /Descargar foto\.png/ });
  const picture = () => document.querySelector<HTMLImageElement>('img[loading=lazy]');
  await waitFor(() => expect(picture()?.src).toMatch(/foto-1$/));
  fireEvent.error(picture()!);
  await waitFor(() => expect(picture()?.src).toMatch(/foto-2$/));
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(asked).toBe(2);
});

test('a link that cannot be renewed is not used again', async () => {
  let asked = 0;
  network.use(
    onRoute(ticketRoutes.getFileLink, () => {
      asked += 1;
      if (asked > 1) return HttpResponse.json({ message: 'Sin conexión.' }, { status: 500 });
      return HttpResponse.json({ url: '/files/foto' });
    }),
  );
  served.page = aTicketPage({}, [
    aMessage({ files: [{ id: 'f3', name: 'foto.png', type: 'image/png', size: 2048 }] }),
  ]);
  showTicket();
  await screen.findByRole('button', { name: /Descargar foto\.png/ });
  const picture = () => document.querySelector<HTMLImageElement>('img[loading=lazy]');
  await waitFor(() => expect(picture()?.src).toMatch(/foto$/));
  fireEvent.error(picture()!);
  await waitFor(() => expect(asked).toBe(2));
  await userEvent.click(screen.getByRole('button', { name: /Descargar foto\.png/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sin conexión.');
  expect(picture()).toBeNull();
  expect(asked).toBe(3);
});

test('files pasted while a message is being sent stay for the next one', async () => {
  const answer = holdReply();
  showTicket();
  await attach(aFile('notas.txt'));
  await fill(await replyField(), 'Van las notas.');
  await sendReply();
  await screen.findByRole('progressbar');
  paste(await replyField(), [aFile('captura.png')]);
  answer();
  expect(await screen.findByText('Respuesta enviada.')).toBeVisible();
  const chosen = screen.getByRole('list', { name: 'Archivos por enviar' });
  expect(chosen).toHaveTextContent('captura.png');
  expect(chosen).not.toHaveTextContent('notas.txt');
});

test('text from Excel or Word is pasted without the picture of it', async () => {
  showTicket();
  expect(paste(await replyField(), [aFile('image.png')], 'Monto\tS/ 120')).toBe(false);
  expect(screen.queryByRole('list', { name: 'Archivos por enviar' })).toBeNull();
});

test('a file copied in the Finder, which adds its name as text, is attached', async () => {
  showTicket();
  expect(paste(await replyField(), [aFile('plano.pdf')], 'plano.pdf')).toBe(true);
  expect(screen.getByRole('list', { name: 'Archivos por enviar' })).toHaveTextContent('plano.pdf');
});

test('pasted pictures are attached, each with a name of its own', async () => {
  showTicket();
  expect(paste(await replyField(), [aFile('image.png')])).toBe(true);
  paste(await replyField(), [aFile('image.png', 'otra')]);
  paste(await replyField(), [aFile('plano.pdf')]);
  const names = screen
    .getAllByRole('button', { name: /^Quitar / })
    .map((button) => button.ariaLabel ?? button.textContent);
  expect(names).toEqual(['Quitar imagen.png', 'Quitar imagen-2.png', 'Quitar plano.pdf']);
});

test('files stay when their row is collapsed', async () => {
  const { unmount } = showTicket();
  await attach(aFile('notas.txt'));
  unmount();
  showTicket();
  expect(await screen.findByRole('button', { name: 'Quitar notas.txt' })).toBeVisible();
});

test('sent files are removed, even if the row was collapsed in the meantime', async () => {
  const answer = holdReply();
  const { unmount } = showTicket();
  await attach(aFile('notas.txt'));
  await fill(await replyField(), 'Van las notas.');
  await sendReply();
  await screen.findByRole('progressbar');
  unmount();
  showTicket();
  const remove = await screen.findByRole('button', { name: 'Quitar notas.txt' });
  answer();
  await waitFor(() => expect(remove).not.toBeInTheDocument());
});
