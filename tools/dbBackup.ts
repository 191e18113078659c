import { existsSync } from 'node:fs';
import { readSettings } from '../server/settings.ts';
import { backUp } from './backup/backUp.ts';
import { schemasOf } from './backup/tables.ts';
import { runCommand, withDatabase } from './command.ts';

/** `npm run db:backup -- archivo`: writes all rows into one file, for `npm run db:restore`. */
await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) throw new Error('Uso: npm run db:backup -- archivo');
  if (existsSync(file)) throw new Error(`${file} ya existe.`);
  const settings = readSettings(process.env);
  const rows = await withDatabase(settings, (db) => backUp(db, schemasOf(settings), file));
  return `Listo: ${rows} filas en ${file}.`;
});
