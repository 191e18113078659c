import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import { TICKET_STATUSES } from '#contract/ticketConstants.ts';
import { below } from '#src/theme/theme.ts';
import { Button } from '#ui/Button';
import { Select } from '#ui/SelectField';
import { changedText, selectedText, ticketsCopy } from '../ticketsCopy.ts';
import type { Selection } from './selection.ts';
import type { BulkStatus } from './useBulkStatus.ts';

export interface BulkBarProps {
  selection: Selection;
  rows: readonly Ticket[];
  bulk: BulkStatus;
}

/** Sets the status of all selected rows, then shows the result with an undo button. */
export function BulkBar({ selection, rows, bulk }: BulkBarProps) {
  const ids = useSyncExternalStore(selection.subscribe, selection.current);
  const [status, setStatus] = useState<TicketStatus | ''>('');
  const selected = rows.filter(({ id }) => ids.has(id));

  async function apply() {
    if (status === '') return;
    await bulk.apply(selected, status);
    selection.clear();
    setStatus('');
  }

  // Always rendered, because screen readers announce only changes of an existing status region.
  return (
    <Place role="status">
      {selected.length > 0 && (
        <Bar>
          <p>{selectedText(selected.length)}</p>
          <Select
            $inTable
            aria-label={ticketsCopy.changeStatus}
            value={status}
            onChange={({ target }) => setStatus(target.value as TicketStatus | '')}
          >
            <option value="">{ticketsCopy.chooseStatus}</option>
            {TICKET_STATUSES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
          <Button
            size="small"
            disabled={status === ''}
            busy={bulk.busy}
            busyLabel={ticketsCopy.applying}
            onClick={() => void apply()}
          >
            {ticketsCopy.apply}
          </Button>
          <Button size="small" variant="quiet" onClick={selection.clear}>
            {ticketsCopy.unselect}
          </Button>
        </Bar>
      )}
      {selected.length === 0 && bulk.changed !== null && (
        <Bar>
          <p>{changedText(bulk.changed.changes.length, bulk.changed.status)}</p>
          <Button
            size="small"
            busy={bulk.busy}
            busyLabel={ticketsCopy.undoing}
            onClick={() => void bulk.undo()}
          >
            {ticketsCopy.undo}
          </Button>
          <Button size="small" variant="quiet" onClick={bulk.dismiss}>
            {ticketsCopy.dismiss}
          </Button>
        </Bar>
      )}
    </Place>
  );
}

/** Stays visible while the table scrolls. */
const Place = styled.div`
  position: sticky;
  z-index: 2;
  bottom: calc(var(--bottom-bar, 0px) + ${({ theme }) => theme.space[16]});
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  width: fit-content;
  max-width: 100%;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  font: ${({ theme }) => theme.font.smallStrong};
  box-shadow: ${({ theme }) => theme.shadow};
  & > select {
    width: 10rem;
  }
  ${below('sm')} {
    width: auto;
    & > p {
      flex-basis: 100%;
    }
  }
`;
