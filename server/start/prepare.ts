import { DataDirLockedError, lockDataDir } from '../db/dataDirLock.ts';
import type { Database } from '../db/port.ts';
import { prepareSchema } from '../db/prepareSchema.ts';
import type { DemoAccount } from '../demo/demoAccounts.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import type { Settings } from '../settings.ts';
import { ensureClientBuild } from './clientBuild.ts';
import { requireFreePort } from './freePort.ts';
import { openDatabase, requireDiskSpace } from './openDatabase.ts';
import { StartError } from './startError.ts';

interface PrepareOptions {
  /** The project's directory. */
  root: string;
  env: NodeJS.ProcessEnv;
  /** Whether to build an outdated client. */
  build: boolean;
  /** Aborts the start. */
  stop?: AbortSignal;
  /** In place of supabase/, for tests. */
  migrations?: URL;
}

interface Ready {
  db: Database;
  /** The demo accounts that exist; empty without demo data. */
  demoAccounts: DemoAccount[];
}

export interface Prepared extends Ready {
  /** Closes the database, then unlocks the data directory. */
  close: () => Promise<void>;
}

/**
 * All steps before listening. Cheap checks come first; slow steps run in parallel. If one fails,
 * the others are ended before the error propagates.
 *
 * @throws StartError and MigrationError, each a clear Spanish line; the reason of `stop` if it
 * is aborted
 */
export async function prepare(settings: Settings, options: PrepareOptions): Promise<Prepared> {
  await requireFreePort(settings.port, settings.host);
  if (settings.mode === 'embedded') requireDiskSpace(settings.dataDir);
  const release = await holdDataDir(settings);
  const givenUp = new AbortController();
  const { stop = givenUp.signal } = options;
  const opening = openReady(settings, options).catch((error: unknown) => {
    givenUp.abort();
    throw error;
  });
  const building = options.build
    ? ensureClientBuild(options.root, options.env, AbortSignal.any([givenUp.signal, stop]))
    : Promise.resolve();
  const [database, build] = await Promise.allSettled([opening, building]);
  if (database.status === 'rejected') {
    release();
    throw database.reason;
  }
  const { db, demoAccounts } = database.value;
  const close = async () => {
    await db.close();
    release();
  };
  if (build.status === 'rejected' || stop.aborted) {
    await close();
    stop.throwIfAborted();
    if (build.status === 'rejected') throw build.reason;
  }
  return { db, demoAccounts, close };
}

/**
 * Two processes on one data directory would lose each other's rows, so the second one stops
 * here.
 */
async function holdDataDir(settings: Settings): Promise<() => void> {
  if (settings.mode !== 'embedded') return () => undefined;
  try {
    return (await lockDataDir(settings.dataDir)).release;
  } catch (error) {
    if (error instanceof DataDirLockedError) throw error;
    throw new StartError(
      `La carpeta de datos ${settings.dataDir} no se puede usar. Revisa DATA_DIR.`,
    );
  }
}

async function openReady(settings: Settings, { migrations, stop }: PrepareOptions): Promise<Ready> {
  const db = await openDatabase(settings);
  try {
    stop?.throwIfAborted();
    await prepareSchema(db, {
      bootstrap: settings.mode !== 'hosted',
      ...(migrations && { root: migrations }),
    });
    stop?.throwIfAborted();
    const isDemo = settings.mode === 'embedded' && settings.demoData;
    return { db, demoAccounts: isDemo ? await seedDemo(db) : [] };
  } catch (error) {
    await db.close();
    throw error;
  }
}
