import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/port.ts';
import { sqlFolders, type SqlFolders } from './sqlFolder.ts';

/** The last release before the baseline of the migrations (ADR-0046). */
const LAST_RELEASE = '9783bbac';

const ROOT = path.join(import.meta.dirname, '..', '..');

/** SQL that puts a row into every table of that release. */
export function oldRows(): Promise<string> {
  return readFile(path.join(import.meta.dirname, 'oldRows.sql'), 'utf8');
}

/**
 * The SQL files of that release, from git.
 *
 * @returns undefined in a shallow clone, or without git
 */
export function oldSql(): SqlFolders | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const files = git('ls-tree', '-r', '--name-only', LAST_RELEASE, 'supabase/');
    const folders = sqlFolders();
    for (const file of files.trim().split('\n')) {
      const [, folder, name] = /^supabase\/(bootstrap|migrations)\/(.+\.sql)$/.exec(file) ?? [];
      if ((folder !== 'bootstrap' && folder !== 'migrations') || !name) continue;
      folders.write(name, git('show', `${LAST_RELEASE}:${file}`), folder);
    }
    return folders;
  } catch {
    return undefined;
  }
}

/** Makes a database as that release did. */
export async function migrateAsBefore(
  db: Database,
  old: SqlFolders,
  bootstrap: boolean,
): Promise<void> {
  await migrate(db, { bootstrap, root: old.root });
  await db.query(`delete from app.migrations where name = 'objects'`);
}
