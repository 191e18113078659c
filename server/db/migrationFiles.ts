import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export const SUPABASE_FOLDER = new URL('../../supabase/', import.meta.url);

/** One SQL file, as recorded in the ledger. */
export interface MigrationFile {
  /** `20261127100000_people.sql`; a file of another folder has it in front: `bootstrap/…`. */
  name: string;
  sql: string;
  /**
   * SHA-256 in hex of the text with Unix line endings, so that a Windows checkout does not
   * change it.
   */
  checksum: string;
}

/**
 * `bootstrap`: what a hosted project already has; `migrations`: tables, each file applied once;
 * `objects`: everything else, applied again when it changes; `upgrade`: see `takeover.ts`.
 */
export type SqlFolder = 'bootstrap' | 'migrations' | 'objects' | 'upgrade';

/** The files of objects/, which are applied together. */
export interface Objects {
  files: MigrationFile[];
  /** Covers the migrations too: a view of `select *` has the columns that its table had then. */
  checksum: string;
}

/** Reads the folder's SQL files in the order in which they are applied (by name). */
export async function readMigrations(root: URL, folder: SqlFolder): Promise<MigrationFile[]> {
  const directory = new URL(`${folder}/`, root);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(new URL(name, directory), 'utf8')).replaceAll('\r\n', '\n');
      return {
        name: folder === 'migrations' ? name : `${folder}/${name}`,
        sql,
        checksum: sha256(sql),
      };
    }),
  );
}

export async function readObjects(
  root: URL,
  migrations: readonly MigrationFile[],
): Promise<Objects> {
  const files = await readMigrations(root, 'objects');
  const parts = [...migrations, ...files].map(({ name, checksum }) => `${name} ${checksum}\n`);
  return { files, checksum: sha256(parts.join('')) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
