import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { noticeRoutes } from '#contract/noticeRoutes.ts';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import { aTicket, aTicketPage, storeSession } from '#src/testing/builders.ts';
import { event, serveEvents, showTab } from '#src/testing/eventsEdge.ts';
import type { EventsEdge } from '#src/testing/eventsEdge.ts';
import { aMoment, pass, until, withHandClock } from '#src/testing/handClock.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { api } from './api.ts';
import { useIsLiveQuery } from './live.ts';
import { useRows } from './useRows.ts';

withNetwork();
withHandClock();
/** Ends the stream of the previous test. */
let stopLast: () => void = () => undefined;
afterEach(() => {
  stopLast();
  showTab(true);
});

const wholeList = {};

function Tickets() {
  useIsLiveQuery();
  const { rows } = useRows('tickets', wholeList);
  return <p>{rows.map(({ subject }) => subject).join()}</p>;
}

/** Renders a list whose content is `served.subject`; `served.asked` counts its requests. */
async function show() {
  const served = { subject: 'Primero', asked: 0 };
  network.use(
    onPage(listRoutes.pageTickets, () => {
      served.asked += 1;
      return [aTicket({ subject: served.subject })];
    }),
    onRoute(ticketRoutes.getTicket, () =>
      HttpResponse.json(aTicketPage({ subject: served.subject })),
    ),
  );
  const auth = signedInAs('ticket_manager');
  storeSession(auth.session?.userId ?? '', { token: 'token-1' });
  const { store, unmount } = renderFeature(<Tickets />, { auth });
  stopLast = () => void store.dispatch(api.util.resetApiState());
  await until(() => screen.getByText('Primero'));
  return { served, store, unmount };
}

/** Renders a list, waits for its stream, and resets the count of requests. */
async function showLive(edge: EventsEdge) {
  const shown = await show();
  await until(() => expect(edge.open()).toHaveLength(1));
  await pass(1_500);
  await until(() => expect(shown.served.asked).toBe(2));
  shown.served.asked = 0;
  const [stream] = edge.streams;
  if (stream === undefined) throw new Error('No stream was opened');
  return { ...shown, stream };
}

const ticket = event('ticket', aTicket().id);

test('changed data are reloaded within two seconds after their event', async () => {
  const edge = serveEvents();
  const { served, stream } = await showLive(edge);
  expect(stream.token).toBe('Bearer token-1');
  served.subject = 'Segundo';
  const before = Date.now();
  stream.send(ticket);
  await aMoment();
  await pass(1_200);
  await until(() => screen.getByText('Segundo'));
  expect(Date.now() - before).toBeLessThan(2_000);
});

test('fifty events cause one request', async () => {
  const edge = serveEvents();
  const { served, stream } = await showLive(edge);
  for (let count = 0; count < 50; count += 1) stream.send(ticket);
  await aMoment();
  await pass(5_000);
  await aMoment();
  expect(served.asked).toBe(1);
});

test('an event may arrive in pieces; unknown and malformed events are ignored', async () => {
  const edge = serveEvents();
  const { served, stream } = await showLive(edge);
  for (const text of ['event: otra\ndata: {"id":"a"}\n\n', 'event: ticket\ndata: {\n\n']) {
    stream.send(text);
  }
  stream.send('event: ticket\ndata: {"id":7}\n\n');
  await aMoment();
  await pass(3_000);
  await aMoment();
  expect(served.asked).toBe(0);
  stream.send(ticket.slice(0, 20));
  await aMoment();
  stream.send(ticket.slice(20));
  await aMoment();
  await pass(1_200);
  await until(() => expect(served.asked).toBe(1));
});

test('while events arrive, lists are not polled', async () => {
  const edge = serveEvents();
  const { served, stream } = await showLive(edge);
  for (let seconds = 0; seconds < 40; seconds += 20) {
    await pass(20_000);
    stream.send(': sigo aquí\n\n');
    await aMoment();
  }
  await pass(20_000);
  await aMoment();
  expect(served.asked).toBe(0);
});

