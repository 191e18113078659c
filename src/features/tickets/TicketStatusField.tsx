import { useContext, useEffect } from 'react';
import styled from 'styled-components';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import { useUpdateTicketMutation } from '#src/api/api.ts';
import { lookOfStatus, ticketStatuses } from '#src/content/statuses.ts';
import { CellsGlyph } from '#ui/Badge';
import { SavedSign } from '#ui/SavedSign';
import { Select } from '#ui/SelectField';
import { TicketEdits } from './ticketEdits.ts';
import { ticketsCopy } from './ticketsCopy.ts';

/** How long 'Guardado' stays, in milliseconds. */
const SAVED_FOR = 4_000;

/** A ticket's status to choose: there at once, and back to what it was when the server refuses it. */
export function TicketStatusField({ ticket }: { ticket: Ticket }) {
  const { id, subject, status } = ticket;
  const { cells, dye } = lookOfStatus(status);
  // One that the specification does not know is shown, and can be left.
  const options = ticketStatuses.includes(status) ? ticketStatuses : [status, ...ticketStatuses];
  const edits = useContext(TicketEdits);
  const [update, { isSuccess, reset }] = useUpdateTicketMutation();

  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(reset, SAVED_FOR);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  async function choose(next: TicketStatus) {
    edits.begun(id);
    const { error } = await update({ id, status: next });
    if (error !== undefined) edits.failed({ stands: `«${subject}» sigue como estaba.` });
  }

  return (
    <Line>
      <CellsGlyph cells={cells} dye={dye} />
      <Select
        $inTable
        name="status"
        aria-label={`${ticketsCopy.status}: ${subject}`}
        value={status}
        onChange={(event) => void choose(event.target.value as TicketStatus)}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
      {isSuccess && <SavedSign />}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 8.25rem auto;
  justify-content: start;
  gap: ${({ theme }) => theme.space[8]};
  align-items: center;
`;
