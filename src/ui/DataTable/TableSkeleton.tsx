import styled from 'styled-components';
import { below, up } from '#src/theme/theme.ts';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { ROW_HEIGHT } from './DataTable.styles.ts';

export interface TableSkeletonProps {
  /** Whether the table has a `LeadLine`. */
  hasHead?: boolean;
}

/** The skeleton of a table and its tools. */
export function TableSkeleton({ hasHead = false }: TableSkeletonProps) {
  return (
    <Stack $gap={16} aria-hidden>
      {hasHead && (
        <Head>
          <Skeleton width="22rem" height="24px" />
          <Skeleton width="188px" height="44px" />
        </Head>
      )}
      <Tools>
        {['search', 'filter', 'order'].map((field) => (
          <Field key={field}>
            <Skeleton width="4rem" height="14px" />
            <Skeleton width="100%" height="44px" />
          </Field>
        ))}
        <Skeleton width="98px" height="44px" />
      </Tools>
      <Frame>
        {[62, 48, 71, 55, 66, 44].map((width) => (
          <Line key={width}>
            <Skeleton width="70%" height="14px" />
            <Skeleton width={`${width}%`} height="14px" />
            <Skeleton width="120px" height="14px" />
          </Line>
        ))}
      </Frame>
    </Stack>
  );
}

/** The line above a table's tools: a text and a button such as 'Nuevo proyecto'. */
export const LeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[24]};
`;

const Head = styled(LeadLine)`
  ${below('table')} {
    & > :first-child {
      margin-block: 12px;
    }
  }
`;

const Field = styled.div`
  display: grid;
  align-content: space-between;
  height: 68px;
`;

/** The layout of `TableTools`. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[16]};
  align-items: end;
  & > :nth-child(1) {
    flex: 0 1 18rem;
  }
  & > :nth-child(2) {
    flex: 0 1 9.5rem;
  }
  & > :last-child {
    margin-left: auto;
  }
  ${below('lg')} {
    & > :nth-child(1) {
      flex-basis: 100%;
    }
  }
  /* On wide screens the header sorts, so the sort control's placeholder is hidden. */
  ${up('table')} {
    & > :nth-child(3) {
      display: none;
    }
  }
  ${below('sm')} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space[12]};
    & > :is(:nth-child(1), :nth-child(2)) {
      grid-column: 1 / -1;
    }
    /* The button that shows filters and order. */
    & > :nth-child(2) {
      height: 44px;
      & > :first-child {
        display: none;
      }
    }
    & > :nth-child(3) {
      display: none;
    }
    & > :last-child {
      grid-column: 2;
    }
  }
`;

const Frame = styled.div`
  padding-top: 2.5rem;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: linear-gradient(
    ${({ theme }) => `${theme.color.sunken} 2.5rem, ${theme.color.surface} 2.5rem`}
  );
  ${below('table')} {
    padding-top: 0;
    background: ${({ theme }) => theme.color.surface};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 11rem minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[16]};
  align-items: center;
  height: ${ROW_HEIGHT}rem;
  padding-inline: ${({ theme }) => theme.space[20]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${below('table')} {
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    height: 13rem;
    padding-inline: ${({ theme }) => theme.space[16]};
    ${up('sm')} {
      height: 9.5rem;
    }
  }
`;
