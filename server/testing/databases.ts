import { randomUUID } from 'node:crypto';
import { after } from 'node:test';
import { openPglite } from '../db/pglite.ts';
import type { Database } from '../db/port.ts';
import { openPostgres } from '../db/postgres.ts';
import { embeddedTemplate, type TemplateName } from './embeddedTemplate.ts';
import { FULL } from './full.ts';
import { runningPostgres, type RunningPostgres } from './sharedPostgres.ts';

export type DatabaseName = 'PGlite' | 'Postgres';

/** Opens a new database, bootstrapped and migrated; closed at the end of the file. */
export type OpenDatabase = (options?: { migrated: boolean }) => Promise<Database>;

/**
 * Defines the same tests for the embedded database, in memory, and a real Postgres. Use it where
 * the two could differ: policies, storage, idempotency, the outbox, migrations.
 *
 * @example
 *   forEachDatabase((name, open) => {
 *     describe(`tickets on ${name}`, () => {
 *       let db: Database;
 *       before(async () => {
 *         db = await open();
 *       });
 *     });
 *   });
 */
export function forEachDatabase(define: (name: DatabaseName, open: OpenDatabase) => void): void {
  define('PGlite', openEmbedded);
  define('Postgres', openReal);
}

/** Defines tests for the embedded database; `npm run test:full` also runs them on Postgres. */
export function forEmbeddedDatabase(
  define: (name: DatabaseName, open: OpenDatabase) => void,
): void {
  define('PGlite', openEmbedded);
  if (FULL) define('Postgres', openReal);
}

const opened: Database[] = [];
const created: string[] = [];
const templates: Partial<Record<TemplateName, Promise<Blob>>> = {};
let server: Promise<RunningPostgres> | undefined;

after(async () => {
  await Promise.all(opened.map((db) => db.close()));
  const running = await server;
  if (!running) return;
  const admin = openPostgres(running.url, { max: 1 });
  for (const name of created) await admin.script(`drop database if exists ${name} with (force)`);
  await admin.close();
  await running.stop();
});

async function openEmbedded({ migrated } = { migrated: true }): Promise<Database> {
  const name = migrated ? 'migrated' : 'empty';
  const template = (templates[name] ??= embeddedTemplate(name));
  return remember(await openPglite('memory://', await template));
}

async function openReal({ migrated } = { migrated: true }): Promise<Database> {
  server ??= runningPostgres();
  const { template } = await server;
  return remember(openPostgres(await createDatabase(migrated ? template : 'template1')));
}

/**
 * Creates an empty database, or a copy of `from`, on the real Postgres; dropped at the end of
 * the file.
 *
 * @returns its superuser's address
 */
export async function createDatabase(from: string): Promise<string> {
  server ??= runningPostgres();
  const { url } = await server;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openPostgres(url, { max: 1 });
  created.push(name);
  await admin.script(`create database ${name} template ${from}`);
  await admin.close();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function remember(db: Database): Database {
  opened.push(db);
  return db;
}
