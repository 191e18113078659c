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
  // The previous day in Lima.
  createdAt: '2026-10-01T03:00:00Z',
});

/** The server's tickets and the number of requests for them. */
export interface TicketsEdge {
  tickets: Ticket[];
  asked: number;
}

/** Answers requests for tickets with the current value of `tickets`. */
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
