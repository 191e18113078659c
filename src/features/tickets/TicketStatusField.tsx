import { useContext } from 'react';
import styled from 'styled-components';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import { lookOfStatus, ticketStatuses } from '#src/content/statuses.ts';
import { CellsGlyph } from '#ui/Badge';
import { SavedNote } from '#ui/SavedNote';
import { Select } from '#ui/SelectField';
import { TicketEdits } from './ticketEdits.ts';
import { ticketsCopy } from './ticketsCopy.ts';

/** The same elements in every row: there is nothing to compare when another ticket takes a row's place. */
const knownOptions = ticketStatuses.map((status) => <option key={status}>{status}</option>);

/** A ticket's status to choose: there at once, and back to what it was when the server refuses it. */
export function TicketStatusField({ ticket }: { ticket: Ticket }) {
  const { id, subject, status } = ticket;
  const { cells, dye } = lookOfStatus(status);
  const edits = useContext(TicketEdits);
  return (
    <Line>
      {edits !== null && <SavedNote rows={edits.saved} id={id} />}
      <CellsGlyph cells={cells} dye={dye} />
      <Select
        $inTable
        name="status"
        aria-label={`${ticketsCopy.status}: ${subject}`}
        value={status}
        onChange={({ target }) => edits?.choose(ticket, target.value as TicketStatus)}
      >
        {/* One that the specification does not know is shown, and can be left. */}
        {!ticketStatuses.includes(status) && <option>{status}</option>}
        {knownOptions}
      </Select>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[8]};
  & > select {
    flex: 0 0 8.25rem;
  }
`;
