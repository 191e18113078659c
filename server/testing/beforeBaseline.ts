import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readMigrations, SUPABASE_FOLDER } from '../db/migrationFiles.ts';
import type { Database } from '../db/port.ts';

/**
 * A database of the last release before the baseline of the migrations (ADR-0046, commit 9783bbac), with a row in every
 * table. Written by `pg_dump --no-owner --column-inserts`, without what is there before a server's first start.
 */
const DUMP = path.join(import.meta.dirname, 'beforeBaseline.sql.gz');

/** An empty database, or that of a new hosted project. */
export interface Place {
  db: Database;
  /** Whether a server has to write what a hosted project already has. */
  bootstrap: boolean;
  /** May write the rows of the schema `auth`, which on a hosted project belongs to another role. */
  owner: Database;
}

export async function fillAsBefore({ db, bootstrap, owner }: Place): Promise<void> {
  const dump = gunzipSync(await readFile(DUMP)).toString();
  const [accounts, data] = dump.split('-- app\n');
  if (bootstrap) {
    for (const { sql } of await readMigrations(SUPABASE_FOLDER, 'bootstrap')) await db.script(sql);
  }
  await owner.script(accounts ?? '');
  await db.transaction((tx) => tx.script(data ?? ''));
  if (!bootstrap) await db.query(`delete from app.migrations where name like 'bootstrap/%'`);
}
