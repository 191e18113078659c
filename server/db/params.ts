/**
 * Checks parameters before they reach a driver. The drivers differ on `undefined` (one stores
 * null, the other throws), so it is refused: a forgotten value must not become a null.
 *
 * @throws TypeError naming the undefined parameter
 */
export function bindable(params: readonly unknown[]): unknown[] {
  const missing = params.indexOf(undefined);
  if (missing >= 0) throw new TypeError(`SQL parameter $${missing + 1} is undefined`);
  return [...params];
}
