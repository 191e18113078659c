import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { noticeRoutes } from '#contract/noticeRoutes.ts';
import { aNotice } from '#src/testing/builders.ts';
import { event, serveEvents } from '#src/testing/eventsEdge.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { Place } from '#src/testing/renderUi.tsx';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { Notices } from './Notices.tsx';

withNetwork();

const bellNamed = (name: string) => screen.findByRole('button', { name });

const href = '#/projects/p1';
const text = (now: string) => `La fase Pruebas termina el ${now} (antes, el 27 nov 2026): Blog`;
const first = aNotice({ id: 'd1', kind: 'dates', title: text('4 dic 2026'), href });
const renewed = { ...first, at: '2026-11-29T15:00:00.000Z', title: text('11 dic 2026') };

/** A server with one notice. */
function serveNotice() {
  const served = { notice: first };
  network.use(
    onRoute(noticeRoutes.listNotices, () =>
      HttpResponse.json({ unread: served.notice.read ? 0 : 1, notices: [served.notice] }),
    ),
    onRoute(noticeRoutes.readNotices, () => {
      served.notice = { ...served.notice, read: true };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return served;
}

test('a notice of moved dates tells old and new, leads to the project, and is unread again once renewed', async () => {
  const served = serveNotice();
  const edge = serveEvents();
  const user = userEvent.setup();
  renderFeature(
    <>
      <Notices />
      <Place />
    </>,
    { auth: signedInAs('client'), at: '/dashboard' },
  );
  await user.click(await bellNamed('Avisos, 1 sin leer'));
  await waitFor(() => expect(edge.open()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Marcar todo como leído' }));
  await bellNamed('Avisos');
  served.notice = renewed;
  act(() => edge.streams[0]?.send(event('notice', 'd1')));
  await bellNamed('Avisos, 1 sin leer');
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link).toHaveTextContent(`Sin leer: ${text('11 dic 2026')}`);
  await user.click(link!);
  expect(screen.getByText(/^\/projects\/p1/)).toBeInTheDocument();
});

test('the project’s page reads it, and once more when it is renewed', async () => {
  const served = serveNotice();
  const edge = serveEvents();
  renderFeature(<Notices />, { auth: signedInAs('client'), at: '/projects/p1' });
  await bellNamed('Avisos');
  await waitFor(() => expect(served.notice.read).toBe(true));
  await waitFor(() => expect(edge.open()).toHaveLength(1));
  served.notice = renewed;
  act(() => edge.streams[0]?.send(event('notice', 'd1')));
  await waitFor(() => expect(served.notice).toEqual({ ...renewed, read: true }));
});
