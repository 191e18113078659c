import { memo } from 'react';
import type { RefCallback } from 'react';
import { RowCells } from './RowCells.tsx';
import type { RowCellsProps } from './RowCells.tsx';

export interface TableRowProps<Row> extends RowCellsProps<Row> {
  /** Its place among the rows shown. */
  index: number;
  /** Where it begins below the head, in pixels. */
  top: number;
  /** Follows its height, where that is not known beforehand. */
  measure: RefCallback<HTMLTableRowElement> | undefined;
}

function PlainTableRow<Row>({ index, top, measure, ...cells }: TableRowProps<Row>) {
  return (
    <tr
      ref={measure}
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
