import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, up } from '#src/theme/theme.ts';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { ROW_HEIGHT } from './DataTable.styles.ts';
import { Fold, FoldButton, Order, Outcome, Tools } from './TableTools.styles.ts';

export interface TableSkeletonProps {
  /** The number of filters beside the search. */
  filters?: number;
  /** Whether the order on narrow screens has no button that inverts it. */
  oneWay?: true;
  /** The skeleton of what stands between the tools and the rows. */
  lead?: ReactNode;
}

/** The skeleton of a table and its tools. */
export function TableSkeleton({ filters = 1, oneWay, lead }: TableSkeletonProps) {
  return (
    <Stack $gap={16} aria-hidden>
      <Tools>
        <Field />
        <FoldButton>
          <Skeleton width={filters > 0 ? '192px' : '134px'} height="44px" />
        </FoldButton>
        <Fold $isOpen={false}>
          {Array.from({ length: filters }, (_, at) => (
            <Field key={at} />
          ))}
          <Order>
            <Field />
            {oneWay !== true && <Skeleton width="126px" height="44px" />}
          </Order>
        </Fold>
        <Outcome>
          <Skeleton width="64px" height="14px" />
          <Skeleton width="185px" height="44px" />
        </Outcome>
      </Tools>
      {lead}
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

function Field() {
  return (
    <LabelAndControl>
      <Skeleton width="4rem" height="14px" />
      <Skeleton width="100%" height="44px" />
    </LabelAndControl>
  );
}

const LabelAndControl = styled.div`
  display: grid;
  align-content: space-between;
  height: 68px;
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
