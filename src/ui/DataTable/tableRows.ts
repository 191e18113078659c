import { foldText } from '#src/lib/foldText.ts';
import type { TableSort } from '#src/lib/useTableAddress.ts';
import type { Column } from './column.ts';

/** Caches each row's search text; rows are immutable. */
export type Haystacks<Row extends object> = (row: Row) => string;

export function createHaystacks<Row extends object>(
  texts: readonly ((row: Row) => string)[],
): Haystacks<Row> {
  const made = new WeakMap<Row, string>();
  return (row) => {
    const known = made.get(row);
    if (known !== undefined) return known;
    const haystack = foldText(texts.map((text) => text(row)).join('\n'));
    made.set(row, haystack);
    return haystack;
  };
}

/** Sorts rows by a column, stably; an unknown column changes nothing. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { column, descending }: TableSort,
): readonly Row[] {
  const order = columns.find(({ id }) => id === column)?.order;
  if (order === undefined) return rows;
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: keyOf(order(row)) }))
    .sort((one, other) => (one.key < other.key ? -sign : one.key > other.key ? sign : 0))
    .map(({ row }) => row);
}

function keyOf(value: string | number): string | number {
  return typeof value === 'string' ? foldText(value) : value;
}

/** Makes a search that, while the text grows letter by letter, looks only through the previous result. */
export function createSearch<Row extends object>(haystackOf: Haystacks<Row>) {
  let last: { rows: readonly Row[]; text: string; found: readonly Row[] } | null = null;
  return (rows: readonly Row[], search: string): readonly Row[] => {
    const text = foldText(search).trim();
    if (text === '') return rows;
    const narrows = last?.rows === rows && text.startsWith(last.text);
    const words = text.split(/\s+/);
    const found = (narrows && last ? last.found : rows).filter((row) => {
      const haystack = haystackOf(row);
      return words.every((word) => haystack.includes(word));
    });
    last = { rows, text, found };
    return found;
  };
}
