import { memo, useMemo } from 'react';
import { RowCells } from './RowCells.tsx';
import type { RowCellsProps } from './RowCells.tsx';
import type { RowHeights } from './useRowHeights.ts';

export interface TableRowProps<Row> extends RowCellsProps<Row> {
  /** Its place among the rows shown. */
  index: number;
  /** Where it begins below the head, in pixels. */
  top: number;
  /** Watches its height, where that is not known beforehand. */
  watch: RowHeights['watch'] | undefined;
}

function PlainTableRow<Row>({ index, top, watch, ...cells }: TableRowProps<Row>) {
  const { rowKey } = cells;
  // Another row in the same element is measured anew.
  const ref = useMemo(() => watch?.(rowKey), [watch, rowKey]);
  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      // The head is the first row.
      aria-rowindex={index + 2}
      style={{ top }}
    >
      <RowCells {...cells} />
    </tr>
  );
}

/** A row renders when it changes itself, moves or goes to another element, not when another one does. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
