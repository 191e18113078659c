import { networkOf } from '../db/networkOf.ts';
import { refundLimit, consumeLimit, type RateLimit } from '../db/rateLimits.ts';
import type { Database } from '../db/port.ts';
import { waitText } from '../plugins/callLimits.ts';
import { AuthError } from './auth/authError.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits by what they count: `From` the caller's network address, `To` and `Of` the e-mail
 * address, whether it has an account or not (a limit must not reveal that). `FromTo`, the
 * strictest, counts both together, so that a stranger cannot use up the owner's attempts. `To`
 * alone is for attacks from many callers on one account.
 */
const LIMITS = {
  signInFrom: { times: 30, seconds: 5 * MINUTE },
  signInFromTo: { times: 10, seconds: 15 * MINUTE },
  signInTo: { times: 100, seconds: 15 * MINUTE },
  signUpFrom: { times: 60, seconds: HOUR },
  mailFrom: { times: 30, seconds: HOUR },
  mailFromTo: { times: 5, seconds: HOUR },
  mailTo: { times: 20, seconds: HOUR },
  verifyFrom: { times: 60, seconds: 5 * MINUTE },
  newPasswordOf: { times: 10, seconds: HOUR },
} as const;

type LimitName = keyof typeof LIMITS;

/** The subject of a `FromTo` limit. */
export function between(ip: string, email: string): string {
  return `${networkOf(ip)} ${email}`;
}

/** Rate limits of embedded identity, counted in the database for all its servers together. */
export interface Limits {
  /** @throws AuthError 429 over_request_rate_limit or over_email_send_rate_limit */
  take(name: LimitName, subject: string): Promise<void>;
  refund(name: LimitName, subject: string): Promise<void>;
}

/** For RATE_LIMITS=off. */
export const noLimits: Limits = { take: async () => undefined, refund: async () => undefined };

export function openLimits(db: Database, now: () => Date): Limits {
  return {
    async take(name, subject) {
      const seconds = await consumeLimit(db, limit(name), networkOf(subject), now());
      if (seconds > 0) throw tooMany(name, seconds);
    },
    refund: (name, subject) => refundLimit(db, limit(name), networkOf(subject)),
  };
}

function limit(name: LimitName): RateLimit {
  return { name: `identity.${name}`, ...LIMITS[name] };
}

function tooMany(name: LimitName, seconds: number): AuthError {
  const wait = waitText(seconds);
  const details = { retryAfter: seconds };
  return name.startsWith('mail')
    ? new AuthError(
        429,
        'over_email_send_rate_limit',
        `Pediste demasiados correos. Espera ${wait} y vuelve a intentarlo.`,
        details,
      )
    : new AuthError(
        429,
        'over_request_rate_limit',
        `Demasiados intentos. Espera ${wait} y vuelve a intentarlo.`,
        details,
      );
}
