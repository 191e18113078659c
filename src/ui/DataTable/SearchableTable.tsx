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

/** The texts of a table. */
interface TableCopy {
  /** The table's name. */
  table: string;
  /** The prefix of the CSV file's name. */
  file: string;
  /** Singular and plural of the rows, for the count. */
  one: string;
  many: string;
  noneFound: string;
  clear: string;
}

export interface SearchableTableProps<Row> {
  copy: TableCopy;
  /** The view, kept in the address. */
  address: TableAddress;
  /** Must be constant across renders, like `detail`. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The same list by pages; null while `rows` are all. */
  pages: PagedView<Row> | null;
  /** Whether a row passes the filters; must be memoized. */
  passes?: (row: Row) => boolean;
  /** Further text to search besides the columns; must be constant across renders. */
  moreText?: (row: Row) => string;
  detail?: RowDetail<Row>;
  /** The filter controls. */
  filters?: ReactNode;
  /** Stands right above the rows, if there are any. */
  lead?: ReactNode;
  /** Stands right below them. */
  foot?: ReactNode;
  /** Sort orders offered on narrow screens, if there are more than the columns. */
  orders?: readonly Column<Row>[];
  /** The columns of a CSV file made by the browser; by default those of the table. */
  fileColumns?: readonly Pick<Column<Row>, 'label' | 'text'>[];
  /** Requests the server's export of the view: an object URL, or null when the server lacks the call. Rejects on errors. */
  readFile?: () => Promise<string | null>;
}

/** A table with search, order, filters, count and CSV export; the address keeps the view. */
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
  lead,
  foot,
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
        filters={filters}
        count={countText(table.total, table.all, copy.one, copy.many)}
      >
        <CsvButton name={copy.file} columns={fileColumns} rows={shown} readFile={readFile} />
      </TableTools>
      {shown.length === 0 && failure !== null && more !== undefined && (
        <>
          <RetryAlert onRetry={more.retry} failedRequest={failure.failedRequest}>
            {failure.message}
          </RetryAlert>
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
      {shown.length > 0 && lead}
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
      {shown.length > 0 && foot}
    </Stack>
  );
}

function always(): boolean {
  return true;
}

function idOf({ id }: { id: string }): string {
  return id;
}
