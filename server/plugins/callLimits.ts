import { networkOf } from '../db/networkOf.ts';
import type { Database } from '../db/port.ts';
import { takeTurn, type RateLimit } from '../db/rateLimits.ts';
import { Refusal } from './errors.ts';

/** How often a call may be made, counted in the database for all servers on it together. */
export interface CallLimits {
  /**
   * @param subject whom it is counted for: a network address, a person's id
   * @param tooMany the refusal's text, given how long to wait: 'un minuto', '5 minutos'
   * @throws Refusal 429 with `Retry-After`
   */
  take(limit: RateLimit, subject: string, tooMany: (wait: string) => string): Promise<void>;
}

/** RATE_LIMITS=off. */
const noCallLimits: CallLimits = { take: async () => undefined };

/** @param on whether limits hold; `RATE_LIMITS=off` lifts them all */
export function openCallLimits(db: Database, on: boolean): CallLimits {
  if (!on) return noCallLimits;
  return {
    async take(limit, subject, tooMany) {
      const seconds = await takeTurn(db, limit, networkOf(subject), new Date());
      if (seconds > 0) throw new TooManyCalls(tooMany(waitText(seconds)), seconds);
    },
  };
}

/** How long to wait, as a sentence goes on with it: 'un minuto', '5 minutos', '2 horas'. */
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
