import { agency } from '#contract/agency.ts';
import type { Database } from '../db/port.ts';
import { consumeLimit } from '../db/rateLimits.ts';
import { Refusal } from '../plugins/errors.ts';
import { askVerifier, type Verifier } from './askVerifier.ts';
import { faultOf, type CaptchaAction, type Fault } from './verdict.ts';

/** Tells people from programs on forms that need no account (CAPTCHA-3). */
export interface Captcha {
  /**
   * @param token as the form created it on submit
   *
   * @throws Refusal 400 unless the verifier confirms the token for this site and action, and it
   * is unused
   */
  check(token: string, action: CaptchaAction): Promise<void>;
}

const INSTEAD = `Inténtalo de nuevo o escríbenos a ${agency.email}.`;

const TEXTS: Record<Fault, string> = {
  failed: `No pudimos verificar que eres una persona. ${INSTEAD}`,
  stale: 'La verificación de seguridad venció. Vuelve a enviar el formulario.',
};

/** For missing keys, and for a verifier that is down, slow or answers nonsense. */
const UNAVAILABLE = `La verificación de seguridad no está disponible. ${INSTEAD}`;

/**
 * Longer than a token's maximum age, after which it is refused as old. Stored in the database,
 * so that all servers share it.
 */
const ONCE = { name: 'captcha_token', times: 1, seconds: 10 * 60 };

/** Refuses everything: without keys there is no verifier to ask. */
export const closedCaptcha: Captcha = {
  check: () => Promise.reject(new Refusal(400, UNAVAILABLE)),
};

/** @param verifier.hosts host names of the pages with forms, as tokens give them: without port */
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
      const wait = await consumeLimit(db, ONCE, token, now);
      if (wait > 0) throw new Refusal(400, TEXTS.stale);
    },
  };
}
