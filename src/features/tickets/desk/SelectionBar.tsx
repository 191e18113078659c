import { X } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import { TICKET_STATUSES } from '#contract/ticketConstants.ts';
import { below } from '#src/theme/theme.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { useRowSaves } from '#ui/RowSaves';
import { Select } from '#ui/SelectField';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { selectedText, ticketsCopy } from '../ticketsCopy.ts';
import type { Selection } from './selection.ts';
import type { BulkStatus } from './useBulkStatus.ts';

export interface SelectionBarProps {
  selection: Selection;
  rows: readonly Ticket[];
  bulk: BulkStatus;
}

/** Sets the status of all selected rows. */
export function SelectionBar({ selection, rows, bulk }: SelectionBarProps) {
  const ids = useSyncExternalStore(selection.subscribe, selection.current);
  const [status, setStatus] = useState<TicketStatus | ''>('');
  const selected = rows.filter(({ id }) => ids.has(id));
  const { confirm } = useRowSaves();
  const isShown = selected.length > 0;
  // The toast would cover the bar.
  useEffect(() => {
    if (isShown) confirm(null);
  }, [isShown, confirm]);

  async function apply() {
    if (status === '') return;
    await bulk.apply(selected, status);
    selection.clear();
    setStatus('');
  }

  // Rendered with the rows, because screen readers announce only changes of an existing status region.
  return (
    <AtEnd role="status">
      {isShown && (
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
            onClick={() => void apply()}
          >
            {ticketsCopy.apply}
          </Button>
          <CloseButton type="button" onClick={selection.clear}>
            <Icon of={X} />
            <VisuallyHidden>{ticketsCopy.unselect}</VisuallyHidden>
          </CloseButton>
        </Bar>
      )}
    </AtEnd>
  );
}

/** Below the rows and visible while they scroll; it comes before them in the order of the keyboard. */
const AtEnd = styled.div`
  order: 1;
  position: sticky;
  z-index: 2;
  bottom: calc(var(--bottom-bar, 0px) + ${({ theme }) => theme.space[8]});
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  height: 3.125rem;
  padding: 0 ${({ theme }) => theme.space[8]} 0 ${({ theme }) => theme.space[20]};
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.inverse};
  color: ${({ theme }) => theme.color.onInverse};
  font: ${({ theme }) => theme.font.smallStrong};
  & > select {
    flex: 0 1 10rem;
    min-width: 0;
  }
  & > button {
    flex: none;
  }
  & > button:disabled {
    border-color: currentcolor;
    background: none;
    color: inherit;
    opacity: 0.7;
  }
  & > button:focus-visible {
    outline-color: ${({ theme }) => theme.color.onInverse};
  }
  ${below('sm')} {
    gap: ${({ theme }) => theme.space[8]};
    padding-left: ${({ theme }) => theme.space[12]};
    /* The text and the cross on one line, what to do below. */
    &:has(> select) {
      flex-wrap: wrap;
      height: auto;
      padding-block: ${({ theme }) => theme.space[8]};
      & > p {
        flex: 1 0 70%;
      }
      & > select {
        flex: 1 1 60%;
        order: 1;
      }
      & > button:not(:last-child) {
        order: 1;
      }
    }
  }
`;

const CloseButton = styled.button`
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.controlSmall};
  height: ${({ theme }) => theme.size.controlSmall};
  margin-left: auto;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: inherit;
  cursor: pointer;
`;
