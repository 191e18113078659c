import { listRoutes } from '#contract/listRoutes.ts';
import type { Ticket } from '#contract/tickets.ts';
import { aTicket } from './builders.ts';
import { network } from './network.ts';
import { onPage } from './pagesEdge.ts';

export const olderTicket = aTicket({
  id: 'b',
  waitingSince: '2026-09-05T14:00:00Z',
  subject: 'Guía de remisión',
  createdAt: '2026-09-05T14:00:00Z',
});
export const newerTicket = aTicket({
  id: 'a',
  subject: 'Cambio del Yape',
  userName: 'Álvaro Ñaupari',
  status: 'Cerrado',
  waitingSince: null,
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
  const edge: TicketsEdge = { tickets: [newerTicket, olderTicket], asked: 0 };
  network.use(
    onPage(listRoutes.pageTickets, () => {
      edge.asked += 1;
      return edge.tickets;
    }),
  );
  return edge;
}
