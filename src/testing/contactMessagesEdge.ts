import { HttpResponse } from 'msw/http';
import { contactMessageRoutes } from '#contract/contactMessageRoutes.ts';
import type {
  ContactMessage,
  ContactMessageChange,
  ContactMessageEntry,
} from '#contract/contactMessages.ts';
import { network, onRoute } from './network.ts';
import { onPage } from './pagesEdge.ts';

/** A new message of the contact form, of somebody without an account. */
export function aContactMessage(change: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: '8d1f0c3b-6e2a-4b7c-9f10-3a4b5c6d7e8f',
    at: '2026-09-05T14:00:00.000Z',
    name: 'Álvaro Ñaupari',
    email: 'alvaro@ejemplo.pe',
    subject: 'Tienda de tortas',
    message: 'Vendo tortas por encargo.\n¿Cuánto cuesta una tienda?',
    phone: null,
    contactBy: null,
    channel: null,
    status: 'nuevo',
    assignee: null,
    account: null,
    idea: null,
    project: null,
    fromSameAddress: 1,
    ...change,
  };
}

export const ines = { id: 'a1', full_name: 'Inés Paz' };

export const won = aContactMessage({
  id: 'm3',
  at: '2026-09-01T14:00:00.000Z',
  name: 'Rosa Quispe',
  email: 'rosa@demo.pe',
  subject: '=Página web',
  message: 'Quiero una página.',
  status: 'ganado',
  assignee: ines,
  account: { id: 'c1', full_name: 'Rosa Quispe' },
  project: { id: 'p1', name: 'Web de Rosa' },
});
export const fresh = aContactMessage({
  id: 'm1',
  at: '2026-10-02T14:00:00.000Z',
  idea: { id: 'i1', name: 'Pedidos de tortas', prompt: 'Vendo tortas por encargo' },
  fromSameAddress: 3,
});
export const talking = aContactMessage({
  id: 'm2',
  at: '2026-09-20T14:00:00.000Z',
  name: 'Beto Rojas',
  email: 'beto@ejemplo.pe',
  subject: 'Cotización',
  message: 'Llámame, por favor.',
  status: 'en conversación',
});

/** A fake server for contact messages; what is sent changes its data. */
export function serveContactMessages(messages: ContactMessage[]) {
  const served = {
    messages,
    entries: [] as ContactMessageEntry[],
    sent: [] as { what: string; id: unknown; body: unknown; key: string | null }[],
  };
  function take(what: string, id: unknown, body: unknown, request: Request) {
    served.sent.push({ what, id, body, key: request.headers.get('idempotency-key') });
  }
  function put(id: unknown, change: Partial<ContactMessage>) {
    served.messages = served.messages.map((message) =>
      message.id === id ? { ...message, ...change } : message,
    );
    return served.messages.find((message) => message.id === id);
  }
  network.use(
    onPage(contactMessageRoutes.pageContactMessages, () => served.messages),
    onRoute(contactMessageRoutes.getContactMessage, ({ params }) => {
      const message = served.messages.find(({ id }) => id === params.id);
      const others = served.messages
        .filter(({ id, email }) => id !== params.id && email === message?.email)
        .map(({ id, at, subject, status }) => ({ id, at, subject, status }));
      return HttpResponse.json({ message, entries: served.entries, others });
    }),
    onRoute(contactMessageRoutes.updateContactMessage, async ({ params, request }) => {
      const body = (await request.json()) as ContactMessageChange;
      take('change', params.id, body, request);
      const { status, assigneeId } = body;
      const assignee = assigneeId === ines.id ? ines : null;
      return HttpResponse.json(
        put(params.id, {
          ...(status !== undefined && { status }),
          ...(assigneeId !== undefined && { assignee }),
        }),
      );
    }),
    ...(['reply', 'note'] as const).map((kind) =>
      onRoute(
        contactMessageRoutes[kind === 'reply' ? 'replyToContactMessage' : 'noteOnContactMessage'],
        async ({ params, request }) => {
          const body = (await request.json()) as { body: string };
          take(kind, params.id, body, request);
          const entry = {
            id: `e${served.entries.length}`,
            kind,
            author: ines,
            ...body,
            at: '2026-10-03T15:00:00.000Z',
          };
          served.entries = [...served.entries, entry];
          if (kind === 'reply') put(params.id, { status: 'en conversación' });
          return HttpResponse.json(entry, { status: 201 });
        },
      ),
    ),
  );
  return served;
}
