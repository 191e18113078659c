/** Nobody has confirmed the address that a copy goes to: it may be a stranger's. */
const COPIES_A_DAY = 5;

/**
 * How many copies of complaints one address gets.
 *
 * @param limited `RATE_LIMITS=off` sends all of them
 */
export function complaintCopiesADay(limited: boolean): number {
  return limited ? COPIES_A_DAY : Infinity;
}
