/** Where each row begins, and which one stands where; in pixels from the first row's top. */
export interface RowPositions {
  /** Of all rows together. */
  height: number;
  topOf: (index: number) => number;
  /** The row at a height; the first or last one for what is above or below them all. */
  indexAt: (offset: number) => number;
}

/**
 * @param count how many rows there are
 * @param expected the height of a row that was not measured
 * @param measuredAt the height of a row that was
 */
export function rowPositions(
  count: number,
  expected: number,
  measuredAt: (index: number) => number | undefined,
): RowPositions {
  const tops = new Float64Array(count + 1);
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    end += measuredAt(index) ?? expected;
    tops[index + 1] = end;
  }
  const topOf = (index: number) => tops[index] ?? end;
  return {
    height: end,
    topOf,
    indexAt(offset) {
      let low = 0;
      let high = Math.max(count - 1, 0);
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (topOf(middle) <= offset) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}