test('a stream that ends is reopened, and missed changes are loaded with one request', async () => {
  const edge = serveEvents();
  const { served, stream } = await showLive(edge);
  stream.drop();
  await aMoment();
  served.subject = 'Segundo';
  await pass(1_000);
  await until(() => expect(edge.open()).toHaveLength(1));
  await pass(1_200);
  await until(() => screen.getByText('Segundo'));
  await pass(3_000);
  await aMoment();
  expect(served.asked).toBe(1);
});

test('while the browser is offline there is no stream and the list is polled', async () => {
  const edge = serveEvents();
  const { served, stream } = await showLive(edge);
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await until(() => expect(stream.isClosed()).toBe(true));
  await pass(5_000);
  await aMoment();
  expect(served.asked).toBeGreaterThan(0);
  expect(edge.streams).toHaveLength(1);
  isOnline.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await until(() => expect(edge.open()).toHaveLength(1));
});

test('when a proxy buffers the stream, the list is polled', async () => {
  const edge = serveEvents('');
  const { served } = await show();
  await until(() => expect(edge.open()).toHaveLength(1));
  served.subject = 'Segundo';
  await pass(4_500);
  await until(() => screen.getByText('Segundo'));
  await pass(22_000);
  // It may have been opened anew by then.
  await until(() => expect(edge.streams[0]?.isClosed()).toBe(true));
  served.subject = 'Tercero';
  await pass(4_500);
  await until(() => screen.getByText('Tercero'));
});

test.each([
  ['an error', () => HttpResponse.json({ message: 'No existe.' }, { status: 404 })],
  ['a page of its own', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
  ['too many streams', () => HttpResponse.json({}, { status: 429 })],
])('when the server answers with %s, the list is polled', async (_what, answer) => {
  let asked = 0;
  network.use(
    onRoute(noticeRoutes.getEvents, () => {
      asked += 1;
      return answer();
    }),
  );
  const { served } = await show();
  await until(() => expect(asked).toBe(1));
  served.subject = 'Segundo';
  await pass(4_500);
  await until(() => screen.getByText('Segundo'));
  for (let seconds = 0; seconds < 180; seconds += 30) await pass(30_000);
  await aMoment();
  expect(asked).toBeGreaterThanOrEqual(2);
  // Few attempts, because each pause is longer than the previous one.
  expect(asked).toBeLessThanOrEqual(11);
});

test('a hidden tab has no stream; once visible, it loads what it missed', async () => {
  const edge = serveEvents();
  const { served, stream } = await showLive(edge);
  const before = Date.now();
  act(() => showTab(false));
  await until(() => expect(stream.isClosed()).toBe(true));
  // Too soon for the timeout of a silent stream.
  expect(Date.now() - before).toBeLessThan(2_000);
  await pass(120_000);
  await aMoment();
  expect(edge.streams).toHaveLength(1);
  served.subject = 'Segundo';
  act(() => showTab(true));
  await until(() => expect(edge.open()).toHaveLength(1));
  await pass(1_200);
  await until(() => screen.getByText('Segundo'));
});

test('a tab that is hidden and shown at once has one stream', async () => {
  const edge = serveEvents();
  const { stream } = await showLive(edge);
  act(() => {
    showTab(false);
    showTab(true);
  });
  await until(() => expect(edge.streams).toHaveLength(2));
  expect(stream.isClosed()).toBe(true);
  expect(edge.open()).toHaveLength(1);
});

test('the stream ends when its last subscriber unmounts', async () => {
  const edge = serveEvents();
  const { stream, unmount } = await showLive(edge);
  unmount();
  await pass(100);
  await until(() => expect(stream.isClosed()).toBe(true));
});

test('the stream ends when the cache is cleared at sign-out', async () => {
  const edge = serveEvents();
  const { stream, store } = await showLive(edge);
  act(() => void store.dispatch(api.util.resetApiState()));
  await until(() => expect(stream.isClosed()).toBe(true));
});
