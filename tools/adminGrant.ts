import { plainEmail } from '#contract/typedText.ts';
import { readSettings } from '../server/settings.ts';
import { grantByAddress } from './adminRole.ts';
import { runCommand, withDatabase } from './command.ts';

/**
 * `npm run admin:grant -- correo`: makes the account of that address an admin. Needed for the
 * first one.
 */
await runCommand(async () => {
  const [address, ...rest] = process.argv.slice(2);
  if (!address || rest.length > 0) throw new Error('Uso: npm run admin:grant -- correo');
  const email = plainEmail(address).toLowerCase();
  const settings = readSettings(process.env);
  return withDatabase(settings, (db) => grantByAddress(db, settings, email));
});
