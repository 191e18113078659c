import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SqlFolder } from '../db/migrationFiles.ts';

/** A folder like supabase/, with files of the test's own. */
export interface SqlFolders {
  root: URL;
  write(name: string, sql: string, folder?: SqlFolder): void;
  remove(name: string, folder?: SqlFolder): void;
  removeAll(): void;
}

export function sqlFolders(): SqlFolders {
  const folder = mkdtempSync(path.join(tmpdir(), 'tramayo-sql-'));
  for (const name of ['bootstrap', 'migrations', 'objects', 'upgrade'] satisfies SqlFolder[]) {
    mkdirSync(path.join(folder, name));
  }
  return {
    root: pathToFileURL(`${folder}/`),
    write: (name, sql, kind = 'migrations') => writeFileSync(path.join(folder, kind, name), sql),
    remove: (name, kind = 'migrations') => rmSync(path.join(folder, kind, name)),
    removeAll: () => rmSync(folder, { recursive: true }),
  };
}
