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
      {day}
      <Badge {...dueLooks[status]}>{text}</Badge>
    </Lines>
  );
}

const Lines = styled.span`
  display: grid;
`;
