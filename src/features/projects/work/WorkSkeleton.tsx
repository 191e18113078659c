import styled from 'styled-components';
import { inRows } from '#ui/DataTable';
import { Heading } from '#ui/Heading';
import { Skeleton } from '#ui/Skeleton';
import { Head, RowsSkeleton, Section } from '#ui/WorkList';
import { workCopy } from './workCopy.ts';

/** The section until its rows and code have loaded, as high as it will be. */
export function WorkSkeleton({ rows }: { rows: number }) {
  return (
    <Section aria-busy>
      <Head>
        <Heading $look="section">{workCopy.title}</Heading>
        <InTable>
          <Skeleton width="17rem" height="36px" />
        </InTable>
      </Head>
      <TableLike>
        <RowsSkeleton rows={rows} />
      </TableLike>
      <InTable>
        <Skeleton width="22rem" height="22px" />
        <Skeleton width="44.5rem" height="22px" />
      </InTable>
    </Section>
  );
}

/** The buttons of the months, and the legend, as it wraps. */
const InTable = styled.div`
  display: none;
  ${inRows} {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
  }
`;

/** The rows of a table below its head, where there is room for one. */
const TableLike = styled.div`
  ${inRows} {
    & > ul::before {
      content: '';
      display: block;
      height: 2.25rem;
      border-bottom: 1px solid ${({ theme }) => theme.color.line};
      background: ${({ theme }) => theme.color.sunken};
    }
    & li {
      height: 2.75rem;
      padding-block: 0;
    }
  }
`;
