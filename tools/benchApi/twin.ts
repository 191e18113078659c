import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/db/port.ts';

/** Where the bench finds the dashboard without token and policies. */
export const TWIN_PATH = '/bench/dashboard';

/**
 * Serves one client's dashboard by the very query of `app.dashboard`, run with the API's own role: no
 * token, claims or policies. It is a copy, since a session keeps one plan a function.
 */
export async function serveTwin(app: FastifyInstance, db: Database, client: string): Promise<void> {
  const [row] = await db.query<{ source: string }>(
    `select pg_get_functiondef('app.dashboard'::regproc) as source`,
  );
  const twin = (row?.source ?? '').replace('app.dashboard', 'bench.dashboard');
  await db.script(`create schema bench; ${twin}`);
  app.get(TWIN_PATH, async (_request, reply) => {
    const [answer] = await db.query<{ data: string }>(
      `select bench.dashboard($1, 'client')::text as data`,
      [client],
    );
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(answer?.data);
  });
}
