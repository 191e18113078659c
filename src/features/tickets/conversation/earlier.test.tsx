import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import type { TicketPage } from '#contract/tickets.ts';
import { aMessage, aTicketPage } from '#src/testing/builders.ts';
import {
  replyField,
  sendReply,
  served,
  showTicket,
  thread,
  withConversation,
} from '#src/testing/conversationEdge.tsx';
import { network, onRoute } from '#src/testing/network.ts';

withConversation();

const messages = (...bodies: string[]) => bodies.map((body) => aMessage({ id: body, body }));

/** Serves these pages by cursor, and without one the ticket's newest page; any other cursor fails. */
function servePages(pages: Record<string, Pick<TicketPage, 'entries' | 'more'>>) {
  network.use(
    onRoute(ticketRoutes.getTicket, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      if (before === null) return HttpResponse.json(served.page);
      const page = pages[before];
      if (!page) return new HttpResponse(null, { status: 500 });
      return HttpResponse.json({ ...served.page, ...page });
    }),
  );
}

const earlierButton = () => screen.findByRole('button', { name: 'Ver mensajes anteriores' });
const bodies = async () =>
  (await thread())
    .getAllByRole('listitem')
    .map((item) => /m\d|Gracias/.exec(item.textContent)?.[0]);

function serveThreePages() {
  served.page = {
    ...aTicketPage({ id: served.page.ticket.id }, messages('m5', 'm6')),
    more: 'before-m5',
  };
  servePages({
    'before-m5': { entries: messages('m3', 'm4'), more: 'before-m3' },
    'before-m3': { entries: messages('m1', 'm2'), more: null },
  });
}

test('earlier messages come page by page, above the others, and are counted', async () => {
  serveThreePages();
  showTicket();
  const button = await earlierButton();
  await userEvent.click(button);
  expect(await screen.findByText(/Aparecieron 2 mensajes anteriores: ahora ves 4\./)).toBeVisible();
  expect(await bodies()).toEqual(['m3', 'm4', 'm5', 'm6']);
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(await screen.findByText(/ahora ves 6\./)).toBeVisible();
  expect(await bodies()).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6']);
  // The button has gone: the focus is where the person was reading.
  expect(button).not.toBeInTheDocument();
  expect((await thread()).getAllByRole('listitem')[2]).toHaveFocus();
});

test('earlier messages are not announced one by one, new ones are', async () => {
  serveThreePages();
  showTicket();
  await userEvent.click(await earlierButton());
  await screen.findByText(/ahora ves 4\./);
  const list = screen.getByRole('list', { name: 'Conversación' });
  expect(list).toHaveAttribute('aria-live', 'off');
  await userEvent.type(await replyField(), 'Gracias');
  await sendReply();
  await (await thread()).findByText('Gracias');
  expect(list).toHaveAttribute('aria-live', 'polite');
});

test('a ticket that is read again keeps them, without gaps or repetitions', async () => {
  serveThreePages();
  showTicket();
  await userEvent.click(await earlierButton());
  await screen.findByText(/ahora ves 4\./);
  // The newest page moves on with each message.
  served.page = { ...served.page, entries: messages('m6', 'm7'), more: 'before-m6' };
  await userEvent.type(await replyField(), 'Gracias');
  await sendReply();
  await (await thread()).findByText('m7');
  expect(await bodies()).toEqual(['m3', 'm4', 'm5', 'm6', 'm7', 'Gracias']);
  await userEvent.click(await earlierButton());
  await screen.findByText(/ahora ves 8\./);
  expect(await bodies()).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'Gracias']);
});

test('after more new messages than a page has, it begins with the newest page again', async () => {
  serveThreePages();
  servePages({ 'before-m8': { entries: messages('m6', 'm7'), more: null } });
  showTicket();
  await screen.findByText('m6');
  served.page = { ...served.page, entries: messages('m8', 'm9'), more: 'before-m8' };
  await userEvent.type(await replyField(), 'Gracias');
  await sendReply();
  await (await thread()).findByText('m9');
  expect(await bodies()).toEqual(['m8', 'm9', 'Gracias']);
  await userEvent.click(await earlierButton());
  await screen.findByText(/ahora ves 5\./);
  expect(await bodies()).toEqual(['m6', 'm7', 'm8', 'm9', 'Gracias']);
});

test('a failure is shown, and the same button tries again', async () => {
  serveThreePages();
  servePages({});
  showTicket();
  const button = await earlierButton();
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudieron cargar los mensajes anteriores.',
  );
  expect(await bodies()).toEqual(['m5', 'm6']);
  servePages({ 'before-m5': { entries: messages('m3', 'm4'), more: null } });
  await userEvent.click(button);
  expect(await screen.findByText('m3')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['the first entries are there', null],
  ['the server has no pages', undefined],
])('without earlier ones there is no button: %s', async (_case, more) => {
  served.page = { ...aTicketPage({}, messages('m1')), more } as TicketPage;
  showTicket();
  await screen.findByText('m1');
  expect(screen.queryByRole('button', { name: 'Ver mensajes anteriores' })).toBeNull();
});
