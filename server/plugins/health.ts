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

/**
 * Any committed write proves that the database accepts writes. The sweep of the rate limits
 * deletes this row.
 */
const WRITE = `insert into app.rate_limits (key, whole_at) values ('ready', now())
  on conflict (key) do update set whole_at = excluded.whole_at`;

/** `/health`: the process runs. `/ready`: its database accepts writes (503 otherwise). */
export function healthRoutes(
  api: FastifyInstance,
  { db, dataDir, version, mode }: HealthOptions,
): void {
  api.get('/health', () => ({ status: 'ok', version, mode }));
  api.get('/ready', async () => {
    try {
      await db.query(WRITE);
      // One row may still fit on a disk where no table could grow.
      if (dataDir !== null && (await isDiskFull(dataDir))) throw new Error('the disk is full');
    } catch (error) {
      throw new Refusal(503, 'La base de datos no responde.', error);
    }
    return { status: 'ok' };
  });
}
