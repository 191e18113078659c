import { useId } from 'react';
import styled from 'styled-components';
import { lazyModule } from '#src/lib/importChunk.ts';
import type { RowTotal } from '#src/lib/countText.ts';
import type { MorePages } from '#src/lib/rowsView.ts';
import { useSavedScroll } from '#src/lib/ScrollPosition.tsx';
import type { TableSort } from '#src/lib/useTableAddress.ts';
import { LatePart } from '#ui/LatePart';
import { RetryAlert } from '#ui/RetryAlert';
import type { Shortcut } from '#ui/Shortcuts';
import { Frame } from './DataTable.styles.ts';
import { useIsCards } from './tableWidths.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { DETAIL_WIDTH } from './column.ts';
import type { Column, RowDetail } from './column.ts';

export interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  /** Must be constant across renders, like `detail`: all rows rerender when they change. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The order at hand and how to change it; without, the columns do not sort. */
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  detail?: RowDetail<Row> | undefined;
  /** The keys of the expanded rows. */
  open: ReadonlySet<string>;
  /** Must be memoized: all rows rerender when it changes. */
  onToggle: (key: string) => void;
  /** The total number of rows when `rows` is only the first part. */
  total?: RowTotal;
  /** How to load further rows, if there are any. */
  more?: MorePages | undefined;
  /** Single keys beside those of every table; they act on `focusedRowId`. */
  keys?: readonly Shortcut[] | undefined;
}

const noKeys: readonly Shortcut[] = [];

const tableKeysCode = lazyModule('tableKeys', () => import('./TableKeys.tsx'));

/**
 * A table with sortable headers and expandable rows; on narrow screens rows are cards. The page scrolls, and the list is
 * virtual: only visible rows and the focused one are rendered.
 */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  sort,
  onSort,
  detail,
  open,
  onToggle,
  total = { count: rows.length, exact: true },
  more,
  keys = noKeys,
}: DataTableProps<Row>) {
  const id = useId();
  const isCards = useIsCards();
  useSavedScroll();
  const tracks = [
    ...columns.map(({ width }) => width),
    ...(detail ? [detail.width ?? DETAIL_WIDTH] : []),
  ];
  return (
    <>
      <LatePart code={tableKeysCode}>
        {({ TableKeys }) => <TableKeys tableId={id} keys={keys} />}
      </LatePart>
      <Frame
        id={id}
        // For the link that skips to it.
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={total.exact ? total.count + 1 : -1}
        style={{ '--columns': tracks.join(' ') }}
      >
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          detailLabel={detail?.label}
          isSticky={open.size === 0}
        />
        <TableBody
          // Heights of rows do not apply to cards and vice versa.
          key={isCards ? 'cards' : 'rows'}
          label={label}
          columns={columns}
          rows={rows}
          detail={detail}
          isCards={isCards}
          open={open}
          onToggle={onToggle}
          more={more}
        />
      </Frame>
      {more && <MoreRows {...more} />}
    </>
  );
}

/** Below the last row: further rows are loading, or failed to load. */
function MoreRows({ isLoading, failure, retry }: MorePages) {
  if (failure !== null) {
    return (
      <RetryAlert onRetry={retry} failedRequest={failure.failedRequest}>
        {failure.message}
      </RetryAlert>
    );
  }
  return (
    <Line role="status" aria-busy={isLoading}>
      {isLoading && 'Cargando más filas…'}
    </Line>
  );
}

/** Keeps its height without text, so that content below does not move. */
const Line = styled.p`
  min-height: ${({ theme }) => theme.space[24]};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  text-align: center;
`;
