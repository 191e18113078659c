import type { FastifyRequest } from 'fastify';
import { becomeApi } from '../db/rights.ts';
import {
  claimKey,
  renewLease,
  releaseKey,
  completeKey,
  type KeyedCall,
} from '../db/idempotency.ts';
import type { Database, Queryable } from '../db/port.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { Refusal } from './errors.ts';

const BAD_KEY = 'La cabecera Idempotency-Key no es válida.';
const OTHER_BODY = 'Esta solicitud ya se envió con otros datos. Vuelve a intentarlo.';
const BUSY = 'La misma solicitud se está procesando. Espera un momento.';

/**
 * Builds the idempotent call of a request with an `Idempotency-Key` (API-8) from call, person
 * and body. The captcha token is left out of the body: each attempt has its own.
 *
 * @param person the caller's id; for visitors a word that is nobody's id
 * @param sent the content of the call
 * @returns `null` without the header
 * @throws Refusal 400 for a malformed key
 */
export function keyedCall(
  request: FastifyRequest,
  name: string,
  person: string,
  sent: unknown,
): KeyedCall | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw new Refusal(400, BAD_KEY);
  const body = JSON.stringify(sent, (field, value: unknown) =>
    field === 'recaptchaToken' ? undefined : value,
  );
  return {
    key: `${name} ${request.url} ${person} ${key}`,
    body,
    isAbandoned: () => request.raw.socket.destroyed,
  };
}

/** Stores the answer in the transaction of its work. */
type Store<Answer> = (tx: Queryable, answer: Answer) => Promise<void>;

/**
 * Runs a keyed call once: a repeated call, concurrent or later, gets the first one's answer.
 *
 * @param work must call `store` as the last step of its transaction
 * @throws Refusal 422 if the key was sent with a different body, 409 while the first attempt is
 * running
 */
export async function answerOnce<Answer>(
  db: Database,
  keyed: KeyedCall | null,
  work: (store: Store<Answer>) => Promise<Answer>,
): Promise<Answer> {
  if (!keyed) return work(async () => undefined);
  const claim = await claimKey(db, keyed);
  if (claim.state === 'answered') return claim.answer as Answer;
  if (claim.state === 'otherBody') throw new Refusal(422, OTHER_BODY);
  if (claim.state === 'busy') throw new Refusal(409, BUSY);
  const stopRenewing = renewLease(db, keyed, claim.id);
  try {
    return await work(async (tx, answer) => {
      await becomeApi(tx);
      if (!(await completeKey(tx, keyed, claim.id, answer))) throw new Refusal(409, BUSY);
    });
  } catch (error) {
    // If this fails too, the lease expires by itself.
    const released = releaseKey(db, keyed, claim.id).catch(() => undefined);
    if (!(error instanceof DatabaseUnavailable)) await released;
    throw error;
  } finally {
    stopRenewing();
  }
}
