import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/port.ts';
import { consumeLimit } from '../../db/rateLimits.ts';
import { readForms } from '../../plugins/formBodies.ts';
import { localOnly } from '../../plugins/localOnly.ts';
import { LONGEST_AGE_MS, type VerifierAnswer } from '../verdict.ts';
import { STAND_IN_SCRIPT } from './standInScript.ts';
import { readToken, equalInConstantTime, signToken } from './standInTokens.ts';

export interface StandInOptions {
  db: Database;
  /** Signs tokens; also the secret that `siteverify` expects. */
  secret: string;
}

/** The path below `/recaptcha/` is Google's. */
export const VERIFY_PATH = '/recaptcha/api/siteverify';

/** Kept longer than a token is valid. */
const ONCE = { name: 'captcha_stand_in', times: 1, seconds: 10 * 60 };

/** The stand-in rates everybody as a person. */
const SCORE = 0.9;

/**
 * `/recaptcha/`: replaces Google's captcha in embedded mode without a site key (CAPTCHA-4). It
 * lets everybody pass, so it answers only browsers on this machine.
 */
export function standInPlugin(
  app: FastifyInstance,
  { db, secret }: StandInOptions,
  done: () => void,
): void {
  readForms(app);
  app.addHook('onRequest', localOnly);

  app.get('/api.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache' })
      .type('text/javascript; charset=utf-8')
      .send(STAND_IN_SCRIPT),
  );

  app.post<{ Querystring: { action?: unknown } }>('/api/token', (request, reply) => {
    const { action } = request.query;
    return reply.header('cache-control', 'no-store').send({
      token: signToken(secret, {
        // A list if the query repeats the parameter.
        action: typeof action === 'string' ? action : '',
        hostname: hostnameOf(request),
        challenge_ts: new Date().toISOString(),
      }),
    });
  });

  app.post<{ Body?: URLSearchParams }>('/api/siteverify', ({ body }, reply) => {
    reply.header('cache-control', 'no-store');
    return judge(body ?? new URLSearchParams());
  });
  done();

  async function judge(given: URLSearchParams): Promise<VerifierAnswer> {
    const asked = given.get('secret');
    if (!asked) return refusal('missing-input-secret');
    if (!equalInConstantTime(asked, secret)) return refusal('invalid-input-secret');
    const token = given.get('response');
    if (!token) return refusal('missing-input-response');
    const claims = readToken(secret, token);
    if (!claims) return refusal('invalid-input-response');
    const now = new Date();
    const old = now.getTime() - Date.parse(claims.challenge_ts) > LONGEST_AGE_MS;
    const { id, action, hostname, challenge_ts } = claims;
    if (old || (await consumeLimit(db, ONCE, id, now)) > 0) return refusal('timeout-or-duplicate');
    return { success: true, score: SCORE, action, hostname, challenge_ts };
  }
}

function refusal(code: string): VerifierAnswer {
  return { success: false, 'error-codes': [code] };
}

/** As in a browser's `location.hostname`: without port, in lower case. */
function hostnameOf(request: FastifyRequest): string {
  return URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? '';
}
