/** A copy goes to an unconfirmed address, which may be a stranger's. */
const COPIES_A_DAY = 5;

/**
 * How many copies of complaints an address gets per day.
 *
 * @param limited `false` (`RATE_LIMITS=off`) lifts the limit
 */
export function complaintCopiesADay(limited: boolean): number {
  return limited ? COPIES_A_DAY : Infinity;
}
