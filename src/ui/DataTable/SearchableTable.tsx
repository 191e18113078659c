import { countText } from '#src/lib/countText.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { useTableAddress } from '#src/lib/useTableAddress.ts';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { Stack } from '#ui/Stack';
import type { Column, RowDetail } from './column.ts';
import { CsvButton } from './CsvButton.tsx';
import { DataTable } from './DataTable.tsx';
import { TableTools } from './TableTools.tsx';
import { useTableRows } from './useTableRows.ts';

/** What a table of one kind of rows says. */
export interface TableCopy {
  /** The table's name. */
  table: string;
  /** How the name of its file begins. */
  file: string;
  /** One row, and several, in its count. */
  one: string;
  many: string;
  noneFound: string;
  clear: string;
}

export interface SearchableTableProps<Row> {
  copy: TableCopy;
  /** The view without a choice; one constant outside the component, as columns and detail are. */
  firstView: TableView;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  detail?: RowDetail<Row>;
}

/** A table with its search, order and count, kept in the address, and its file: for rows without filters. */
export function SearchableTable<Row extends { id: string }>({
  copy,
  firstView,
  columns,
  rows,
  detail,
}: SearchableTableProps<Row>) {
  const { view, shownView, change, clear } = useTableAddress(firstView);
  const shown = useTableRows(rows, { columns, view: shownView, passes: all });
  return (
    <Stack $gap={16}>
      <TableTools
        columns={columns}
        view={view}
        onChange={change}
        count={countText(shown.length, rows.length, copy.one, copy.many)}
      >
        <CsvButton name={copy.file} columns={columns} rows={shown} />
      </TableTools>
      {shown.length === 0 ? (
        <EmptyState next={<Button onClick={clear}>{copy.clear}</Button>}>
          {copy.noneFound}
        </EmptyState>
      ) : (
        <DataTable
          label={copy.table}
          columns={columns}
          rows={shown}
          keyOf={idOf}
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          {...(detail !== undefined && { detail })}
        />
      )}
    </Stack>
  );
}

function all(): boolean {
  return true;
}

function idOf({ id }: { id: string }): string {
  return id;
}
