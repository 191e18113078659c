import styled from 'styled-components';
import { Badge } from '#ui/Badge';
import { dueLooks } from './dueState.ts';
import type { DueState } from './dueState.ts';

export interface DueCellProps {
  day: string;
  state: DueState;
}

/** The day by which an answer is due, and in words how that stands. */
export function DueCell({ day, state: { status, text } }: DueCellProps) {
  return (
    <Lines>
      <Day>{day}</Day>
      <Badge {...dueLooks[status]}>{text}</Badge>
    </Lines>
  );
}

/** As wide as any, so that what stands beside them lines up. */
const Day = styled.span`
  min-width: 5.25rem;
`;

const Lines = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space[12]};
`;
