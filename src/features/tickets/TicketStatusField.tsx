import { useContext } from 'react';
import styled from 'styled-components';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import { lookOfStatus, ticketStatuses } from '#src/content/statuses.ts';
import { below } from '#src/theme/theme.ts';
import { CellsGlyph } from '#ui/Badge';
import { SavedNote } from '#ui/SavedNote';
import { Select } from '#ui/SelectField';
import { TicketEdits } from './ticketEdits.ts';
import { ticketsCopy } from './ticketsCopy.ts';

/** A ticket's status to choose: there at once, and back to what it was when the server refuses it. */
export function TicketStatusField({ ticket }: { ticket: Ticket }) {
  const { id, subject, status } = ticket;
  const { cells, dye } = lookOfStatus(status);
  // One that the specification does not know is shown, and can be left.
  const options = ticketStatuses.includes(status) ? ticketStatuses : [status, ...ticketStatuses];
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
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
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
  /* In a card the field stands below the others. */
  ${below('table')} {
    justify-content: flex-start;
    & > [role='status'] {
      order: 1;
    }
  }
`;
