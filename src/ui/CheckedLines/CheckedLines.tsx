import { Check } from 'lucide';
import styled from 'styled-components';
import { Icon } from '#ui/Icon';

interface CheckedLinesProps {
  lines: readonly string[];
  className?: string;
}

/** What something includes, each with a tick; `styled(CheckedLines)` lays the lines out. */
export function CheckedLines({ lines, className }: CheckedLinesProps) {
  return (
    <Lines className={className}>
      {lines.map((line) => (
        <p key={line}>
          <Icon of={Check} inText />
          {line}
        </p>
      ))}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  align-content: start;
  font: ${({ theme }) => theme.font.small};
  & > p {
    display: flex;
    gap: ${({ theme }) => theme.space[8]};
  }
  & svg {
    margin-top: 2px;
    color: ${({ theme }) => theme.color.accentText};
  }
`;
