import type { ReactNode } from 'react';
import { countText } from '#src/lib/countText.ts';
import type { PagedView } from '#src/lib/pagedView.ts';
import type { TableAddress } from '#src/lib/useTableAddress.ts';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { RetryAlert } from '#ui/RetryAlert';
import { Stack } from '#ui/Stack';
import type { Column, RowDetail } from './column.ts';
import { CsvButton } from './CsvButton.tsx';
import { DataTable } from './DataTable.tsx';
import { TableTools } from './TableTools.tsx';
import { useTable } from './useTable.ts';

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
  /** The choice, kept in the address. */
  address: TableAddress;
  /** One constant outside the component, as `detail` is. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The same list by pages; null while `rows` are all. */
  pages: PagedView<Row> | null;
  /** Whether a row passes the filters; keep it until they change. */
  passes?: (row: Row) => boolean;
  /** What is searched beside the columns; one constant outside the component. */
  moreText?: (row: Row) => string;
  detail?: RowDetail<Row>;
  /** The filters' fields. */
  filters?: ReactNode;
  /** What rows can be ordered by, where that is more than the columns: the narrow screen's list offers it. */
  orders?: readonly Column<Row>[];
  /** What the file has where the server writes none; the columns unless said otherwise. */
  fileColumns?: readonly Pick<Column<Row>, 'label' | 'text'>[];
  /** The server's file of the choice: its object URL, null where the server writes none. Rejects when it fails. */
  readFile?: () => Promise<string | null>;
}

/** A table with its search, order, filters and count, kept in the address, and its file. */
export function SearchableTable<Row extends { id: string }>({
  copy,
  address: { view, shownView, change, clear, open, toggle },
  columns,
  rows,
  pages,
  passes = always,
  moreText,
  detail,
  filters,
  orders = columns,
  fileColumns = columns,
  readFile,
}: SearchableTableProps<Row>) {
  const table = useTable({
    ...{ rows, pages, columns: orders, view: shownView, passes },
    ...(moreText !== undefined && { moreText }),
  });
  const { shown, more } = table;
  const failure = more?.failure ?? null;
  return (
    <Stack $gap={16} aria-busy={table.isStale}>
      <TableTools
        columns={orders}
        view={view}
        onChange={change}
        count={countText(table.total, table.all, copy.one, copy.many)}
      >
        {filters}
        <CsvButton name={copy.file} columns={fileColumns} rows={shown} readFile={readFile} />
      </TableTools>
      {shown.length === 0 && failure !== null && more !== undefined && (
        <>
          <RetryAlert onRetry={more.retry}>{failure}</RetryAlert>
          {/* An address may hold a choice that the server does not know. */}
          <div>
            <Button onClick={clear}>{copy.clear}</Button>
          </div>
        </>
      )}
      {shown.length === 0 && failure === null && (
        <EmptyState next={<Button onClick={clear}>{copy.clear}</Button>}>
          {copy.noneFound}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <DataTable
          label={copy.table}
          columns={columns}
          rows={shown}
          keyOf={idOf}
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          open={open}
          onToggle={toggle}
          total={table.total}
          {...(more !== undefined && { more })}
          {...(detail !== undefined && { detail })}
        />
      )}
    </Stack>
  );
}

function always(): boolean {
  return true;
}

function idOf({ id }: { id: string }): string {
  return id;
}
