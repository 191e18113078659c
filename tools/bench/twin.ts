import type { FastifyInstance } from 'fastify';
import type { Database } from '../../server/db/port.ts';
import { pageText, readPage } from '../../server/lists/readPage.ts';
import type { Callers } from './company.ts';

/** A read of the API, and its twin: a route with the same query without token, session and policies. */
export interface Twin {
  name: string;
  path: string;
  who: keyof Callers;
  /** The path of the twin. */
  twin: string;
  /** The twin's query, with the API's own rights. */
  read: (db: Database, person: string) => Promise<string>;
}

export const TWINS: readonly Twin[] = [
  {
    name: 'dashboard',
    path: '/api/data/dashboard',
    who: 'client',
    twin: '/bench/dashboard',
    async read(db, person) {
      const [row] = await db.query<{ data: string }>(
        'select bench.dashboard($1::text::jsonb)::text as data',
        [JSON.stringify({ me: person })],
      );
      return row?.data ?? '';
    },
  },
  {
    name: 'page of 50 tickets',
    path: '/api/admin/tickets',
    who: 'admin',
    twin: '/bench/page',
    read: async (db, id) =>
      pageText(await readPage(db, { id, role: 'admin' }, 'tickets', { limit: 50 }, new Date())),
  },
];

/**
 * Serves the twins under the API's own role, without token, claims or policies. The dashboard's function is copied,
 * because a database session caches one plan per function, and knows the person from what it is given.
 */
export async function serveTwins(
  app: FastifyInstance,
  db: Database,
  callers: Callers,
): Promise<void> {
  const [row] = await db.query<{ source: string }>(
    `select pg_get_functiondef('reads.dashboard'::regproc) as source`,
  );
  await db.script('create schema bench');
  await db.script(
    (row?.source ?? '')
      .replace('reads.dashboard', 'bench.dashboard')
      .replaceAll('auth.uid()', `(given ->> 'me')::uuid`)
      .replaceAll('app.my_role()', `'client'`),
  );
  for (const { twin, read, who } of TWINS) {
    app.get(twin, async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(await read(db, callers[who])),
    );
  }
}
