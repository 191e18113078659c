/**
 * Who is at fault when a mail did not go: the way to the mail server (`outage`), this mail for now
 * (`refused`, SMTP 4xx) or for ever (`rejected`, 5xx).
 */
export type Fault = 'outage' | 'refused' | 'rejected';

/** Pauses after the first, the second… attempt; the last one repeats. In seconds. */
const PAUSES_S = [5, 30, 120, 600, 3600] as const;

/** After an outage everything goes out within a minute, however long it lasted. In seconds. */
const OUTAGE_PAUSE_S = 60;

const GIVE_UP_AFTER_MS = 3 * 24 * 3600 * 1000;

/**
 * When to try again after a failed attempt.
 *
 * @param attempts how many there have been, from 1
 * @param createdAt when the mail was put into the outbox
 * @returns `null`: never
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
