import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { after, describe } from 'node:test';
import { openPglite } from '../db/pglite.ts';
import type { Database } from '../db/port.ts';
import { openPostgres } from '../db/postgres.ts';
import { embeddedTemplate, type TemplateName } from './embeddedTemplate.ts';
import { FULL } from './full.ts';
import { runningPostgres, type RunningPostgres } from './sharedPostgres.ts';

export type DatabaseName = 'PGlite' | 'Postgres';

/** Opens a new database, bootstrapped and migrated; closed at the end of the suite. */
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
  defineOn('PGlite', openEmbedded, define);
  defineOn('Postgres', openReal, define);
}

/** Defines tests for the embedded database; `npm run test:full` also runs them on Postgres. */
export function forEmbeddedDatabase(
  define: (name: DatabaseName, open: OpenDatabase) => void,
): void {
  defineOn('PGlite', openEmbedded, define);
  if (FULL) defineOn('Postgres', openReal, define);
}

/**
 * Whether the rest of a suite is left out: the gate runs on Postgres what the one connection of the
 * embedded database cannot show, and all of it in `npm run test:full`.
 */
export function racesOnly(name: DatabaseName): boolean {
  return name === 'Postgres' && !FULL;
}

/** Within a suite, which closes its databases before the next file of the process begins. */
function defineOn(
  name: DatabaseName,
  open: (closing: Closing, migrated: boolean) => Promise<Database>,
  define: (name: DatabaseName, open: OpenDatabase) => void,
): void {
  void describe(`on ${name}`, () => {
    const closing: Closing = [];
    after(() => Promise.all(closing.map((close) => close())));
    define(name, ({ migrated } = { migrated: true }) => open(closing, migrated));
  });
}

type Closing = (() => Promise<void>)[];

const templates: Partial<Record<TemplateName, Promise<Blob>>> = {};
let server: Promise<RunningPostgres> | undefined;

async function openEmbedded(closing: Closing, migrated: boolean): Promise<Database> {
  const name = migrated ? 'migrated' : 'empty';
  const template = (templates[name] ??= embeddedTemplate(name));
  const db = await openPglite('memory://', await template);
  closing.push(() => db.close());
  return db;
}

async function openReal(closing: Closing, migrated: boolean): Promise<Database> {
  const { template } = await (server ??= runningPostgres());
  const address = await createDatabase(migrated ? template : 'template1');
  const db = openPostgres(address);
  closing.push(async () => {
    await db.close();
    await asSuperuser(`drop database if exists ${path.basename(address)} with (force)`);
  });
  return db;
}

/**
 * Creates an empty database, or a copy of `from`, on the real Postgres, which ends with the run.
 *
 * @returns its superuser's address
 */
export async function createDatabase(from: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const address = new URL(await asSuperuser(`create database ${name} template ${from}`));
  address.pathname = `/${name}`;
  return address.href;
}

async function asSuperuser(statement: string): Promise<string> {
  const { url } = await (server ??= runningPostgres());
  const admin = openPostgres(url, { max: 1 });
  await admin.script(statement);
  await admin.close();
  return url;
}
