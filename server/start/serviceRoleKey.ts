import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../settings.ts';

const FILE = 'service-role-key';

type OwnIdentitySettings = Exclude<Settings, { mode: 'hosted' }>;

/**
 * The key that identity's admin calls require: the setting; otherwise, in embedded mode, one
 * generated at the first start and kept in the data directory, readable only by its owner;
 * otherwise one for this process.
 */
export async function serviceRoleKey(settings: OwnIdentitySettings): Promise<string> {
  if (settings.serviceRoleKey !== null) return settings.serviceRoleKey;
  const made = randomBytes(32).toString('base64url');
  if (settings.mode === 'staging') return made;
  const file = path.join(settings.dataDir, FILE);
  await mkdir(settings.dataDir, { recursive: true });
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const kept = (await readFile(file, 'utf8')).trim();
    if (kept !== '') return kept;
    // The file is empty: the process was killed between creating and writing it.
    await writeFile(file, made);
    return made;
  }
}
