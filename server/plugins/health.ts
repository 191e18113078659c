import type { FastifyInstance } from 'fastify';
import { isDiskFull } from '../db/diskSpace.ts';
import type { Database } from '../db/port.ts';
import type { Settings } from '../settings.ts';
import { Refusal } from './errors.ts';

interface HealthOptions {
  db: Database;
  dataDir: string | null;
  version: string;
  mode: Settings['mode'];
}

/** Any committed write tells that the database takes one; the limits' sweep clears this row away. */
const WRITE = `insert into app.rate_limits (key, whole_at) values ('ready', now())
  on conflict (key) do update set whole_at = excluded.whole_at`;

/** `/health`: the process answers. `/ready`: its database takes writes (503 otherwise). */
export function healthRoutes(
  api: FastifyInstance,
  { db, dataDir, version, mode }: HealthOptions,
): void {
  api.get('/health', () => ({ status: 'ok', version, mode }));
  api.get('/ready', async () => {
    try {
      await db.query(WRITE);
      // A row may still find its place where a table could not grow.
      if (dataDir !== null && (await isDiskFull(dataDir))) throw new Error('the disk is full');
    } catch (error) {
      throw new Refusal(503, 'La base de datos no responde.', error);
    }
    return { status: 'ok' };
  });
}
