/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop a
   table's semantics when its `display` changes, so roles are explicit; the second rule mistakes a cell for a control */
import { memo, useId } from 'react';
import type { Column, RowDetail } from './column.ts';

export interface RowCellsProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly Column<Row>[];
  detail: RowDetail<Row> | undefined;
  isOpen: boolean;
  onToggle: (key: string) => void;
}

function PlainRowCells<Row>({
  row,
  rowKey,
  columns,
  detail,
  isOpen,
  onToggle,
}: RowCellsProps<Row>) {
  const openerId = useId();
  function close() {
    document.getElementById(openerId)?.focus();
    onToggle(rowKey);
  }
  return (
    <>
      {columns.map(({ id, label, look = 'plain', text, cell }) => (
        <td key={id} role="cell" data-look={look} data-label={label}>
          {cell === undefined ? text(row) : cell(row)}
        </td>
      ))}
      {detail !== undefined && (
        <td role="cell" data-look="open">
          <button
            id={openerId}
            type="button"
            aria-expanded={isOpen}
            aria-label={detail.nameOf(row)}
            onClick={() => onToggle(rowKey)}
          >
            {detail.label}
          </button>
        </td>
      )}
      {isOpen && (
        <td key={rowKey} role="cell" aria-colspan={columns.length + 1}>
          {detail?.show(row, close)}
        </td>
      )}
    </>
  );
}

/** The cells of a row; memoized, so that moving a row does not rerender them. */
export const RowCells = memo(PlainRowCells) as typeof PlainRowCells;
