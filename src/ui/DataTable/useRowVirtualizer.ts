import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { ROW_HEIGHT } from './DataTable.styles.ts';

/** Roughly how high a card is, in rem, until it is measured. */
const CARD_HEIGHT = 13;

/** Rows beyond either edge of the window, for what the keyboard goes to next. */
const OVERSCAN = 2;

/** So few rows are all rendered: for paper, and for the browser's own search. */
const FEW = 40;

/** What each table measured when it was last shown, so that the way back finds its rows where they were. */
const measured = new Map<string, VirtualItem[]>();

export interface RowVirtualizerOptions<Row> {
  /** The table's name. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What holds the rows. */
  bodyRef: RefObject<HTMLElement | null>;
  isCards: boolean;
  /** The key of a row that stays rendered wherever the page is scrolled: the one with focus. */
  kept: string | null;
}

/** Which rows the window shows, with a few on either side, and where each begins. */
export function useRowVirtualizer<Row>({
  label,
  rows,
  keyOf,
  bodyRef,
  isCards,
  kept,
}: RowVirtualizerOptions<Row>) {
  const [rem] = useState(readRem);
  const scrollMargin = useTop(bodyRef);
  const getItemKey = useCallback((index: number) => keyOf(rows[index] as Row), [rows, keyOf]);
  const keptIndex = kept === null ? -1 : rows.findIndex((row) => keyOf(row) === kept);
  const expected = Math.round((isCards ? CARD_HEIGHT : ROW_HEIGHT) * rem);
  const name = `${label} ${isCards ? 'cards' : 'rows'}`;
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    getItemKey,
    estimateSize: () => expected,
    // A page that is not laid out has rows without height.
    measureElement: (...row) => measureElement(...row) || expected,
    overscan: rows.length <= FEW ? FEW : OVERSCAN,
    rangeExtractor: (range) => withKept(range, keptIndex),
    scrollMargin,
    initialMeasurementsCache: measured.get(name) ?? none,
    // The first render already shows rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  useEffect(() => () => void measured.set(name, virtualizer.takeSnapshot()), [name, virtualizer]);
  return { virtualizer, expected };
}

const none: VirtualItem[] = [];

/** How far below the page's top an element begins, in pixels: what stands above it comes and goes. */
function useTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      setTop(Math.round((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    };
    read();
    // Where nothing is ever laid out.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return top;
}

/** The rows in view and the one that is kept, in their order. */
function withKept(range: Range, kept: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (kept < 0 || shown.includes(kept)) return shown;
  return [...shown, kept].sort((one, other) => one - other);
}

/** One rem in pixels: larger where somebody reads larger text. */
function readRem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
