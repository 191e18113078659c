import { mkdirSync, realpathSync, truncateSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** One clear Spanish line for the person who starts the server. */
export class DataDirLockedError extends Error {
  override name = 'DataDirLockedError';
}

export interface DataDirLock {
  release(): void;
}

const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;

/** Holds what is locked: a collected handle would close, and let the lock go. */
const held = new Set<DatabaseSync>();

/**
 * Takes a data folder for this process alone, because PGlite does not notice a second one and loses
 * rows. The lock is the operating system's, on an SQLite file beside the folder (`<dir>.lock`): it
 * ends with the process, however that dies, and no process id is written or read. What the file
 * contains means nothing.
 *
 * Nothing else in this process may open that file: on POSIX, closing it would drop the lock.
 *
 * @param dir the data folder; made when it is not there yet
 * @throws DataDirLockedError while another process (or an earlier call) holds it
 */
export function lockDataDir(dir: string): DataDirLock {
  mkdirSync(dir, { recursive: true });
  const file = `${realpathSync(dir)}.lock`;
  const handle = acquire(file, dir) ?? acquire(emptied(file), dir);
  if (!handle) throw new Error(`${file} is not a lock file`);
  held.add(handle);
  return {
    release: () => {
      if (held.delete(handle)) handle.close();
    },
  };
}

/** @returns null when nobody holds the file but something else was written into it */
function acquire(file: string, dir: string): DatabaseSync | null {
  const handle = new DatabaseSync(file);
  try {
    handle.exec('pragma locking_mode = exclusive; begin exclusive');
    return handle;
  } catch (error) {
    handle.close();
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (code === SQLITE_NOTADB) return null;
    if (code !== SQLITE_BUSY) throw error;
    throw new DataDirLockedError(
      `Otro proceso ya usa la carpeta de datos ${dir}. Ciérralo o elige otra carpeta con DATA_DIR.`,
      { cause: error },
    );
  }
}

function emptied(file: string): string {
  truncateSync(file);
  return file;
}
