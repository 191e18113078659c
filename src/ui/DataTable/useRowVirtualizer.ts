import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { usePrinting } from '#src/lib/usePrinting.ts';
import { ROW_HEIGHT } from './DataTable.styles.ts';
import { MOST_PRINTED } from './PrintButton.tsx';

/** The estimated height of a card in rem, until it is measured. */
const CARD_HEIGHT = 11.25;

/** Extra rows rendered above and below the viewport, so that Tab can reach them. */
const OVERSCAN = 2;

/** Tables with at most this many rows are rendered completely, for print and the browser's own search. */
const FEW = 40;

/** The measurements of each table when it was last shown, so that going back restores the scroll position. */
const measured = new Map<string, VirtualItem[]>();

export interface RowVirtualizerOptions<Row> {
  /** The table's accessible name, the key of its measurements. */
  label: string;
  rows: readonly Row[];
  /** The element that contains the rows. */
  bodyRef: RefObject<HTMLElement | null>;
  isCards: boolean;
  /** The key of the focused row, which stays rendered at any scroll position. */
  kept: string | null;
}

/** Computes which rows to render and their offsets. */
export function useRowVirtualizer<Row extends { id: string }>({
  label,
  rows,
  bodyRef,
  isCards,
  kept,
}: RowVirtualizerOptions<Row>) {
  const [rem] = useState(readRem);
  const isPrinting = usePrinting();
  const scrollMargin = useTop(bodyRef);
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const keptIndex = kept === null ? -1 : rows.findIndex(({ id }) => id === kept);
  const expected = Math.round((isCards ? CARD_HEIGHT : ROW_HEIGHT) * rem);
  const name = `${label} ${isCards ? 'cards' : 'rows'}`;
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    getItemKey,
    estimateSize: () => expected,
    // Rows have no height before layout.
    measureElement: (...row) => measureElement(...row) || expected,
    overscan: rows.length <= FEW ? FEW : OVERSCAN,
    rangeExtractor: isPrinting ? printed : (range) => withKept(range, keptIndex),
    scrollMargin,
    initialMeasurementsCache: measured.get(name) ?? none,
    // An initial size lets the first render show rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  useEffect(() => () => void measured.set(name, virtualizer.takeSnapshot()), [name, virtualizer]);
  return { virtualizer, expected };
}

const none: VirtualItem[] = [];

/** An element's offset from the top of the page in pixels; it changes when content above appears or disappears. */
function useTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      setTop(Math.round((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    };
    read();
    // For environments without layout.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return top;
}

/** All rows that go on paper. */
function printed({ count }: Range): number[] {
  return Array.from({ length: Math.min(count, MOST_PRINTED) }, (_, index) => index);
}

/** The visible rows plus the kept one, in order. */
function withKept(range: Range, kept: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (kept < 0 || shown.includes(kept)) return shown;
  return [...shown, kept].sort((one, other) => one - other);
}

/** One rem in pixels; larger if the person set a larger text size. */
function readRem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
