import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** One SQL file, as recorded in the ledger. */
export interface MigrationFile {
  /** `20261120100000_people.sql`, or `bootstrap/…` for what a hosted project already has. */
  name: string;
  sql: string;
  /**
   * SHA-256 in hex of the text with Unix line endings, so that a Windows checkout does not
   * change it.
   */
  checksum: string;
}

export type MigrationFolder = 'bootstrap' | 'migrations';

/** Reads the folder's SQL files in the order in which they are applied (by name). */
export async function readMigrations(root: URL, folder: MigrationFolder): Promise<MigrationFile[]> {
  const directory = new URL(`${folder}/`, root);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(new URL(name, directory), 'utf8')).replaceAll('\r\n', '\n');
      return {
        name: folder === 'bootstrap' ? `bootstrap/${name}` : name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}
