import type { RowTotal } from '#src/lib/countText.ts';
import type { MorePages } from '#src/lib/pagedView.ts';
import { useMediaQuery } from '#src/lib/useMediaQuery.ts';
import type { TableSort } from '#src/lib/useTableAddress.ts';
import { below } from '#src/theme/theme.ts';
import type { Column, RowDetail } from './column.ts';
import { Frame } from './DataTable.styles.ts';
import { MoreRows } from './MoreRows.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { useScrollOfReload } from './useScrollOfReload.ts';

export interface DataTableProps<Row> {
  /** The table's name. */
  label: string;
  /** One constant outside the component, as `detail` is: rows render anew when they change. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  detail?: RowDetail<Row>;
  /** The keys of the rows that are open. */
  open: ReadonlySet<string>;
  /** Keep it: rows render anew when it changes. */
  onToggle: (key: string) => void;
  /** How many rows there are, where `rows` are only the first of them. */
  total?: RowTotal;
  /** The rows that follow, while there are any. */
  more?: MorePages;
}

const CARDS = below('table').replace('@media ', '');

/** The width of the column of buttons that open rows. */
const DETAIL_WIDTH = '4.5rem';

/**
 * Rows in columns: ordered by their heads, opening in place, cards on a narrow screen. The page
 * scrolls, and only the rows in view are in it; the one with focus stays.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  detail,
  open,
  onToggle,
  total = { count: rows.length, exact: true },
  more,
}: DataTableProps<Row>) {
  const isCards = useMediaQuery(CARDS);
  useScrollOfReload();
  const tracks = [
    ...columns.map(({ width }) => width),
    ...(detail ? [detail.width ?? DETAIL_WIDTH] : []),
  ];
  return (
    <>
      <Frame
        aria-label={label}
        aria-rowcount={total.exact ? total.count + 1 : -1}
        style={{ '--columns': tracks.join(' ') }}
      >
        <TableHead columns={columns} sort={sort} onSort={onSort} detailLabel={detail?.label} />
        <TableBody
          // Heights of one kind say nothing of the other.
          key={isCards ? 'cards' : 'rows'}
          label={label}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
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
