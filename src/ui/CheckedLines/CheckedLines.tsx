import { Check } from 'lucide';
import styled from 'styled-components';
import { Icon } from '#ui/Icon';

interface CheckedLinesProps {
  lines: readonly string[];
  className?: string;
}

/** A list of lines with ticks; `styled(CheckedLines)` sets the layout. */
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
