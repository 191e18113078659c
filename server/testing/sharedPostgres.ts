import { openPostgres } from '../db/postgres.ts';
import { prepareSchema } from '../db/prepareSchema.ts';
import { startRealPostgres } from './realPostgres.ts';

/** A real Postgres on which tests create databases. */
export interface RunningPostgres {
  /** Superuser's address of the maintenance database. */
  url: string;
  /** Name of a bootstrapped and migrated database to copy. */
  template: string;
  stop(): Promise<void>;
}

const TEMPLATE = 'migrated_template';
/** Environment variable with the address of the run's Postgres (globalSetup.ts). */
export const SHARED_URL = 'TEST_POSTGRES_URL';

/** The run's Postgres, or a new one for a test file that runs alone. */
export async function runningPostgres(): Promise<RunningPostgres> {
  const url = process.env[SHARED_URL];
  if (url) return { url, template: TEMPLATE, stop: () => Promise.resolve() };
  return startPostgres();
}

/** Starts a Postgres with the template database. */
export async function startPostgres(): Promise<RunningPostgres> {
  const { url, stop } = await startRealPostgres();
  const maintenance = openPostgres(url, { max: 1 });
  await maintenance.script(`create database ${TEMPLATE}`);
  await maintenance.close();
  const address = new URL(url);
  address.pathname = `/${TEMPLATE}`;
  const db = openPostgres(address.href, { max: 1 });
  await prepareSchema(db, { bootstrap: true });
  await db.close();
  return { url, template: TEMPLATE, stop };
}
