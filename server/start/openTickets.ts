/** So that a quick exchange is no row of mails. */
const GATHER_MAIL_MS = 5 * 60_000;

/**
 * For how long a ticket's news are gathered into one mail.
 *
 * @param limited `RATE_LIMITS=off` sends them at once
 */
export function gatherMailMs(limited: boolean): number {
  return limited ? GATHER_MAIL_MS : 0;
}
