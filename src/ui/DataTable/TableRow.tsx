import { memo } from 'react';
import type { RefCallback } from 'react';
import type { Column, RowDetail } from './column.ts';
import { BodyRow, Cell, DetailCell, OpenButton } from './DataTable.styles.ts';

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
  watch: RefCallback<HTMLElement> | undefined;
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
  return (
    <BodyRow
      ref={watch}
      data-key={rowKey}
      data-index={index}
      // The head is the first row.
      aria-rowindex={index + 2}
      style={{ '--top': `${top}px` }}
    >
      {columns.map(({ id, label, look = 'plain', text, cell }) => (
        <Cell key={id} $look={look} data-label={label}>
          {cell === undefined ? text(row) : cell(row)}
        </Cell>
      ))}
      {detail !== undefined && (
        <Cell $look="open">
          <OpenButton
            type="button"
            aria-expanded={isOpen}
            aria-label={detail.nameOf(row)}
            onClick={() => onToggle(row)}
          >
            {detail.label}
          </OpenButton>
        </Cell>
      )}
      {isOpen && (
        <DetailCell aria-colspan={columns.length + 1}>
          {detail?.show(row, () => onClose(row, index))}
        </DetailCell>
      )}
    </BodyRow>
  );
}

/** A row renders when it changes itself or moves, not when another one does. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
