/**
 * Why a delivery failed: the mail server is unreachable (`outage`), or it refused this mail
 * temporarily (`refused`, SMTP 4xx) or permanently (`rejected`, 5xx).
 */
export type Fault = 'outage' | 'refused' | 'rejected';

/** Pauses after the first, second, … attempt; the last one repeats. In seconds. */
const PAUSES_S = [5, 30, 120, 600, 3600] as const;

/** Constant, so that all mail goes out within a minute of the server's recovery. In seconds. */
const OUTAGE_PAUSE_S = 60;

const GIVE_UP_AFTER_MS = 3 * 24 * 3600 * 1000;

/**
 * When to retry after a failed attempt.
 *
 * @param attempts failed attempts so far, from 1
 * @param createdAt when the mail was enqueued
 * @returns `null` to give up
 */
export function nextAttempt(
  fault: Fault,
  { attempts, createdAt, now }: { attempts: number; createdAt: Date; now: Date },
): Date | null {
  if (fault === 'rejected' || now.getTime() - createdAt.getTime() >= GIVE_UP_AFTER_MS) return null;
  const pause = PAUSES_S[Math.min(attempts, PAUSES_S.length) - 1] ?? PAUSES_S[0];
  const seconds = fault === 'outage' ? Math.min(pause, OUTAGE_PAUSE_S) : pause;
  return new Date(now.getTime() + seconds * 1000);
}
