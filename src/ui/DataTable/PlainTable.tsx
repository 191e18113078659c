import { useCallback, useState } from 'react';
import { toggled } from '#src/lib/toggled.ts';
import type { Column, RowDetail } from './column.ts';
import { DataTable } from './DataTable.tsx';

export interface PlainTableProps<Row> {
  label: string;
  /** Must be constant across renders, like `detail`. */
  columns: readonly Column<Row>[];
  /** All of them, in their order. */
  rows: readonly Row[];
  detail?: RowDetail<Row> | undefined;
}

/** A table without search, order and export: its rows are all there are. */
export function PlainTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  detail,
}: PlainTableProps<Row>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setOpen((now) => toggled(now, id));
  }, []);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      open={open}
      onToggle={toggle}
      detail={detail}
    />
  );
}
