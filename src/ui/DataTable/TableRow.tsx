/* eslint-disable jsx-a11y-x/no-interactive-element-to-noninteractive-role -- browsers take a table's roles away once
   it is laid out another way, so they are written out; the rule takes a cell for a control */
import { memo, useMemo } from 'react';
import type { Column, RowDetail } from './column.ts';
import type { RowHeights } from './useRowHeights.ts';

export interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  /** Its place among the rows shown. */
  index: number;
  /** Where it begins below the head, in pixels. */
  top: number;
  columns: readonly Column<Row>[];
  detail: RowDetail<Row> | undefined;
  isOpen: boolean;
  onToggle: (row: Row) => void;
  /** What is shown of the row closes it. */
  onClose: (row: Row, index: number) => void;
  /** Watches its height, where that is not known beforehand. */
  watch: RowHeights['watch'] | undefined;
}

function PlainTableRow<Row>({
  row,
  rowKey,
  index,
  top,
  columns,
  detail,
  isOpen,
  onToggle,
  onClose,
  watch,
}: TableRowProps<Row>) {
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
      {columns.map(({ id, label, look = 'plain', text, cell }) => (
        <td key={id} role="cell" data-look={look} data-label={label}>
          {cell === undefined ? text(row) : cell(row)}
        </td>
      ))}
      {detail !== undefined && (
        <td role="cell" data-look="open">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={detail.nameOf(row)}
            onClick={() => onToggle(row)}
          >
            {detail.label}
          </button>
        </td>
      )}
      {isOpen && (
        <td key={rowKey} role="cell" aria-colspan={columns.length + 1}>
          {detail?.show(row, () => onClose(row, index))}
        </td>
      )}
    </tr>
  );
}

/** A row renders when it changes itself, moves or goes to another element, not when another one does. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
