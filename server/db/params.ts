/**
 * Parameters as both drivers take them. They differ on `undefined` (one stores null, the other
 * throws), so it is refused here: a forgotten value must not become a null.
 *
 * @throws TypeError naming the parameter that is undefined
 */
export function bindable(params: readonly unknown[]): unknown[] {
  const missing = params.indexOf(undefined);
  if (missing >= 0) throw new TypeError(`SQL parameter $${missing + 1} is undefined`);
  return [...params];
}
