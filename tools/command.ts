import { existsSync } from 'node:fs';
import { lockDataDir } from '../server/db/dataDirLock.ts';
import type { Database } from '../server/db/port.ts';
import type { Settings } from '../server/settings.ts';
import { openDatabase } from '../server/start/openDatabase.ts';
import { StartError } from '../server/start/startError.ts';

/** Runs a command that prints one Spanish line: its result, or, with exit code 1, why it failed. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    const text = error instanceof Error ? error.message || error.name : String(error);
    console.error(text.split('\n', 1)[0]);
    process.exitCode = 1;
  }
}

/**
 * Opens the configured database for a command. The embedded one admits a single process, so the
 * server must be stopped.
 *
 * @throws StartError, DataDirLockedError
 */
export async function withDatabase<T>(
  settings: Settings,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const release =
    settings.mode === 'embedded' ? await holdDataDir(settings.dataDir) : () => undefined;
  try {
    const db = await openDatabase(settings);
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  } finally {
    release();
  }
}

async function holdDataDir(dataDir: string): Promise<() => void> {
  if (existsSync(dataDir)) return (await lockDataDir(dataDir)).release;
  throw new StartError(`En ${dataDir} no hay datos todavía. Inicia el servidor una vez.`);
}
