import { createHash } from 'node:crypto';
import { access, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../db/migrate.ts';
import { readMigrations } from '../db/migrationFiles.ts';
import { openPglite } from '../db/pglite.ts';

const ROOT = new URL('../../', import.meta.url);

/** Without content, or bootstrapped and migrated. */
export type TemplateName = 'empty' | 'migrated';

/**
 * An embedded database to copy. Creating one takes seconds per test file, so it is cached in the
 * temporary directory under the hash of its sources.
 */
export async function embeddedTemplate(name: TemplateName): Promise<Blob> {
  const file = path.join(tmpdir(), `tramayo-test-database-${name}-${await ingredients()}.tar`);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) await make(file, name);
  // Read into memory: a file-backed blob breaks when another process replaces the file.
  return new Blob([await readFile(file)]);
}

/** Written to a temporary name and renamed, so that concurrent processes never read half a file. */
async function make(file: string, name: TemplateName): Promise<void> {
  const db = await openPglite('memory://');
  if (name === 'migrated') await migrate(db, { bootstrap: true });
  const dump = await db.dump();
  await db.close();
  const aside = await mkdtemp(`${file}-`);
  const made = path.join(aside, 'made.tar');
  await writeFile(made, dump.stream());
  await rename(made, file);
  await rm(aside, { recursive: true });
}

async function ingredients(): Promise<string> {
  const sum = createHash('sha256');
  const sql = new URL('supabase/', ROOT);
  for (const folder of ['bootstrap', 'migrations'] as const) {
    for (const { name, checksum } of await readMigrations(sql, folder)) sum.update(name + checksum);
  }
  // The version of PGlite, and the ledger's format.
  for (const name of ['package-lock.json', 'server/db/migrate.ts']) {
    sum.update(await readFile(new URL(name, ROOT)));
  }
  return sum.digest('hex').slice(0, 32);
}
