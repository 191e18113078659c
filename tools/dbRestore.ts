import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readSettings } from '../server/settings.ts';
import { restore } from './backup/restore.ts';
import { runCommand, withDatabase } from './command.ts';

/**
 * `npm run db:restore -- archivo [--force]`: restores a backup into an empty database, or
 * replaces one.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new Error('Uso: npm run db:restore -- archivo [--force]');
  if (!existsSync(file)) throw new Error(`${file} no existe.`);
  const settings = readSettings(process.env);
  if (settings.mode === 'embedded') await mkdir(settings.dataDir, { recursive: true });
  const options = { bootstrap: settings.mode !== 'hosted', force: values.force };
  const rows = await withDatabase(settings, (db) => restore(db, file, options));
  return `Listo: ${rows} filas restauradas.`;
});
