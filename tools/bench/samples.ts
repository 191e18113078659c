/** The median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  return atShare(values, 0.5);
}

/** The percentile at a share: 0.95 for the 95th; NaN for an empty list. */
export function atShare(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}
