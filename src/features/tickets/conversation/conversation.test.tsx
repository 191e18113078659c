import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { routes } from '#contract/routes.ts';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import type { TicketEntry, TicketPage } from '#contract/tickets.ts';
import { aMessage, aProfile, aTicketPage } from '#src/testing/builders.ts';
import { fill } from '#src/testing/fill.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { TicketScreen } from './TicketScreen.tsx';

withNetwork();

/** What the server has, and what reached it. */
let page: TicketPage;
let received: { key: string | null; body: string; internal?: unknown; files: string[] }[];

const rosa = aProfile();

beforeEach(() => {
  window.sessionStorage.clear();
  page = aTicketPage();
  received = [];
  network.use(
    onRoute(ticketRoutes.getTicket, () => HttpResponse.json(page)),
    onRoute(ticketRoutes.replyToTicket, async ({ request }) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
      const key = request.headers.get('idempotency-key');
      if (isForm) {
        const form = await request.formData();
        const files = form.getAll('file').map((file) => (file as File).name);
        received.push({
          key,
          body: String(form.get('body')),
          internal: form.get('internal'),
          files,
        });
      } else {
        const sent = (await request.json()) as { body: string; internal?: boolean };
        received.push({ key, ...sent, files: [] });
      }
      const entry = aMessage({
        id: `sent-${received.length}`,
        kind: received.at(-1)?.internal ? 'note' : 'message',
        body: received.at(-1)!.body,
        author: { id: rosa.id, full_name: 'Rosa Quispe', staff: false },
      });
      page = { ...page, entries: [...page.entries, entry] };
      return HttpResponse.json(entry, { status: 201 });
    }),
  );
});

const show = (role = 'client') =>
  renderFeature(<TicketScreen id={page.ticket.id} />, { auth: signedInAs(role) });

const text = () => screen.findByRole('textbox', { name: /Tu respuesta|Nota interna/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Responder' }));
const thread = async () => within(await screen.findByRole('list', { name: 'Conversación' }));

const status = (value: 'Abierto' | 'En Progreso' | 'Cerrado'): TicketEntry => ({
  id: `status-${value}`,
  kind: 'status',
  status: value,
  at: '2026-09-05T16:00:00Z',
  author: { id: 'soporte', full_name: 'Jorge Huamán', staff: true },
});

describe('reading', () => {
  test('the steps stand in order of time, each with who and when', async () => {
    page = aTicketPage({ project: { id: 'p', name: 'Tienda de café' } }, [
      aMessage(),
      status('En Progreso'),
      {
        ...status('En Progreso'),
        id: 'assigned',
        kind: 'assignment',
        assignee: { id: 'otra', full_name: 'Ana Flores' },
      } as TicketEntry,
    ]);
    show();
    const items = (await thread()).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Jorge Huamán.*Equipo Tramayo.*5 set 2026, 10:00.*Ya lo estamos/),
      expect.stringMatching(/Jorge Huamán pasó el ticket a En Progreso.*5 set 2026, 11:00/),
      expect.stringMatching(/Jorge Huamán lo asignó a Ana Flores/),
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.ticket.subject);
    expect(screen.getByText('Tienda de café')).toBeVisible();
    expect(screen.getByText(page.ticket.description)).toBeVisible();
  });

  test('a note is marked', async () => {
    page = aTicketPage({}, [aMessage({ kind: 'note', body: 'Ojo.' })]);
    show('ticket_manager');
    const note = (await thread()).getByRole('listitem');
    expect(note).toHaveTextContent('Nota interna');
    expect(note).toHaveTextContent('Ojo.');
  });

  test('without a step it says so', async () => {
    show();
    expect(await screen.findByText('Todavía no hay respuestas.')).toBeVisible();
  });

  test('meanwhile it is busy', () => {
    network.use(onRoute(ticketRoutes.getTicket, () => new Promise<never>(() => undefined)));
    show();
    expect(screen.getByText('Cargando el ticket').closest('[aria-busy="true"]')).not.toBeNull();
  });

  test('one that is not there says so and leads back', async () => {
    network.use(
      onRoute(ticketRoutes.getTicket, () =>
        HttpResponse.json({ message: 'Ese ticket no existe.' }, { status: 404 }),
      ),
    );
    show();
    expect(await screen.findByText('Ese ticket no existe.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver los tickets' })).toHaveAttribute(
      'href',
      '/support',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a failure is said and can be tried again', async () => {
    network.use(onRoute(ticketRoutes.getTicket, () => new HttpResponse(null, { status: 500 })));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar el ticket.');
    network.use(onRoute(ticketRoutes.getTicket, () => HttpResponse.json(page)));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await text()).toBeVisible();
  });

  test.each([
    ['client', 'Si respondes, se vuelve a abrir.'],
    ['ticket_manager', 'Si respondes, sigue cerrado'],
  ])('closed, it tells a %s what a reply does', async (role, words) => {
    page = aTicketPage({ status: 'Cerrado' });
    show(role);
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });
});

