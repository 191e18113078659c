import styled from 'styled-components';
import type { Ticket } from '#contract/tickets.ts';
import { selectText } from '../ticketsCopy.ts';
import { useSelected } from './selection.ts';

/** Whose ticket it is, with the checkbox that chooses its row. */
export function SelectableUser({ ticket }: { ticket: Ticket }) {
  const [isSelected, toggle] = useSelected(ticket.id);
  return (
    <Line>
      <input
        // Rows go through this element: each has its own.
        key={ticket.id}
        type="checkbox"
        aria-label={selectText(ticket)}
        checked={isSelected}
        onChange={toggle}
      />
      <span>{ticket.userName}</span>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  min-width: 0;
  & > input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 2px;
    accent-color: ${({ theme }) => theme.color.accent};
  }
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
