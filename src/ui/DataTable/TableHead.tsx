import { ArrowDown, ArrowUp } from 'lucide';
import type { TableSort } from '#src/lib/useTableAddress.ts';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import type { Column } from './column.ts';
import { Head, HeadCell, HeadRow, SortButton } from './DataTable.styles.ts';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  /** The label of the column with the expand buttons. */
  detailLabel: string | undefined;
  /** False while a row is open: the column's names would float above its detail. */
  isSticky: boolean;
}

/** The header; its buttons sort the rows. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  detailLabel,
  isSticky,
}: TableHeadProps<Row>) {
  return (
    <Head $isSticky={isSticky}>
      <HeadRow aria-rowindex={1}>
        {columns.map((column) => (
          <HeadCell key={column.id} $look={column.look} {...(sort && ordering(column, sort))}>
            {column.field === undefined || sort === undefined ? (
              (column.head ?? column.label)
            ) : (
              <SortButton type="button" onClick={() => onSort?.(nextSort(column, sort))}>
                {column.label}
                {column.id === sort.column && (
                  <Icon of={sort.descending ? ArrowDown : ArrowUp} inText />
                )}
              </SortButton>
            )}
          </HeadCell>
        ))}
        {detailLabel !== undefined && (
          <HeadCell $look={undefined}>
            <VisuallyHidden>{detailLabel}</VisuallyHidden>
          </HeadCell>
        )}
      </HeadRow>
    </Head>
  );
}

/** Sets `aria-sort` on the sorted column only; on others screen readers would announce it needlessly. */
function ordering<Row>({ id }: Column<Row>, { column, descending }: TableSort) {
  return id === column && ({ 'aria-sort': descending ? 'descending' : 'ascending' } as const);
}

/** The order after a click on a header: names ascending, numbers and dates descending; a second click reverses it. */
function nextSort<Row>({ id, look }: Column<Row>, now: TableSort): TableSort {
  return { column: id, descending: now.column === id ? !now.descending : look === 'end' };
}
