import { agency } from '#contract/agency.ts';
import type { Database } from '../db/port.ts';
import { takeTurn } from '../db/rateLimits.ts';
import { Refusal } from '../plugins/errors.ts';
import { askVerifier, type Verifier } from './askVerifier.ts';
import { faultOf, type CaptchaAction, type Fault } from './verdict.ts';

/** Tells people from programs where no account does (CAPTCHA-3). */
export interface Captcha {
  /**
   * @param token as the form made it when it was sent
   * @throws Refusal 400 unless the verifier vouches for it, here and now and for the first time
   */
  check(token: string, action: CaptchaAction): Promise<void>;
}

const INSTEAD = `Inténtalo de nuevo o escríbenos a ${agency.email}.`;

const TEXTS: Record<Fault, string> = {
  failed: `No pudimos verificar que eres una persona. ${INSTEAD}`,
  stale: 'La verificación de seguridad venció. Vuelve a enviar el formulario.',
};

/** Nobody to ask: no keys, or a verifier that is down, slow or talks nonsense. */
const UNAVAILABLE = `La verificación de seguridad no está disponible. ${INSTEAD}`;

/**
 * Longer than a token is accepted by its age: by then it would be refused as old. In the database, so
 * that all servers on it count together.
 */
const ONCE = { name: 'captcha_token', times: 1, seconds: 10 * 60 };

/** Refuses everything: without keys nobody can be told from a program. */
export const closedCaptcha: Captcha = {
  check: () => Promise.reject(new Refusal(400, UNAVAILABLE)),
};

/** @param verifier.hosts where forms may stand, as tokens name it: without port */
export function openCaptcha(
  db: Database,
  { hosts, ...verifier }: Verifier & { hosts: readonly string[] },
): Captcha {
  return {
    async check(token, action) {
      const answer = await askVerifier(verifier, token).catch((error: unknown) => {
        throw new Refusal(400, UNAVAILABLE, error);
      });
      const now = new Date();
      const fault = faultOf(answer, { action, hosts, now });
      if (fault) throw new Refusal(400, TEXTS[fault]);
      const wait = await takeTurn(db, ONCE, token, now);
      if (wait > 0) throw new Refusal(400, TEXTS.stale);
    },
  };
}
