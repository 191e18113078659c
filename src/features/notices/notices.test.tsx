import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { noticeRoutes } from '#contract/noticeRoutes.ts';
import type { Notice, NoticeKind } from '#contract/notices.ts';
import { useReadNotices } from '#src/api/noticesApi.ts';
import { aNotice } from '#src/testing/builders.ts';
import { event, serveEvents } from '#src/testing/eventsEdge.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { Place } from '#src/testing/renderUi.tsx';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { Notices } from './Notices.tsx';

withNetwork();

const replied = aNotice({ id: 'n1', title: 'Jorge respondió: Cambio del Yape' });
const closed = aNotice({ id: 'n2', title: 'Ahora está cerrado: Logo', href: '#/support/t2' });
const older = aNotice({ id: 'n3', title: 'Jorge respondió: Boletas', read: true });

/** A server with notices: what it has, and what it was asked to mark as read. */
function serveNotices(notices: Notice[] = [replied, closed, older]) {
  const served = { notices, read: [] as unknown[], muted: ['status'] as NoticeKind[] };
  network.use(
    onRoute(noticeRoutes.listNotices, () =>
      HttpResponse.json({
        unread: served.notices.filter(({ read }) => !read).length,
        notices: served.notices.slice(0, 50),
      }),
    ),
    onRoute(noticeRoutes.readNotices, async ({ request }) => {
      const body = (await request.json()) as { ids?: string[] };
      served.read.push(body);
      served.notices = served.notices.map((notice) =>
        body.ids?.includes(notice.id) === false ? notice : { ...notice, read: true },
      );
      return new HttpResponse(null, { status: 204 });
    }),
    onRoute(noticeRoutes.getNoticePreferences, () => HttpResponse.json({ muted: served.muted })),
    onRoute(noticeRoutes.updateNoticePreferences, async ({ request }) => {
      served.muted = ((await request.json()) as { muted: NoticeKind[] }).muted;
      return HttpResponse.json({ muted: served.muted });
    }),
  );
  return served;
}

const bell = () => screen.getByRole('button', { name: /^Avisos(,|$)/ });
const bellNamed = (name: string) => screen.findByRole('button', { name });

async function openBell(at = '/dashboard', role = 'client') {
  const user = userEvent.setup();
  renderFeature(
    <>
      <Notices />
      <Place />
    </>,
    { auth: signedInAs(role), at },
  );
  await user.click(await screen.findByRole('button', { name: /^Avisos(,|$)/ }));
  return user;
}

describe('the list', () => {
  test('has the newest first, and says which are unread', async () => {
    serveNotices();
    await openBell();
    expect(bell()).toHaveAccessibleName('Avisos, 2 sin leer');
    expect(bell()).toHaveAttribute('aria-expanded', 'true');
    const list = within(screen.getByRole('region', { name: 'Avisos' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      `Sin leer: ${replied.title}5 set 2026`,
      `Sin leer: ${closed.title}5 set 2026`,
      `${older.title}5 set 2026`,
    ]);
  });

  test('a notice leads to its ticket and is read then', async () => {
    const served = serveNotices();
    const user = await openBell();
    await user.click(screen.getByRole('link', { name: /Logo/ }));
    expect(screen.getByText(/^\/support\/t2/)).toBeInTheDocument();
    expect(bell()).toHaveAttribute('aria-expanded', 'false');
    await bellNamed('Avisos, 1 sin leer');
    await waitFor(() => expect(served.read).toEqual([{ ids: ['n2'] }]));
  });

  test('all are read at once', async () => {
    const served = serveNotices();
    const user = await openBell();
    await user.click(screen.getByRole('button', { name: 'Marcar todo como leído' }));
    await bellNamed('Avisos');
    expect(served.read).toEqual([{}]);
    expect(screen.queryByRole('button', { name: 'Marcar todo como leído' })).toBeNull();
  });

  test('a full list says how many more are unread, and reading all reads those too', async () => {
    const served = serveNotices(
      Array.from({ length: 53 }, (_, index) => aNotice({ id: `n${index}` })),
    );
    const user = await openBell();
    expect(bell()).toHaveAccessibleName('Avisos, 53 sin leer');
    expect(screen.getAllByRole('link')).toHaveLength(50);
    expect(screen.getByText('3 más sin leer: llegan aquí cuando leas estos.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Marcar todo como leído' }));
    await bellNamed('Avisos');
    await waitFor(() => expect(served.notices.every(({ read }) => read)).toBe(true));
    expect(screen.getByText('Aquí caben 50 avisos.')).toBeVisible();
  });

  test('what could not be marked is unread again, and says so', async () => {
    serveNotices();
    network.use(onRoute(noticeRoutes.readNotices, () => new HttpResponse(null, { status: 500 })));
    const user = await openBell();
    await user.click(screen.getByRole('button', { name: 'Marcar todo como leído' }));
    expect(await screen.findByText(/No se pudo marcar como leído/)).toBeInTheDocument();
    await bellNamed('Avisos, 2 sin leer');
  });

  test('Escape closes it, and the bell has focus again', async () => {
    serveNotices();
    const user = await openBell();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(bell()).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Avisos' })).toBeNull();
  });

  test('none: it says what will be there', async () => {
    serveNotices([]);
    await openBell();
    expect(bell()).toHaveAccessibleName('Avisos');
    expect(screen.getByText('No tienes avisos.')).toBeInTheDocument();
  });

  test('a failure offers another try', async () => {
    const answer = { status: 500 };
    network.use(
      onRoute(noticeRoutes.listNotices, () =>
        answer.status === 500
          ? new HttpResponse(null, answer)
          : HttpResponse.json({ unread: 1, notices: [replied] }),
      ),
    );
    const user = await openBell();
    expect(screen.getByText('Error al cargar los avisos.')).toBeInTheDocument();
    answer.status = 200;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: /Cambio del Yape/ })).toBeInTheDocument();
  });
});

