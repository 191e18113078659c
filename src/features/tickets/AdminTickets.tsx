import { selectHead, useAdminData } from '#src/api/adminData.ts';
import { NoTickets } from './NoTickets.tsx';
import { TicketTable } from './TicketTable.tsx';

/** The panel's tickets: the same table as in the support centre, on the panel's own read. */
export function AdminTickets() {
  const head = useAdminData(selectHead.tickets);
  return head.rows.length === 0 ? <NoTickets /> : <TicketTable head={head} />;
}
