import styled from 'styled-components';
import { below } from '#src/theme/theme.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { LatePart } from '#ui/LatePart';

const code = lazyModule('answered', () => import('./AnsweredLink.tsx'));

/**
 * A line that leads to the tickets that the agency answered last. The projects do not wait for it, so it is always one
 * line high.
 */
export function AnsweredTickets() {
  return (
    <Line>
      <LatePart code={code}>{({ AnsweredLink }) => <AnsweredLink />}</LatePart>
    </Line>
  );
}

const Line = styled.p`
  height: 1lh;
  font: ${({ theme }) => theme.font.body};
  ${below('md')} {
    /* Part of the gap below, which would be a hole without a link. */
    margin-bottom: -${({ theme }) => theme.space[16]};
  }
  & > a {
    display: inline-block;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
