import { beforeEach } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import type { TicketEntry, TicketPage } from '#contract/tickets.ts';
import { TicketScreen } from '#src/features/tickets/conversation/TicketScreen.tsx';
import { aMessage, aProfile, aTicketPage } from './builders.ts';
import { network, onRoute, withNetwork } from './network.ts';
import { renderFeature, signedInAs } from './renderFeature.tsx';

interface Received {
  key: string | null;
  body: string;
  internal?: unknown;
  files: string[];
}

const rosa = aProfile();

/** The fake server's ticket and the replies it received. */
export const served: { page: TicketPage; received: Received[] } = {
  page: aTicketPage(),
  received: [],
};

let count = 0;

/** Serves the ticket in all tests of a file; each test starts with the original. */
export function withConversation(): void {
  withNetwork();
  beforeEach(() => {
    window.sessionStorage.clear();
    // Another ticket each time: what a test chose to send stays with its own.
    count += 1;
    served.page = aTicketPage({ id: `ticket-${count}` });
    served.received = [];
    network.use(
      onRoute(ticketRoutes.getTicket, () => HttpResponse.json(served.page)),
      onRoute(ticketRoutes.replyToTicket, async ({ request }) => {
        const reply = await readReply(request);
        served.received.push(reply);
        const entry = aMessage({
          id: `sent-${served.received.length}`,
          kind: reply.internal ? 'note' : 'message',
          body: reply.body,
          author: { id: rosa.id, full_name: rosa.full_name, staff: false },
        });
        served.page = { ...served.page, entries: [...served.page.entries, entry] };
        return HttpResponse.json(entry, { status: 201 });
      }),
    );
  });
}

/** Keeps the next reply waiting until the returned function sends its answer. */
export function holdReply(): () => void {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  network.use(
    onRoute(ticketRoutes.replyToTicket, async () => {
      await held;
      return HttpResponse.json(aMessage({ id: 'sent-1' }), { status: 201 });
    }),
  );
  return answer;
}

async function readReply(request: Request): Promise<Received> {
  const key = request.headers.get('idempotency-key');
  if (request.headers.get('content-type')?.startsWith('multipart/') !== true) {
    return { key, ...((await request.json()) as { body: string }), files: [] };
  }
  const form = await request.formData();
  const files = form.getAll('file').map((file) => (file as File).name);
  return { key, body: form.get('body') as string, internal: form.get('internal'), files };
}

export function showTicket(role = 'client') {
  return renderFeature(<TicketScreen id={served.page.ticket.id} />, { auth: signedInAs(role) });
}

export function replyField() {
  return screen.findByRole('textbox', { name: /Tu respuesta|Nota interna/ });
}

export function sendReply() {
  return userEvent.click(screen.getByRole('button', { name: 'Responder' }));
}

/** The entries of the conversation. */
export async function thread() {
  return within(await screen.findByRole('list', { name: 'Conversación' }));
}

/** A change of status by staff. */
export function aStatus(value: 'Abierto' | 'En Progreso' | 'Cerrado'): TicketEntry {
  return {
    id: `status-${value}`,
    kind: 'status',
    status: value,
    at: '2026-09-05T16:00:00Z',
    author: { id: 'soporte', full_name: 'Jorge Huamán', staff: true },
  };
}

/** Pastes files into a reply, with the text that some programs add; false if it is left to the browser. */
export function paste(field: HTMLElement, files: File[], text = ''): boolean {
  const clipboardData = { files, getData: (type: string) => (type === 'text/plain' ? text : '') };
  return !fireEvent.paste(field, { clipboardData });
}
