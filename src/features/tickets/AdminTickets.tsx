import type { AdminData } from '#contract/admin.ts';
import { useAdminData } from '#src/api/adminData.ts';
import { NoTickets } from './NoTickets.tsx';
import { TicketTable } from './TicketTable.tsx';

const selectTickets = ({ tickets }: AdminData) => tickets;

/** The panel's tickets: the same table as in the support centre, on the panel's own read. */
export function AdminTickets() {
  const tickets = useAdminData(selectTickets);
  return tickets.length === 0 ? <NoTickets /> : <TicketTable tickets={tickets} />;
}
