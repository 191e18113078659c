import { allBut, anyRole, only } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractRoutes.ts';
import { createTicket, updateTicket } from './ticketsRepository.ts';

export function ticketsRoutes(routes: ContractRoutes): void {
  routes.read('listTickets', anyRole, 'ticket_list');
  // Ticket managers answer tickets, they do not raise them (decision 24).
  routes.write('createTicket', allBut('ticket_manager'), {
    write: (tx, { body, person }) => createTicket(tx, person.sub, body),
  });
  routes.write('updateTicket', only('admin', 'ticket_manager'), {
    write: (tx, { id, body }) => updateTicket(tx, id, body),
  });
}
