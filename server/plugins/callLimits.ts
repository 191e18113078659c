import { networkOf } from '../db/networkOf.ts';
import type { Database } from '../db/port.ts';
import { consumeLimit, secondsToWait, type RateLimit } from '../db/rateLimits.ts';
import { Refusal } from './errors.ts';

/** Rate limits of calls, counted in the database for all its servers together. */
export interface CallLimits {
  /**
   * Counts a use.
   *
   * @param subject what the limit counts by: a network address or a person's id
   *
   * @param tooMany builds the refusal's text from the time to wait: 'un minuto', '5 minutos'
   * @param uses how many uses at once, for a limit of bytes
   * @throws Refusal 429 with `Retry-After`
   */
  take(limit: RateLimit, subject: string, tooMany: TooMany, uses?: number): Promise<void>;
  /** Refuses as `take` would now, and counts nothing. */
  check(limit: RateLimit, subject: string, tooMany: TooMany, uses?: number): Promise<void>;
}

type TooMany = (wait: string) => string;

/** For RATE_LIMITS=off. */
const noCallLimits: CallLimits = {
  take: async () => undefined,
  check: async () => undefined,
};

/** @param on `false` lifts all limits (`RATE_LIMITS=off`) */
export function openCallLimits(db: Database, on: boolean): CallLimits {
  if (!on) return noCallLimits;
  const asking =
    (ask: typeof consumeLimit): CallLimits['take'] =>
    async (limit, subject, tooMany, uses) => {
      const seconds = await ask(db, limit, networkOf(subject), new Date(), uses);
      if (seconds > 0) throw new TooManyCalls(tooMany(waitText(seconds)), seconds);
    };
  return { take: asking(consumeLimit), check: asking(secondsToWait) };
}

/** The time to wait, as part of a sentence: 'un minuto', '5 minutos', '2 horas'. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} horas`;
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
}

class TooManyCalls extends Refusal {
  constructor(message: string, seconds: number) {
    super(429, message);
    this.headers['retry-after'] = String(seconds);
  }
}
