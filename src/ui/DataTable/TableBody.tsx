import { useRef, useState, useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent } from 'react';
import type { MorePages } from '#src/lib/rowsView.ts';
import { Body } from './TableBody.styles.ts';
import { TableRow } from './TableRow.tsx';
import type { Column, RowDetail } from './column.ts';
import { elementsFor } from './rowElements.ts';
import type { RowElement } from './rowElements.ts';
import { useRowVirtualizer } from './useRowVirtualizer.ts';

export interface TableBodyProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  detail: RowDetail<Row> | undefined;
  isCards: boolean;
  open: ReadonlySet<string>;
  onToggle: (key: string) => void;
  more: MorePages | undefined;
}

/** The focused row, and whether the keyboard or the pointer focused it. */
interface RowFocus {
  key: string;
  byKey: boolean;
}

/** Renders the visible rows and tracks which one has focus. */
export function TableBody<Row extends { id: string }>({
  label,
  columns,
  rows,
  detail,
  isCards,
  open,
  onToggle,
  more,
}: TableBodyProps<Row>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [focus, setFocus] = useState<RowFocus | null>(null);
  const pressed = useRef(false);
  const kept = focus?.key ?? null;
  const { virtualizer, expected } = useRowVirtualizer({
    label,
    rows,
    bodyRef,
    isCards,
    kept,
  });
  const items = new Map(virtualizer.getVirtualItems().map((item) => [String(item.key), item]));
  const [held, setHeld] = useState<readonly RowElement[]>([]);
  // Elements must be in row order for the keyboard, and for screen readers once scrolling stops. With pointer focus they
  // are not moved: moving an element while it is pressed would lose the click.
  const inOrder = focus === null ? !virtualizer.isScrolling : focus.byKey;
  const keeps = (key: string) => key === kept || isCards || open.has(key);
  const elements = elementsFor(held, [...items.keys()], inOrder, keeps);
  if (elements !== held) setHeld(elements);
  useNextPage(more, rows.length - (virtualizer.range?.endIndex ?? 0));

  return (
    <Body
      ref={bodyRef}
      style={{ height: virtualizer.getTotalSize(), '--row': `${expected}px` }}
      onPointerDown={() => (pressed.current = true)}
      onFocus={({ target }) => {
        const row = rows[rowIndexOf(target)];
        setFocus(row === undefined ? null : { key: row.id, byKey: !pressed.current });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Focus that moves to another row is not a blur: it would reorder the rows while one is pressed.
        if (!currentTarget.contains(relatedTarget)) setFocus(null);
      }}
      onKeyDown={(event) => {
        pressed.current = false;
        setFocus((now) => (now === null || now.byKey ? now : { ...now, byKey: true }));
        moveBetweenRows(event);
      }}
    >
      {elements.map(({ id, key }) => {
        const item = items.get(key);
        const row = item && rows[item.index];
        if (item === undefined || row === undefined) return null;
        const isOpen = open.has(key);
        const isMeasured = isCards || isOpen || item.size !== expected;
        return (
          <TableRow
            key={id}
            rowKey={key}
            row={row}
            index={item.index}
            top={item.start - virtualizer.options.scrollMargin}
            columns={columns}
            detail={detail}
            isOpen={isOpen}
            onToggle={onToggle}
            measure={isMeasured ? virtualizer.measureElement : undefined}
          />
        );
      })}
    </Body>
  );
}

/** The index of the row that contains an element; -1 for none. */
function rowIndexOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move between the expand buttons of rows, skipping the controls in between. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const from = event.target as Element;
  if (step === undefined || !from.matches('button[aria-expanded]')) return;
  const opener = event.currentTarget.querySelector<HTMLElement>(
    `[data-index="${rowIndexOf(from) + step}"] button[aria-expanded]`,
  );
  if (opener === null) return;
  opener.focus();
  event.preventDefault();
}

/** The number of rows below the viewport at which the next page is requested. */
const AHEAD = 25;

/**
 * Requests the next page before the end of the loaded rows becomes visible.
 *
 * @param left the number of rows below the last visible one
 */
function useNextPage(more: MorePages | undefined, left: number): void {
  const isWanted = more !== undefined && !more.isLoading && more.failure === null && left <= AHEAD;
  const load = useEffectEvent(() => more?.load());
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, left]);
}
