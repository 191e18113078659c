import { allBut, anyRole, only } from '../../plugins/access.ts';
import type { CallLimits } from '../../plugins/callLimits.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { createTicket, updateTicket } from './ticketsRepository.ts';

export interface TicketsServices {
  limits: CallLimits;
}

/** Each person's allowance. */
const LIMIT = { name: 'tickets', times: 30, seconds: 60 * 60 };

const tooMany = (wait: string) =>
  `Llegaste al límite de tickets por ahora. Vuelve a intentarlo en ${wait}.`;

export function ticketsRoutes(routes: ContractRoutes, { limits }: TicketsServices): void {
  routes.read('listTickets', anyRole, 'ticket_list');
  // Ticket managers answer tickets, they do not raise them (TICKET-7).
  routes.write('createTicket', allBut('ticket_manager'), {
    prepare: ({ person }) => limits.take(LIMIT, person.sub, tooMany),
    write: (tx, { body, person }) => createTicket(tx, person.sub, body),
  });
  routes.write('updateTicket', only('admin', 'ticket_manager'), {
    write: (tx, { id, body }) => updateTicket(tx, id, body),
  });
}
