import { useState } from 'react';
import { useMediaQuery } from '#src/lib/useMediaQuery.ts';
import type { TableSort } from '#src/lib/useTableAddress.ts';
import { below } from '#src/theme/theme.ts';
import type { Column, RowDetail } from './column.ts';
import { Frame } from './DataTable.styles.ts';
import { TableBody } from './TableBody.tsx';
import type { OpenRows } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';

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
}: DataTableProps<Row>) {
  const isCards = useMediaQuery(CARDS);
  // Above the body, which begins anew when a phone is turned.
  const [open, setOpen] = useState<OpenRows>(new Set());
  const tracks = [
    ...columns.map(({ width }) => width),
    ...(detail ? [detail.width ?? DETAIL_WIDTH] : []),
  ];
  return (
    <Frame
      aria-label={label}
      aria-rowcount={rows.length + 1}
      style={{ '--columns': tracks.join(' ') }}
    >
      <TableHead columns={columns} sort={sort} onSort={onSort} detailLabel={detail?.label} />
      <TableBody
        // Heights of one kind say nothing of the other.
        key={isCards ? 'cards' : 'rows'}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        detail={detail}
        isCards={isCards}
        open={open}
        setOpen={setOpen}
      />
    </Frame>
  );
}
