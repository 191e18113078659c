/** Long enough that a quick exchange does not cause a mail per message. */
const GATHER_MAIL_MS = 5 * 60_000;

/**
 * How long events of a ticket are collected into one mail, in milliseconds.
 *
 * @param limited `false` (`RATE_LIMITS=off`) sends them at once
 */
export function gatherMailMs(limited: boolean): number {
  return limited ? GATHER_MAIL_MS : 0;
}
