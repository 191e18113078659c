import type { FastifyRequest } from 'fastify';
import { becomeApi } from '../db/asUser.ts';
import { claimKey, keepClaim, releaseKey, settleKey, type KeyedCall } from '../db/idempotency.ts';
import type { Database, Queryable } from '../db/port.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { Refusal } from './errors.ts';

const BAD_KEY = 'La cabecera Idempotency-Key no es válida.';
const OTHER_BODY = 'Esta solicitud ya se envió con otros datos. Vuelve a intentarlo.';
const BUSY = 'La misma solicitud se está procesando. Espera un momento.';

/**
 * What a creating call's `Idempotency-Key` stands for (API-8): the call, the person, the body.
 * The captcha's token is no part of the body: it proves the sender, each attempt brings its own.
 *
 * @param person the caller's id; for visitors a word that is nobody's
 * @param sent what the call brought
 * @returns `null` for a call without a key
 * @throws Refusal 400 for a key that is none
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

/** Keeps an answer within the transaction of its work. */
type Keep<Answer> = (tx: Queryable, answer: Answer) => Promise<void>;

/**
 * Answers a keyed call once: who repeats it, together with it or later, gets the first one's answer.
 *
 * @param work must call `keep` as the last step of its transaction
 * @throws Refusal 422 when the key went with another body, 409 while the first attempt goes on
 */
export async function answerOnce<Answer>(
  db: Database,
  keyed: KeyedCall | null,
  work: (keep: Keep<Answer>) => Promise<Answer>,
): Promise<Answer> {
  if (!keyed) return work(async () => undefined);
  const claim = await claimKey(db, keyed);
  if (claim.state === 'answered') return claim.answer as Answer;
  if (claim.state === 'otherBody') throw new Refusal(422, OTHER_BODY);
  if (claim.state === 'busy') throw new Refusal(409, BUSY);
  const stopKeeping = keepClaim(db, keyed, claim.id);
  try {
    return await work(async (tx, answer) => {
      await becomeApi(tx);
      if (!(await settleKey(tx, keyed, claim.id, answer))) throw new Refusal(409, BUSY);
    });
  } catch (error) {
    // If even this fails, the claim ends by itself.
    const released = releaseKey(db, keyed, claim.id).catch(() => undefined);
    if (!(error instanceof DatabaseUnavailable)) await released;
    throw error;
  } finally {
    stopKeeping();
  }
}
