import { setTimeout } from 'node:timers/promises';
import { ensureLedger, isApplied, LOCK, OBJECTS, readLedger, record } from './ledger.ts';
import { brokenFile, MigrationError } from './migrationErrors.ts';
import {
  readMigrations,
  readObjects,
  SUPABASE_FOLDER,
  type MigrationFile,
  type Objects,
} from './migrationFiles.ts';
import type { Database, Transaction } from './port.ts';
import { LOCK_NOT_AVAILABLE, sqlStateOf } from './sqlState.ts';
import { isOfBaseline, namesBeforeBaseline, requireKnownVersion } from './takeover.ts';

interface MigrateOptions {
  /** Also apply what a hosted project already has (embedded and staging modes). */
  bootstrap: boolean;
  /** The folder that holds bootstrap/, migrations/, objects/ and upgrade/. */
  root?: URL;
  /** Apply these files alone, without the objects: the tables of an older backup. */
  only?: ReadonlySet<string>;
}

/**
 * Brings the database to what supabase/ says (ADR-0046): its pending migrations, each in its own
 * transaction, so that one that fails changes nothing and the next start resumes with it; then
 * all objects in one transaction, if they are not those that the database has.
 *
 * @returns the names of what was applied now, in order
 * @throws MigrationError if a file fails or was changed after it was applied, or the database is
 * of a version that this one cannot work with
 */
export async function migrate(
  db: Database,
  { bootstrap, root = SUPABASE_FOLDER, only }: MigrateOptions,
): Promise<string[]> {
  const hosted = bootstrap ? await readMigrations(root, 'bootstrap') : [];
  const migrations = await readMigrations(root, 'migrations');
  const objects = await readObjects(root, migrations);

  await ensureLedger(db);
  requireKnownVersion(await readLedger(db), migrations);
  const names = await applyPending(db, hosted, only);
  const old = namesBeforeBaseline((await readLedger(db)).keys(), migrations);
  if (old.length > 0) {
    const upgrade = await readMigrations(root, 'upgrade');
    names.push(...(await takeOver(db, { migrations, objects, upgrade })));
  }
  names.push(...(await applyPending(db, migrations, only)));
  if (!only && (await replaceObjects(db, objects))) names.push(OBJECTS);
  return names;
}

async function applyPending(
  db: Database,
  files: readonly MigrationFile[],
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const ledger = await readLedger(db);
  const names: string[] = [];
  for (const file of files) {
    if (only?.has(file.name) === false || isApplied(file, ledger)) continue;
    if (await applyOnce(db, file)) names.push(file.name);
  }
  return names;
}

/** @returns false if another process applied it in the meantime */
async function applyOnce(db: Database, file: MigrationFile): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.query(LOCK);
    if (isApplied(file, await readLedger(tx))) return false;
    await run(tx, file);
    await record(tx, file);
    return true;
  });
}

/** @returns false if the database has these objects */
async function replaceObjects(db: Database, objects: Objects): Promise<boolean> {
  const isThere = (ledger: ReadonlyMap<string, string>) => ledger.get(OBJECTS) === objects.checksum;
  if (isThere(await readLedger(db))) return false;
  return withShortWaits(db, async (tx) => {
    if (isThere(await readLedger(tx))) return false;
    await lockTables(tx);
    await applyObjects(tx, objects);
    return true;
  });
}

async function applyObjects(tx: Transaction, { files, checksum }: Objects): Promise<void> {
  for (const file of files) await run(tx, file);
  await record(tx, { name: OBJECTS, checksum });
}

/**
 * Takes over a database from before the baseline, in one transaction. The old objects go first,
 * because columns that change have views on them.
 *
 * @returns the names of what was applied; none if another process did it in the meantime
 */
function takeOver(
  db: Database,
  files: { migrations: MigrationFile[]; objects: Objects; upgrade: MigrationFile[] },
): Promise<string[]> {
  const { migrations, objects, upgrade } = files;
  const reset = objects.files.filter(({ name }) => name === RESET);
  const later = migrations.filter((file) => !isOfBaseline(file));
  return withShortWaits(db, async (tx) => {
    const old = namesBeforeBaseline((await readLedger(tx)).keys(), migrations);
    if (old.length === 0) return [];
    await lockTables(tx);
    for (const file of [...reset, ...upgrade, ...later]) await run(tx, file);
    await applyObjects(tx, objects);
    await tx.query('delete from app.migrations where name = any ($1)', [old]);
    for (const file of migrations) await record(tx, file);
    return [...upgrade, ...later, { name: OBJECTS }].map(({ name }) => name);
  });
}

/** Drops all objects. */
const RESET = 'objects/00_reset.sql';

async function run(tx: Transaction, file: MigrationFile): Promise<void> {
  try {
    // Further files may follow in the same transaction: a search path is its file's own.
    await tx.script(`${file.sql}\n;set local search_path to default`);
  } catch (error) {
    throw brokenFile(file, error);
  }
}

/** Waits shorter than Postgres's deadlock_timeout, so that no request of another server fails. */
const LONGEST_WAIT = '500ms';
const ATTEMPTS = 40;
const PAUSE = 500;

/**
 * Runs `work` in a transaction that gives up and starts again when a running server holds a
 * table: whoever waits for a table in exclusive mode makes all others wait behind.
 */
async function withShortWaits<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (tx) => {
        await tx.query(LOCK);
        await tx.script(`set local lock_timeout = '${LONGEST_WAIT}'`);
        return work(tx);
      });
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (attempt === ATTEMPTS) {
        throw new MigrationError(
          'Otro proceso usa las tablas sin pausa y no dejó actualizarlas. Detén los otros servidores y vuelve a iniciar.',
          { cause: error },
        );
      }
      await setTimeout(PAUSE);
    }
  }
}

function isBusy(error: unknown): boolean {
  const cause = error instanceof MigrationError ? error.cause : error;
  return sqlStateOf(cause) === LOCK_NOT_AVAILABLE;
}

/** All at once and first: taken one by one, they could meet a request's in a deadlock. */
async function lockTables(tx: Transaction): Promise<void> {
  const [row] = await tx.query<{ names: string }>(
    `select string_agg(oid::regclass::text, ', ') as names from pg_catalog.pg_class
      where relkind = 'r' and relnamespace = 'app'::regnamespace`,
  );
  if (row) await tx.script(`lock table ${row.names} in access exclusive mode`);
}
