import { useMemo, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { ROW_HEIGHT } from './DataTable.styles.ts';
import { rowPositions } from './rowPositions.ts';
import { useRowHeights } from './useRowHeights.ts';
import { useScrolledRange } from './useScrolledRange.ts';

/** Roughly how high a card is, in rem, until it is measured. */
const CARD_HEIGHT = 13;

/** Rows beyond either edge of the window, for what the keyboard goes to next. */
const BEYOND = 2;

/** So few rows are all there: for paper, and for the browser's own search. */
const FEW = 40;

export interface RowWindowOptions<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What holds the rows. */
  bodyRef: RefObject<HTMLElement | null>;
  isCards: boolean;
  /** Open rows are as high as what they show; closed ones only as cards. */
  open: ReadonlySet<string>;
  /** A row that stays in the page wherever it is: the one with focus. */
  kept: string | null;
}

/** The rows that the window shows, with a few on either side, and where each begins. */
export function useRowWindow<Row>({
  rows,
  keyOf,
  bodyRef,
  isCards,
  open,
  kept,
}: RowWindowOptions<Row>) {
  const expected = (isCards ? CARD_HEIGHT : ROW_HEIGHT) * useRem();
  const { heights, watch } = useRowHeights();
  const { from, to, isScrolling } = useScrolledRange(bodyRef, expected);
  const positions = useMemo(
    () =>
      rowPositions(rows.length, expected, (index) => {
        if (heights.size === 0) return undefined;
        const key = keyOf(rows[index] as Row);
        return isCards || open.has(key) ? heights.get(key) : undefined;
      }),
    [rows, keyOf, expected, heights, isCards, open],
  );

  const end = rows.length - 1;
  const isFew = rows.length <= FEW;
  const first = isFew ? 0 : Math.max(positions.indexAt(from) - BEYOND, 0);
  const last = isFew ? end : Math.min(positions.indexAt(to) + BEYOND, end);
  const indexes = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const keptIndex = kept === null ? -1 : rows.findIndex((row) => keyOf(row) === kept);
  if (keptIndex >= 0 && keptIndex < first) indexes.unshift(keptIndex);
  if (keptIndex > last) indexes.push(keptIndex);
  return {
    indexes,
    topOf: positions.topOf,
    height: positions.height,
    watch,
    isScrolling,
  };
}

/** As the page had it when this code came: to ask while rows are rendered would lay the page out for it. */
let rem = readRem();

/** One rem in pixels: larger where somebody reads larger text. */
function useRem(): number {
  return useSyncExternalStore(followRem, () => rem);
}

/** The size is set in another window, so it is read again when this one is looked at. */
function followRem(onChange: () => void): () => void {
  const read = () => {
    rem = readRem();
    onChange();
  };
  window.addEventListener('resize', read);
  window.addEventListener('focus', read);
  return () => {
    window.removeEventListener('resize', read);
    window.removeEventListener('focus', read);
  };
}

function readRem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
