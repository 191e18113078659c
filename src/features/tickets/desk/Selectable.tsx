import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Ticket } from '#contract/tickets.ts';
import { checkStyles } from '#ui/CheckField';
import { selectText } from '../ticketsCopy.ts';
import { useSelected } from './selection.ts';

/** The first cell of a ticket's row: the checkbox that selects it, and what stands beside that. */
export function Selectable({ ticket, children }: { ticket: Ticket; children: ReactNode }) {
  const [isSelected, toggle] = useSelected(ticket.id);
  return (
    <Line>
      <input
        // The row's element is reused for other tickets: remount the checkbox for each.
        key={ticket.id}
        type="checkbox"
        aria-label={selectText(ticket)}
        checked={isSelected}
        onChange={toggle}
      />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  min-width: 0;
  & > input {
    ${checkStyles}
  }
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
