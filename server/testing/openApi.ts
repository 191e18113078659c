import { calls, type CallName } from '#contract/calls.ts';
import { pathFor } from '#contract/routes.ts';
import type { Services } from '../app.ts';
import type { Database } from '../db/port.ts';
import { tokenVerifier } from '../plugins/accessTokens.ts';
import { seedCompany, type Cast, type CastName } from './company.ts';
import { testApp, testServices } from './testApp.ts';
import { ISSUER, tokenMint } from './tokenMint.ts';

const mint = await tokenMint();

interface Sent {
  /** What stands for the path's `:id`. */
  id?: string;
  /** What stands behind the path. */
  query?: Record<string, string | number>;
  body?: object;
  /** The `Idempotency-Key`. */
  key?: string;
}

export interface Api {
  db: Database;
  cast: Cast;
  /** What the server logged, a line each. */
  logged: string[];
  /** Makes a call of the contract as one of the cast. */
  call(who: CastName, name: CallName, sent?: Sent): Promise<Answer>;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** The API on a database with the company in it. */
export async function openApi(db: Database, services: Partial<Services> = {}): Promise<Api> {
  const cast = await seedCompany(db);
  const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
  const { app, logged } = testApp({ db, verifyToken, services: testServices(services) });
  return {
    db,
    cast,
    logged,
    async call(who, name, { id = '', query = {}, body, key } = {}) {
      const answer = await app.inject({
        method: calls[name].method,
        url: `/api${pathFor(calls[name], id)}`,
        query: Object.fromEntries(
          Object.entries(query).map(([field, value]) => [field, `${value}`]),
        ),
        headers: {
          authorization: `Bearer ${await mint.issue(cast[who])}`,
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { payload: body }),
      });
      const given = answer.body === '' ? {} : answer.json<Answer['body']>();
      return { status: answer.statusCode, body: given };
    },
  };
}
