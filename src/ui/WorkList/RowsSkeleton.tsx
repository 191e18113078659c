import styled from 'styled-components';
import { below } from '#src/theme/theme.ts';
import { Skeleton } from '#ui/Skeleton';
import { Row, Rows } from './WorkList.styles.ts';

/** Rows until they have loaded. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Rows aria-hidden>
      {Array.from({ length: rows }, (_, at) => (
        <Placeholder key={at}>
          <Skeleton width={at % 2 === 0 ? '18rem' : '14rem'} height="30px" />
        </Placeholder>
      ))}
    </Rows>
  );
}

/** On phones a subject has two lines, and what is beside it stands below. */
const Placeholder = styled(Row)`
  ${below('sm')} {
    align-content: start;
    min-height: 7rem;
  }
`;
