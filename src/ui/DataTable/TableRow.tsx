/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop a
   table's semantics when its `display` changes, so roles are explicit; the second rule mistakes a row for a control */
import { memo } from 'react';
import type { RefCallback } from 'react';
import { RowCells } from './RowCells.tsx';
import type { RowCellsProps } from './RowCells.tsx';

export interface TableRowProps<Row> extends RowCellsProps<Row> {
  /** The row's index among the rows shown. */
  index: number;
  /** The row's offset below the header in pixels. */
  top: number;
  /** Measures the row's height when it is not known in advance. */
  measure: RefCallback<HTMLTableRowElement> | undefined;
}

function PlainTableRow<Row>({ index, top, measure, ...cells }: TableRowProps<Row>) {
  return (
    <tr
      ref={measure}
      role="row"
      data-index={index}
      data-key={cells.rowKey}
      // The header is row 1.
      aria-rowindex={index + 2}
      style={{ top }}
    >
      <RowCells {...cells} />
    </tr>
  );
}

/** Memoized: rerenders only when this row's data, position or element changes. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
