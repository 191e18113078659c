import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/port.ts';
import type { Settings } from '../settings.ts';
import { Refusal } from './errors.ts';

/** A database that takes longer to say "1" cannot serve anybody. */
const READY_WITHIN_MS = 2_000;

interface HealthOptions {
  db: Database;
  version: string;
  mode: Settings['mode'];
}

/** `/health`: the process answers. `/ready`: so does its database (503 otherwise). */
export function healthRoutes(api: FastifyInstance, { db, version, mode }: HealthOptions): void {
  api.get('/health', () => ({ status: 'ok', version, mode }));
  api.get('/ready', async () => {
    try {
      await within(READY_WITHIN_MS, db.query('select 1'));
    } catch (error) {
      throw new Refusal(503, 'La base de datos no responde.', error);
    }
    return { status: 'ok' };
  });
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
