import { HttpResponse } from 'msw/http';
import type { Ticket } from '#contract/tickets.ts';
import { aTicket } from './builders.ts';
import { network, onCall } from './network.ts';

export const olderTicket = aTicket({
  id: 'b',
  subject: 'Guía de remisión',
  createdAt: '2026-09-05T14:00:00Z',
});
export const newerTicket = aTicket({
  id: 'a',
  subject: 'Cambio del Yape',
  userName: 'Álvaro Ñaupari',
  status: 'Cerrado',
  // The day before, in Lima.
  createdAt: '2026-10-01T03:00:00Z',
});

/** What the server has of tickets, and how often it was asked for them. */
export interface TicketsEdge {
  tickets: Ticket[];
  asked: number;
}

/** Answers the reading of the tickets with whatever `tickets` holds by then. */
export function serveTickets(): TicketsEdge {
  const edge: TicketsEdge = { tickets: [olderTicket, newerTicket], asked: 0 };
  network.use(
    onCall('listTickets', () => {
      edge.asked += 1;
      return HttpResponse.json(edge.tickets);
    }),
  );
  return edge;
}
