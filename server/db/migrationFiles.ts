import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** One SQL file as the ledger knows it. */
export interface MigrationFile {
  /** `20261120100000_people.sql`, or `bootstrap/…` for what a hosted project already has. */
  name: string;
  sql: string;
  /** SHA-256 in hex of the text with unix line ends, so that a Windows checkout changes nothing. */
  checksum: string;
}

export type MigrationFolder = 'bootstrap' | 'migrations';

/** Reads the folder's SQL files in the order in which they are applied: that of their names. */
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
