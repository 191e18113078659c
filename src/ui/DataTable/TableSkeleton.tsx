import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, up } from '#src/theme/theme.ts';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { DETAIL_WIDTH } from './column.ts';
import type { Column } from './column.ts';
import { Frame, Head, HeadCell, HeadRow, ROW_HEIGHT } from './DataTable.styles.ts';
import { Body } from './TableBody.styles.ts';
import { Fold, FoldButton, Order, Outcome, TOOL_HEIGHT, Tools, Uses } from './TableTools.styles.ts';
import { inCards, inRows, useIsCards, useIsTight } from './tableWidths.ts';

interface SkeletonColumn extends Pick<Column<never>, 'id' | 'label' | 'head' | 'width'> {
  /** `open` is the column of the buttons that open a row. */
  look?: Column<never>['look'] | 'open' | undefined;
  /** Whether the cells are bars that begin anywhere, as on a timeline. */
  hasBars?: true;
  /** Lines of text in a cell. */
  lines?: 1 | 2;
}

const anyColumns: readonly SkeletonColumn[] = [
  { id: 'name', label: '', width: '11rem', look: 'name' },
  { id: 'text', label: '', width: 'minmax(0, 1fr)', look: 'bare' },
  { id: 'fact', label: '', width: '8rem', look: 'plain' },
  { id: 'more', label: '', width: '8rem', look: 'plain' },
];

export interface TableSkeletonProps {
  /** The number of filters beside the search. */
  filters?: number;
  /** The table's columns; some that fit any table without. */
  columns?: readonly SkeletonColumn[];
  /** The width of the column of the buttons that open a row. */
  detailWidth?: string | undefined;
  /** Whether the order on narrow screens has no button that inverts it. */
  oneWay?: true;
  /** The skeleton of what stands between the tools and the rows. */
  lead?: ReactNode;
}

/** The skeleton of a table and its tools. */
export function TableSkeleton({
  filters = 1,
  columns = anyColumns,
  detailWidth = DETAIL_WIDTH,
  oneWay,
  lead,
}: TableSkeletonProps) {
  const isTight = useIsTight();
  const isShort = useIsCards() || isTight;
  return (
    <Stack $gap={8} aria-hidden>
      <Tools>
        <Field />
        <FoldButton>
          <Skeleton width={filters > 0 ? '10rem' : '6.5rem'} height={TOOL_HEIGHT} />
        </FoldButton>
        <Fold $isOpen={false}>
          {Array.from({ length: filters }, (_, at) => (
            <Field key={at} />
          ))}
          <Order>
            <Field />
            {oneWay !== true && <Skeleton width="6.5rem" height={TOOL_HEIGHT} />}
          </Order>
        </Fold>
        <Outcome>
          <Count>
            <Skeleton width="4rem" height="14px" />
          </Count>
          <Uses>
            <Skeleton width={isShort ? '11rem' : '17rem'} height={TOOL_HEIGHT} />
          </Uses>
        </Outcome>
      </Tools>
      {lead}
      <Rows columns={[...columns, { id: 'open', label: '', width: detailWidth, look: 'open' }]} />
    </Stack>
  );
}

/** In percent of a column: no bar is as long as its neighbours. */
const WIDTHS = [72, 56, 84, 64, 76, 60];
const widthOf = (at: number) => `${WIDTHS[at % WIDTHS.length]}%`;

/** The head with its names, and rows of bars in their columns. */
function Rows({ columns }: { columns: readonly SkeletonColumn[] }) {
  return (
    <Frame style={{ '--columns': columns.map(({ width }) => width).join(' ') }}>
      <Head $isSticky={false}>
        <HeadRow>
          {columns.map(({ id, label, head = label, look }) => (
            <HeadCell key={id} $look={look === 'open' ? undefined : look}>
              {head}
            </HeadCell>
          ))}
        </HeadRow>
      </Head>
      <Still style={{ '--row': `${ROW_HEIGHT}rem` }}>
        {WIDTHS.map((first, at) => (
          <tr key={first} data-index={at}>
            {columns.map(({ id, look = 'plain', lines = 1, hasBars }, column) => (
              <td key={id} data-look={look} data-bars={hasBars} style={{ marginTop: 0 }}>
                <Skeleton
                  width={look === 'open' ? '3.5rem' : widthOf(at + column)}
                  height={look === 'bare' ? '20px' : '14px'}
                />
                {lines === 2 && <Skeleton width={widthOf(at + column + 2)} height="12px" />}
              </td>
            ))}
          </tr>
        ))}
      </Still>
    </Frame>
  );
}

/** Rows that are not virtual, on narrow screens as high as a typical card. */
const Still = styled(Body)`
  & > tr {
    position: relative;
    ${inCards} {
      place-content: space-between stretch;
      align-items: start;
      row-gap: ${({ theme }) => theme.space[20]};
      min-height: 14rem;
      ${up('sm')} {
        min-height: 9.5rem;
      }
    }
    & > td[data-look]::before {
      content: none;
    }
    & > td[data-bars] > * {
      max-width: 50%;
      margin-left: 18%;
    }
    &:nth-child(even) > td[data-bars] > * {
      margin-left: 34%;
    }
    &:nth-child(3n) > td[data-bars] > * {
      margin-left: 6%;
    }
    & > td > span + span {
      margin-top: ${({ theme }) => theme.space[8]};
      ${inCards} {
        grid-column: 2;
      }
    }
    ${inCards} {
      & > td:first-child > * {
        max-width: calc(100% - 7rem);
      }
      & > td[data-look='open'] > * {
        margin-top: ${({ theme }) => theme.space[8]};
      }
    }
    ${inRows} {
      & > td:is([data-look='end'], [data-look='open']) > * {
        margin-left: auto;
      }
    }
  }
`;

function Field() {
  return (
    <div style={{ flexBasis: '9rem' }}>
      <Skeleton width="100%" height={TOOL_HEIGHT} />
    </div>
  );
}

/** As high as the line of the count. */
const Count = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: 1.25rem;
  ${below('sm')} {
    justify-content: flex-start;
  }
`;
