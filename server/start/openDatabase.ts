import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull, ROOM_TO_BEGIN } from '../db/diskSpace.ts';
import type { Database } from '../db/port.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { UNREACHABLE } from '../db/unavailable.ts';
import type { Settings } from '../settings.ts';
import { StartError } from './startError.ts';

/**
 * SQLSTATEs of a refused connection: 28xxx authorization, 3D000 no such database, 53300 too many
 * connections.
 */
const REFUSED = /^(28...|3D000|53300)$/;

/**
 * Opens the mode's database and checks that it answers.
 *
 * @throws StartError if it does not; the message never contains the password
 */
export async function openDatabase(settings: Settings): Promise<Database> {
  if (settings.mode === 'embedded') return openEmbedded(settings.dataDir);
  const db = openPostgres(settings.databaseUrl);
  try {
    await db.query('select 1');
    return db;
  } catch (error) {
    await db.close();
    throw connectionError(error, settings.databaseUrl);
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = path.join(dataDir, 'postgres');
  try {
    await mkdir(folder, { recursive: true });
    return await openPglite(folder);
  } catch (error) {
    if (isDiskFull(dataDir)) throw diskFull(dataDir);
    throw new StartError(
      `No se pudo abrir la base de datos de ${folder} (${reason(error)}). Revisa DATA_DIR.`,
    );
  }
}

/**
 * Checks the disk first, because Postgres aborts on a full disk with an unhelpful message.
 *
 * @throws StartError
 */
export function requireDiskSpace(dataDir: string): void {
  const isNew = !existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'));
  if (isDiskFull(dataDir, isNew ? ROOM_TO_BEGIN : undefined)) throw diskFull(dataDir);
}

function diskFull(dataDir: string): StartError {
  return new StartError(
    `El disco de la carpeta de datos ${dataDir} está lleno. Libera espacio o elige otra con DATA_DIR.`,
  );
}

function connectionError(error: unknown, url: string): unknown {
  const code = (error as { code?: string }).code ?? '';
  const host = new URL(url).host;
  if (UNREACHABLE.has(code)) {
    return new StartError(`La base de datos de DATABASE_URL (${host}) no responde: ${code}.`);
  }
  if (REFUSED.test(code)) {
    return new StartError(
      `La base de datos de DATABASE_URL (${host}) rechaza la conexión: ${reason(error)}.`,
    );
  }
  return error;
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