describe('replying', () => {
  test('the message shows, is announced, and the field is empty', async () => {
    show();
    await fill(await text(), '  ¿Hay novedades?\n');
    await send();
    expect(await screen.findByText('Respuesta enviada.')).toBeVisible();
    expect((await thread()).getByRole('listitem')).toHaveTextContent(/Tú.*¿Hay novedades\?/);
    expect(await text()).toHaveValue('');
    expect(received).toMatchObject([{ body: '¿Hay novedades?', files: [] }]);
    expect(received[0]?.internal).toBeUndefined();
    expect(received[0]?.key).not.toBeNull();
  });

  test('a client has no notes and nobody to assign', async () => {
    show();
    await text();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Cerrar ticket' })).toBeVisible();
  });

  test('a note is sent as one', async () => {
    show('ticket_manager');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Nota interna' }));
    await fill(await text(), 'Solo para nosotros.');
    await send();
    expect(await screen.findByText('Nota guardada.')).toBeVisible();
    expect(received).toMatchObject([{ body: 'Solo para nosotros.', internal: true }]);
    // The next one goes to the client again.
    expect(screen.getByRole('checkbox', { name: 'Nota interna' })).not.toBeChecked();
  });

  test('two quick submits make one message', async () => {
    show();
    await fill(await text(), 'Una vez.');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Responder' }));
    await screen.findByText('Respuesta enviada.');
    expect(received).toHaveLength(1);
  });

  test.each([
    ['   ', 'Escribe tu respuesta.'],
    ['x'.repeat(20_001), 'El mensaje admite hasta 20,000 caracteres. El tuyo tiene 20,001.'],
  ])('%.5s is not sent', async (typed, words) => {
    show();
    await fill(await text(), typed);
    await send();
    expect(await text()).toHaveFocus();
    expect(await text()).toHaveAccessibleDescription(words);
    expect(await text()).toHaveValue(typed);
    expect(received).toEqual([]);
  });

  test('a refusal says why; the text survives it, and a reload', async () => {
    network.use(
      onRoute(ticketRoutes.replyToTicket, () =>
        HttpResponse.json({ message: 'Ese ticket no existe.' }, { status: 404 }),
      ),
    );
    const { unmount } = show();
    await fill(await text(), 'No se pierde.');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ese ticket no existe.');
    unmount();
    show();
    expect(await text()).toHaveValue('No se pierde.');
  });

  test('a lost answer is asked for again with the same key', async () => {
    const keys: (string | null)[] = [];
    network.use(
      onRoute(ticketRoutes.replyToTicket, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    show();
    await fill(await text(), 'Se corta.');
    await send();
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
  });
});

const aFile = (name: string, content = 'hola') => new File([content], name);

describe('files', () => {
  const attach = async (...files: File[]) => {
    await text();
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[name=file]')!, files, {
      applyAccept: false,
    });
  };

  test('they go with the message', async () => {
    show();
    await attach(aFile('notas.txt'), aFile('guía.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar notas.txt' }));
    await attach(aFile('datos.csv'));
    await fill(await text(), 'Van adjuntos.');
    await send();
    expect(await screen.findByText('Respuesta enviada.')).toBeVisible();
    expect(received).toMatchObject([{ body: 'Van adjuntos.', files: ['guía.pdf', 'datos.csv'] }]);
    expect(received[0]?.key).not.toBeNull();
    expect(screen.queryByRole('list', { name: 'Archivos por enviar' })).toBeNull();
  });

  test('what the server would refuse is not taken, and says why', async () => {
    show();
    await attach(aFile('virus.exe'), aFile('nada.txt', ''), aFile('bien.txt'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('«virus.exe» no se adjuntó: ese tipo de archivo no se admite.');
    expect(alert).toHaveTextContent('«nada.txt» no se adjuntó: está vacío.');
    expect(screen.getByRole('list', { name: 'Archivos por enviar' })).toHaveTextContent('bien.txt');
  });

  test('a file that the server refuses stays, as the text does', async () => {
    network.use(
      onRoute(ticketRoutes.replyToTicket, () =>
        HttpResponse.json({ message: '«foto.png» no es lo que dice ser.' }, { status: 415 }),
      ),
    );
    show();
    await attach(aFile('foto.png'));
    await fill(await text(), 'Mira.');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('«foto.png» no es lo que dice ser.');
    expect(await text()).toHaveValue('Mira.');
    expect(screen.getByRole('button', { name: 'Quitar foto.png' })).toBeEnabled();
  });

  test('an upload can be given up, and nothing is lost', async () => {
    network.use(onRoute(ticketRoutes.replyToTicket, () => new Promise<never>(() => undefined)));
    show();
    await attach(aFile('notas.txt'));
    await fill(await text(), 'Mejor no.');
    await send();
    expect(await screen.findByRole('progressbar', { name: 'Subiendo archivos' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText(/^Cancelaste el envío/)).toBeVisible();
    expect(await text()).toHaveValue('Mejor no.');
    expect(screen.getByRole('button', { name: 'Quitar notas.txt' })).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a link is fetched when a file is asked for', async () => {
    const asked: unknown[] = [];
    network.use(
      onRoute(ticketRoutes.getFileLink, ({ params }) => {
        asked.push(params.id);
        return HttpResponse.json({ message: 'El archivo ya no está.' }, { status: 404 });
      }),
    );
    page = aTicketPage({}, [
      aMessage({ files: [{ id: 'f1', name: 'guía.pdf', type: 'application/pdf', size: 2048 }] }),
    ]);
    show();
    const file = await screen.findByRole('button', { name: 'Descargar: guía.pdf, 2 kB' });
    expect(asked).toEqual([]);
    await userEvent.click(file);
    expect(await screen.findByRole('alert')).toHaveTextContent('El archivo ya no está.');
    expect(asked).toEqual(['f1']);
  });
});

describe('handling', () => {
  test('its client closes it and opens it again', async () => {
    network.use(
      onRoute(ticketRoutes.closeTicket, () => {
        page = aTicketPage({ status: 'Cerrado' }, [status('Cerrado')]);
        return HttpResponse.json(page.ticket);
      }),
      onRoute(ticketRoutes.reopenTicket, () =>
        HttpResponse.json({ message: 'Hoy no.' }, { status: 503 }),
      ),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar ticket' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reabrir ticket' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hoy no.');
    expect(await screen.findByRole('button', { name: 'Reabrir ticket' })).toBeVisible();
    expect((await thread()).getByRole('listitem')).toHaveTextContent('cerró el ticket');
  });

  test('staff put somebody in charge, and take a ticket', async () => {
    const people = [
      { id: 'otra', full_name: 'Ana Flores' },
      { id: rosa.id, full_name: 'Rosa Quispe' },
    ];
    const sent: unknown[] = [];
    network.use(
      onRoute(ticketRoutes.listAssignees, () => HttpResponse.json({ people })),
      onRoute(ticketRoutes.assignTicket, async ({ request }) => {
        const { userId } = (await request.json()) as { userId: string | null };
        sent.push(userId);
        page = aTicketPage({ assigned_to: people.find(({ id }) => id === userId) ?? null });
        return HttpResponse.json(page.ticket);
      }),
    );
    show('ticket_manager');
    const inCharge = await screen.findByRole('combobox', { name: 'A cargo' });
    await userEvent.selectOptions(inCharge, 'Ana Flores');
    await waitFor(() => expect(inCharge).toHaveValue('otra'));
    await userEvent.click(screen.getByRole('button', { name: 'Tomar ticket' }));
    await waitFor(() => expect(inCharge).toHaveValue(rosa.id));
    await userEvent.selectOptions(inCharge, 'Sin asignar');
    await waitFor(() => expect(sent).toEqual(['otra', rosa.id, null]));
  });

  test('staff set the status', async () => {
    network.use(
      onRoute(routes.updateTicket, () => {
        page = aTicketPage({ status: 'En Progreso' }, [status('En Progreso')]);
        return HttpResponse.json(page.ticket);
      }),
    );
    show('admin');
    const field = await screen.findByRole('combobox', { name: /^Estado/ });
    await userEvent.selectOptions(field, 'En Progreso');
    expect((await thread()).getByRole('listitem')).toHaveTextContent('a En Progreso');
    expect(field).toHaveValue('En Progreso');
  });

  test('keys begin a reply and a note, but not while one types', async () => {
    show('ticket_manager');
    await text();
    await userEvent.keyboard('n');
    expect(await text()).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Nota interna' })).toBeChecked();
    await userEvent.keyboard('rn?');
    expect(await text()).toHaveValue('rn?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('saved replies', () => {
  test('one is inserted with the names in it', async () => {
    page = aTicketPage({ project: { id: 'p', name: 'Tienda de café' } });
    const rows = [{ id: 's1', title: 'Saludo', body: 'Hola, {cliente}: vemos {proyecto}.' }];
    network.use(onRoute(ticketRoutes.listSavedReplies, () => HttpResponse.json({ rows })));
    show('ticket_manager');
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Respuestas guardadas' }),
      'Saludo',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Insertar' }));
    expect(await text()).toHaveValue('Hola, Rosa Quispe: vemos Tienda de café.');
    expect(await text()).toHaveFocus();
  });

  test('they are written, changed, deleted and brought back', async () => {
    let rows: { id: string; title: string; body: string }[] = [];
    const read = async (request: Request) =>
      (await request.json()) as { title: string; body: string };
    network.use(
      onRoute(ticketRoutes.listSavedReplies, () => HttpResponse.json({ rows })),
      onRoute(ticketRoutes.createSavedReply, async ({ request }) => {
        rows = [{ id: 's1', ...(await read(request)) }];
        return HttpResponse.json(rows[0], { status: 201 });
      }),
      onRoute(ticketRoutes.updateSavedReply, async ({ request }) => {
        rows = [{ id: 's1', ...(await read(request)) }];
        return HttpResponse.json(rows[0]);
      }),
      onRoute(ticketRoutes.removeSavedReply, () => {
        rows = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    show('ticket_manager');
    await userEvent.click(await screen.findByRole('button', { name: /^Guardar respuestas/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Respuesta nueva' }));
    await fill(screen.getByLabelText('Título'), 'Saludo');
    await fill(screen.getByLabelText('Texto'), 'Hola.');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Editar: Saludo' }));
    await userEvent.clear(screen.getByLabelText('Texto'));
    await fill(screen.getByLabelText('Texto'), 'Buenos días.');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Buenos días.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Borrar: Saludo' }));
    expect(await screen.findByText('Borraste «Saludo».')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('button', { name: 'Editar: Saludo' })).toBeVisible();
  });
});
