import { allBut, anyRole, only } from '../../plugins/access.ts';
import type { FeatureRoutes } from '../../plugins/contractRoutes.ts';
import { listTickets } from './ticketsRepository.ts';

export const ticketsRoutes: FeatureRoutes = (routes) => {
  routes.read('listTickets', anyRole, listTickets);
  routes.later('createTicket', allBut('ticket_manager'));
  routes.later('updateTicket', only('admin', 'ticket_manager'));
};
