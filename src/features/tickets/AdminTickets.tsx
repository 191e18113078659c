import { selectHead, useAdminData } from '#src/api/adminData.ts';
import { NoTickets } from './NoTickets.tsx';
import { TicketTable } from './TicketTable.tsx';

/** The panel's tickets: the support centre's table with the panel's data. */
export function AdminTickets() {
  const head = useAdminData(selectHead.tickets);
  return head.rows.length === 0 ? <NoTickets /> : <TicketTable head={head} />;
}
