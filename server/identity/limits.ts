import { isIPv6 } from 'node:net';
import { giveTurnBack, takeTurn, type RateLimit } from '../db/rateLimits.ts';
import type { Database } from '../db/port.ts';
import { AuthError } from './auth/authError.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often what may be tried. `From` counts for the caller's network address, `To` and `Of` for the
 * e-mail address, whether it has an account or not: a limit must not tell.
 */
const LIMITS = {
  signInFrom: { times: 30, seconds: 5 * MINUTE },
  signInTo: { times: 10, seconds: 15 * MINUTE },
  signUpFrom: { times: 60, seconds: HOUR },
  mailFrom: { times: 30, seconds: HOUR },
  mailTo: { times: 5, seconds: HOUR },
  verifyFrom: { times: 60, seconds: 5 * MINUTE },
  newPasswordOf: { times: 10, seconds: HOUR },
} as const;

type LimitName = keyof typeof LIMITS;

/** The limits of embedded identity, counted in the database for all servers on it together. */
export interface Limits {
  /** @throws AuthError 429 over_request_rate_limit or over_email_send_rate_limit */
  take(name: LimitName, subject: string): Promise<void>;
  giveBack(name: LimitName, subject: string): Promise<void>;
}

/** RATE_LIMITS=off. */
export const noLimits: Limits = { take: async () => undefined, giveBack: async () => undefined };

export function openLimits(db: Database, now: () => Date): Limits {
  return {
    async take(name, subject) {
      const seconds = await takeTurn(db, limit(name), subjectOf(subject), now());
      if (seconds > 0) throw tooMany(name, seconds);
    },
    giveBack: (name, subject) => giveTurnBack(db, limit(name), subjectOf(subject)),
  };
}

function limit(name: LimitName): RateLimit {
  return { name: `identity.${name}`, ...LIMITS[name] };
}

function tooMany(name: LimitName, seconds: number): AuthError {
  const minutes = Math.ceil(seconds / MINUTE);
  const wait = minutes === 1 ? 'un minuto' : `${minutes} minutos`;
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

/** An IPv6 host picks the lower 64 bits of its address as it likes (RFC 8981): they do not count. */
function subjectOf(subject: string): string {
  if (!isIPv6(subject) || subject.includes('.')) return subject;
  const [head = '', tail] = (subject.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
