import styled from 'styled-components';
import { Skeleton } from '#ui/Skeleton';
import { Line, Meta, stacked, Subject, TicketRows, Turn } from './TicketRow.styles.ts';

/** Placeholders with the size of three ticket rows. */
export function TicketRowSkeletons() {
  return (
    <TicketRows aria-hidden>
      {[260, 200, 230].map((width) => (
        <Placeholder key={width}>
          <Subject>
            <Skeleton width={`${width}px`} height="20px" />
          </Subject>
          <Turn as="div">
            <Skeleton width="136px" height="16px" />
          </Turn>
          <Meta>
            <Skeleton width="88px" height="24px" />
          </Meta>
        </Placeholder>
      ))}
    </TicketRows>
  );
}

/** A stacked row with a project has five lines. */
const Placeholder = styled(Line)`
  ${stacked} {
    row-gap: ${({ theme }) => theme.space[12]};
    min-height: 9rem;
  }
`;
