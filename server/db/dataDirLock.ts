import { once } from 'node:events';
import { mkdirSync, realpathSync, statSync, truncateSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The message is one Spanish line for the person who starts the server. */
export class DataDirLockedError extends Error {
  override name = 'DataDirLockedError';
}

export interface DataDirLock {
  release(): void;
}

const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;

/** Keeps handles alive: garbage collection would close them and release the locks. */
const held = new Set<DatabaseSync>();

/**
 * Locks a data directory for this process, because PGlite does not notice a second one and loses
 * rows. Both locks are the operating system's and end with the process, however it dies; no
 * process id is written or read.
 *
 * - An SQLite file in the directory (`lock`); its content is irrelevant. It also keeps out
 *   processes in other containers. Nothing else in this process may open it: on POSIX, closing
 *   it would release the lock.
 * - On Linux, an abstract socket named after the directory's inode. Unlike the file, it cannot
 *   be deleted.
 *
 * @param dir the data directory; created if missing
 * @throws DataDirLockedError while another process (or an earlier call) holds the lock
 */
export async function lockDataDir(dir: string): Promise<DataDirLock> {
  mkdirSync(dir, { recursive: true });
  const file = path.join(realpathSync(dir), 'lock');
  const socket = await takeName(dir);
  try {
    const handle = acquire(file, dir) ?? acquire(emptied(file), dir);
    if (!handle) throw new Error(`${file} is not a lock file`);
    held.add(handle);
    return {
      release: () => {
        if (!held.delete(handle)) return;
        handle.close();
        socket?.close();
      },
    };
  } catch (error) {
    socket?.close();
    throw error;
  }
}

/** @returns `null` on systems without abstract sockets */
async function takeName(dir: string): Promise<Server | null> {
  if (process.platform !== 'linux') return null;
  const { dev, ino } = statSync(dir, { bigint: true });
  // Nothing is served here: disconnect.
  const socket = createServer((other) => other.destroy());
  try {
    socket.listen(`\0tramayo-data-${dev}-${ino}`);
    await once(socket, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw locked(dir, error);
    throw error;
  }
  return socket.unref();
}

function locked(dir: string, cause: unknown): DataDirLockedError {
  return new DataDirLockedError(
    `Otro proceso ya usa la carpeta de datos ${dir}. Ciérralo o elige otra carpeta con DATA_DIR.`,
    { cause },
  );
}

/** @returns null if the file is free but is not an SQLite file */
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
    throw locked(dir, error);
  }
}

function emptied(file: string): string {
  truncateSync(file);
  return file;
}
