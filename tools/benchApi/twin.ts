import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/db/port.ts';
import type { Callers } from './company.ts';

/** A read of the API, and its twin: a route with the same query without token, session and policies. */
export interface Twin {
  name: string;
  path: string;
  who: keyof Callers;
  /** The path of the twin. */
  twin: string;
  /** The twin's query; `$1` is the id of the person. */
  statement: string;
}

export const TWINS: readonly Twin[] = [
  {
    name: 'dashboard',
    path: '/api/data/dashboard',
    who: 'client',
    twin: '/bench/dashboard',
    statement: `select bench.dashboard($1, 'client')::text as data`,
  },
  {
    name: 'page of 50 tickets',
    path: '/api/admin/tickets',
    who: 'admin',
    twin: '/bench/page',
    statement: `select bench.list_page(
      'tickets', '{"sort": "createdAt", "order": "desc", "limit": 50}', $1, 'admin'
    )::text as data`,
  },
];

/**
 * Serves the twins with the API's SQL functions under its own role, without token, claims or policies. The functions are
 * copied, because a database session caches one plan per function.
 */
export async function serveTwins(
  app: FastifyInstance,
  db: Database,
  callers: Callers,
): Promise<void> {
  await db.script('create schema bench');
  for (const name of ['dashboard', 'count_all', 'list_rows', 'list_page']) {
    const [row] = await db.query<{ source: string }>(
      `select pg_get_functiondef('app.${name}'::regproc) as source`,
    );
    await db.script(
      (row?.source ?? '')
        .replaceAll(/app\.(dashboard|count_all|list_rows|list_page)/g, 'bench.$1')
        .replaceAll('app.my_role()', `'admin'`),
    );
  }
  for (const { twin, statement, who } of TWINS) {
    app.get(twin, async (_request, reply) => {
      const [answer] = await db.query<{ data: string }>(statement, [callers[who]]);
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(answer?.data);
    });
  }
}
