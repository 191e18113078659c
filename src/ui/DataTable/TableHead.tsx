import { ArrowDown, ArrowUp } from 'lucide';
import type { TableSort } from '#src/lib/useTableAddress.ts';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import type { Column } from './column.ts';
import { Head, HeadCell, HeadRow, SortButton } from './DataTable.styles.ts';
import { nextSort } from './nextSort.ts';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  /** The name of the column of buttons that open rows. */
  detailLabel: string | undefined;
}

/** The columns' names, which order the rows; it stays in view while rows scroll below it. */
export function TableHead<Row>({ columns, sort, onSort, detailLabel }: TableHeadProps<Row>) {
  return (
    <Head>
      <HeadRow aria-rowindex={1}>
        {columns.map((column) => (
          <HeadCell key={column.id} $look={column.look} {...ordering(column, sort)}>
            {column.order === undefined ? (
              column.label
            ) : (
              <SortButton type="button" onClick={() => onSort(nextSort(column, sort))}>
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

/** Only the column that orders says so: on the others it would be noise. */
function ordering<Row>({ id }: Column<Row>, { column, descending }: TableSort) {
  return id === column && ({ 'aria-sort': descending ? 'descending' : 'ascending' } as const);
}
