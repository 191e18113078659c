import styled from 'styled-components';
import { Badge } from '#ui/Badge';
import { dueLooks } from './dueState.ts';
import type { DueState } from './dueState.ts';

export interface DueCellProps {
  state: DueState;
}

/** The deadline of an answer, and the business days until it. */
export function DueCell({ state: { status, text, more } }: DueCellProps) {
  return (
    <Lines>
      <Badge {...dueLooks[status]}>{text}</Badge>
      <span>{more}</span>
    </Lines>
  );
}

const Lines = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space[12]};
  color: ${({ theme }) => theme.color.ink2};
`;
