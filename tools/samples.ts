/** The value in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  return atShare(values, 0.5);
}

/** The value below which a share of them lies: 0.95 for the 95th percentile; NaN of none. */
export function atShare(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}
