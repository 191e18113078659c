import styled from 'styled-components';
import { TICKET_STATUSES } from '#contract/ticketConstants.ts';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { CellsGlyph } from '#ui/Badge';
import { SavedNote, useOutcome } from '#ui/RowSaves';
import { Select } from '#ui/SelectField';
import { ticketsCopy } from './ticketsCopy.ts';
import { useStatusEdit } from './useStatusEdit.ts';

/** Shared by all rows, so that React skips them when a row's element is reused for another ticket. */
const knownOptions = TICKET_STATUSES.map((status) => <option key={status}>{status}</option>);

/** A select for a ticket's status, updated optimistically and rolled back if the server refuses. */
export function TicketStatusField({ ticket }: { ticket: Ticket }) {
  const { id, subject, status } = ticket;
  const { cells, color } = lookOfStatus(status);
  const { set } = useStatusEdit();
  const outcome = useOutcome(id);

  return (
    <Line>
      <CellsGlyph cells={cells} color={color} />
      <Select
        $inTable
        name="status"
        aria-label={`${ticketsCopy.status}: ${subject}`}
        aria-invalid={outcome === 'refused' || undefined}
        value={status}
        onChange={({ target }) => void set(ticket, target.value as TicketStatus)}
      >
        {/* A status outside the specification is shown too. */}
        {!TICKET_STATUSES.includes(status) && <option>{status}</option>}
        {knownOptions}
      </Select>
      <SavedNote id={id} />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  & > select {
    flex: 0 1 8.25rem;
    min-width: 0;
  }
`;