test('a page that shows an object reads its notices', async () => {
  const served = serveNotices();
  function Ticket() {
    useReadNotices('/support/t2');
    return <Notices />;
  }
  renderFeature(<Ticket />, { auth: signedInAs('client') });
  await bellNamed('Avisos, 1 sin leer');
  await waitFor(() => expect(served.read).toEqual([{ ids: ['n2'] }]));
});

test('a notice that comes meanwhile is counted and announced', async () => {
  const served = serveNotices([older]);
  const edge = serveEvents();
  renderFeature(<Notices />, { auth: signedInAs('client') });
  await bellNamed('Avisos');
  await waitFor(() => expect(edge.open()).toHaveLength(1));
  served.notices = [replied, older];
  act(() => edge.streams[0]?.send(event('notice', 'n1')));
  await bellNamed('Avisos, 1 sin leer');
  expect(screen.getByRole('status')).toHaveTextContent('Tienes 1 aviso sin leer.');
});

describe('what is mailed', () => {
  async function choose(role: string) {
    const served = serveNotices();
    const user = await openBell('/dashboard', role);
    await user.click(await screen.findByRole('button', { name: 'Avisos por correo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Avisos por correo' }));
    await dialog.findByRole('checkbox', { name: 'Mensajes' });
    return { served, user, dialog };
  }

  test('is chosen by kind', async () => {
    const { served, user, dialog } = await choose('ticket_manager');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(5);
    expect(dialog.getByRole('checkbox', { name: 'Cambios de estado' })).not.toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'Mensajes' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Cambios de estado' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(served.muted).toEqual(['message']);
    expect(bell()).toHaveFocus();
  });

  test.each([
    ['copywriter', ['Mensajes', 'Notas internas', 'Cambios de estado', 'Trabajo que te asignan']],
    [
      'client',
      [
        'Tickets nuevos',
        'Mensajes',
        'Cambios de estado',
        'Proyectos nuevos',
        'Fechas que se mueven',
        'Entregas de tus proyectos',
        'Novedades de tus proyectos',
        'Recordatorios de entregas sin responder',
      ],
    ],
    [
      'project_manager',
      [
        'Mensajes',
        'Notas internas',
        'Cambios de estado',
        'Trabajo que te asignan',
        'Fechas que se mueven',
        'Entregas aprobadas',
        'Cambios que piden los clientes',
      ],
    ],
  ])('a %s is asked of what they are told of', async (role, kinds) => {
    const { dialog } = await choose(role);
    const names = dialog.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);
    expect(names).toEqual(kinds);
  });

  test('a refusal is shown, and the choice stays', async () => {
    const { user, dialog } = await choose('client');
    network.use(
      onRoute(noticeRoutes.updateNoticePreferences, () => new HttpResponse(null, { status: 500 })),
    );
    await user.click(dialog.getByRole('checkbox', { name: 'Mensajes' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(/No se pudieron guardar tus preferencias/)).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Mensajes' })).not.toBeChecked();
  });
});
