import { createHash } from 'node:crypto';
import { access, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPglite, type EmbeddedDatabase } from '../db/pglite.ts';
import { prepareSchema } from '../db/prepareSchema.ts';

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
  return new Loaded(new Uint8Array(await readFile(file)).buffer);
}

/** A Blob hands out its content in small pieces, which take longer to join than to load. */
class Loaded extends Blob {
  readonly #content: ArrayBuffer;

  constructor(content: ArrayBuffer) {
    super();
    this.#content = content;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#content);
  }
}

/** Written to a temporary name and renamed, so that concurrent processes never read half a file. */
async function make(file: string, name: TemplateName): Promise<void> {
  const db = name === 'empty' ? await openEmpty() : await openMigrated();
  const dump = await db.dump();
  await db.close();
  const aside = await mkdtemp(`${file}-`);
  const made = path.join(aside, 'made.tar');
  await writeFile(made, dump.stream());
  await rename(made, file);
  await rm(aside, { recursive: true });
}

async function openEmpty(): Promise<EmbeddedDatabase> {
  const db = await openPglite('memory://');
  // Clearing the 128 MB of the default takes a quarter of a second whenever it is opened, and the
  // two databases that nobody connects to are half of the files.
  await db.script(`alter system set shared_buffers = '16MB'`);
  await db.script(`update pg_database set datistemplate = false where datistemplate`);
  for (const unused of ['template0', 'template1']) await db.script(`drop database ${unused}`);
  return db;
}

async function openMigrated(): Promise<EmbeddedDatabase> {
  const db = await openPglite('memory://', await embeddedTemplate('empty'));
  await prepareSchema(db, { bootstrap: true });
  return db;
}

async function ingredients(): Promise<string> {
  const sum = createHash('sha256');
  const sql = await readdir(new URL('supabase/', ROOT), { recursive: true, withFileTypes: true });
  const files = sql.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort()) {
    sum.update(path.relative(fileURLToPath(ROOT), file)).update(await readFile(file));
  }
  // The version of PGlite, how this file makes them, the ledger's format, and what the start writes.
  for (const name of [
    'package-lock.json',
    'server/testing/embeddedTemplate.ts',
    'server/db/ledger.ts',
    'server/db/migrate.ts',
    'server/db/labels.ts',
    'contract/roleLabels.ts',
    'contract/serviceTitles.ts',
  ]) {
    sum.update(await readFile(new URL(name, ROOT)));
  }
  return sum.digest('hex').slice(0, 32);
}
