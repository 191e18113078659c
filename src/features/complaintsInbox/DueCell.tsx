import styled from 'styled-components';
import { Badge } from '#ui/Badge';
import { dueLooks } from './dueState.ts';
import type { DueState } from './dueState.ts';

export interface DueCellProps {
  day: string;
  state: DueState;
}

/** The deadline of an answer, with its state in words. */
export function DueCell({ day, state: { status, text } }: DueCellProps) {
  return (
    <Lines>
      <Day>{day}</Day>
      <Badge {...dueLooks[status]}>{text}</Badge>
    </Lines>
  );
}

/** A fixed width that fits every date, so that the texts beside them align. */
const Day = styled.span`
  min-width: 5.25rem;
`;

const Lines = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space[12]};
`;
