import { useCallback, useRef, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { Column, RowDetail } from './column.ts';
import { Body } from './TableBody.styles.ts';
import { elementsFor } from './rowElements.ts';
import type { RowElement } from './rowElements.ts';
import { moveBetweenRows, rowIndexOf } from './rowFocus.ts';
import { TableRow } from './TableRow.tsx';
import { useRowWindow } from './useRowWindow.ts';

export interface TableBodyProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  detail: RowDetail<Row> | undefined;
  isCards: boolean;
  /** The keys of the rows that are open. */
  open: OpenRows;
  setOpen: Dispatch<SetStateAction<OpenRows>>;
}

export type OpenRows = ReadonlySet<string>;

/** The row that has focus, and whether a key or the pointer brought it there. */
interface RowFocus {
  key: string;
  byKey: boolean;
}

/** The rows in view, which of them are open, and which has focus. */
export function TableBody<Row>({
  columns,
  rows,
  keyOf,
  detail,
  isCards,
  open,
  setOpen,
}: TableBodyProps<Row>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [focus, setFocus] = useState<RowFocus | null>(null);
  const pressed = useRef(false);
  const shown = useRowWindow({ rows, keyOf, bodyRef, isCards, open, kept: focus?.key ?? null });
  const indexOf = new Map(shown.indexes.map((index) => [keyOf(rows[index] as Row), index]));
  const [held, setHeld] = useState<readonly RowElement[]>([]);
  // While the page is scrolled nobody reads on in the table's own order, but who goes through it by keys;
  // and a row that is moved while somebody presses it loses the press.
  const inOrder = focus === null ? !shown.isScrolling : focus.byKey;
  const elements = elementsFor(held, [...indexOf.keys()], inOrder, focus?.key);
  if (elements !== held) setHeld(elements);
  if (focus !== null && !indexOf.has(focus.key)) setFocus(null);
  const toggle = useCallback(
    (row: Row) => {
      setOpen((now) => {
        const next = new Set(now);
        if (!next.delete(keyOf(row))) next.add(keyOf(row));
        return next;
      });
    },
    [keyOf, setOpen],
  );

  return (
    <Body
      ref={bodyRef}
      style={{ height: shown.height }}
      onPointerDown={() => (pressed.current = true)}
      onFocus={(event) => {
        const row = rows[rowIndexOf(event.target)];
        setFocus(row === undefined ? null : { key: keyOf(row), byKey: !pressed.current });
      }}
      onBlur={() => setFocus(null)}
      onKeyDown={(event) => {
        pressed.current = false;
        setFocus((now) => (now === null || now.byKey ? now : { ...now, byKey: true }));
        moveBetweenRows(event);
      }}
    >
      {elements.map(({ id, key }) => {
        const index = indexOf.get(key) ?? 0;
        const isOpen = open.has(key);
        return (
          <TableRow
            key={id}
            rowKey={key}
            row={rows[index] as Row}
            index={index}
            top={shown.topOf(index)}
            columns={columns}
            detail={detail}
            isOpen={isOpen}
            onToggle={toggle}
            watch={isCards || isOpen ? shown.watch : undefined}
          />
        );
      })}
    </Body>
  );
}
