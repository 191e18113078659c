import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { MOST_FILE_ROWS } from '#contract/excelFiles.ts';
import { countText, thousands } from '#src/lib/countText.ts';
import type { RowsView } from '#src/lib/rowsView.ts';
import type { TableAddress } from '#src/lib/useTableAddress.ts';
import { Button } from '#ui/Button';
import { EmptyState } from '#ui/EmptyState';
import { RetryAlert } from '#ui/RetryAlert';
import type { Shortcut } from '#ui/Shortcuts';
import { Stack } from '#ui/Stack';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import type { Column, RowDetail } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { ExportButton } from './ExportButton.tsx';
import { OnlyOf } from './OnlyOf.tsx';
import { PrintButton, PrintedPart } from './PrintButton.tsx';
import { TableTools } from './TableTools.tsx';
import { useIsCards, useIsTight } from './tableWidths.ts';

const MOST_ROWS = `El archivo trae hasta ${thousands(MOST_FILE_ROWS)} filas.`;

/** Whether something above the table tells of a failed read already. */
export const FailureAbove = createContext(false);

/** The texts of a table. */
interface TableCopy {
  /** The table's name. */
  table: string;
  /** How the name of its export begins. */
  exportName: string;
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
  rows: RowsView<Row>;
  detail?: RowDetail<Row>;
  /** The filter controls. */
  filters?: ReactNode;
  /** Whose rows alone are shown, by the filter `client` that a link has set; null for everybody's. */
  person?: string | null;
  /** Stands right above the rows, if there are any. */
  lead?: ReactNode;
  /** Stands right below them. */
  foot?: ReactNode;
  /** Sort orders offered on narrow screens, if there are more than the columns. */
  orders?: readonly Column<Row>[];
  /** Shown until the rows have been read. */
  skeleton: ReactNode;
  /** Shown in place of a list without rows. */
  empty: ReactNode;
  /** Single keys beside those of every table. */
  keys?: readonly Shortcut[];
  /** Requests the server's export of the view: an object URL. Rejects on errors. */
  readExport: () => Promise<string>;
}

/** A table that the server searches, sorts and exports; the address keeps the view. */
export function SearchableTable<Row extends { id: string }>({
  copy,
  address: { view, change, clear, open, toggle },
  columns,
  rows: read,
  detail,
  filters,
  person = null,
  lead,
  foot,
  orders = columns,
  skeleton,
  empty,
  keys,
  readExport,
}: SearchableTableProps<Row>) {
  const isTight = useIsTight();
  const isShort = useIsCards() || isTight;
  const isTold = use(FailureAbove);
  const { rows, failure, more, isLoading } = read;
  const isEmpty = rows.length === 0 && failure === null;
  const alert = failure !== null && !(isTold && rows.length > 0) && (
    <RetryAlert onRetry={read.retry} failedRequest={failure.failedRequest}>
      {failure.message}
    </RetryAlert>
  );
  if (isLoading) {
    return (
      <div aria-busy>
        <VisuallyHidden role="status">Cargando datos</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  if (read.isWhole && rows.length === 0) {
    return isEmpty && !read.isStale ? empty : alert;
  }
  return (
    <Stack $gap={8} aria-busy={read.isStale}>
      {alert}
      <TableTools
        columns={orders}
        view={view}
        onChange={change}
        filters={filters}
        count={countText(read.total, read.all, copy.one, copy.many)}
      >
        {rows.length > 0 && <PrintButton loaded={rows.length} more={more} />}
        <ExportButton
          name={copy.exportName}
          label="Descargar Excel"
          title={read.total.exact ? undefined : MOST_ROWS}
          readExport={readExport}
        >
          {isShort ? 'Excel' : 'Descargar Excel'}
        </ExportButton>
      </TableTools>
      {person !== null && (
        <OnlyOf
          person={person}
          onClear={() => change({ filters: { ...view.filters, client: '' } })}
        />
      )}
      {rows.length === 0 && !isEmpty && (
        // An address may hold a choice that the server does not know.
        <div>
          <Button onClick={clear}>{copy.clear}</Button>
        </div>
      )}
      {isEmpty && (
        <EmptyState next={<Button onClick={clear}>{copy.clear}</Button>}>
          {copy.noneFound}
        </EmptyState>
      )}
      {rows.length > 0 && lead}
      {rows.length > 0 && <PrintedPart loaded={rows.length} total={read.total} />}
      {rows.length > 0 && (
        <DataTable
          label={copy.table}
          columns={columns}
          rows={rows}
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          open={open}
          onToggle={toggle}
          total={read.total}
          more={more}
          keys={keys}
          detail={detail}
        />
      )}
      {rows.length > 0 && foot}
    </Stack>
  );
}
