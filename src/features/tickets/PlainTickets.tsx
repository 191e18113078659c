import type { AdminData } from '#contract/admin.ts';
import { useAdminData } from '#src/api/adminData.ts';
import { TicketTable } from './TicketTable.tsx';

const selectTickets = ({ tickets }: AdminData) => tickets;

/** The panel's tickets with a server of the specified calls alone. */
export function PlainTickets() {
  return <TicketTable tickets={useAdminData(selectTickets)} />;
}
