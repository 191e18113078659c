import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/port.ts';
import type { Settings } from '../settings.ts';
import { Refusal } from './errors.ts';

interface HealthOptions {
  db: Database;
  /** Whether the database's events arrive. */
  isListening: () => Promise<boolean>;
  version: string;
  mode: Settings['mode'];
}

/**
 * Any committed write proves that the database accepts writes. The sweep of the rate limits
 * deletes this row.
 */
const WRITE = `insert into app.rate_limits (key, whole_at) values ('ready', now())
  on conflict (key) do update set whole_at = excluded.whole_at`;

/** `/health`: the process runs. `/ready`: its database accepts writes and sends events (503 otherwise). */
export function healthRoutes(
  api: FastifyInstance,
  { db, isListening, version, mode }: HealthOptions,
): void {
  api.get('/health', () => ({ status: 'ok', version, mode }));
  api.get('/ready', async () => {
    try {
      await db.query(WRITE);
    } catch (error) {
      throw new Refusal(503, 'La base de datos no responde.', error);
    }
    if (!(await isListening()))
      throw new Refusal(503, 'La base de datos no envía novedades en vivo.');
    return { status: 'ok' };
  });
}
