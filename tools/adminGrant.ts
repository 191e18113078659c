import { plainEmail } from '#contract/typedText.ts';
import { readSettings } from '../server/settings.ts';
import { findAccount, grantAdmin } from './adminRole.ts';
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

  return withDatabase(settings, async (db) => {
    const account = await findAccount(db, settings, email);
    if (!account) throw new Error(`Nadie tiene una cuenta con el correo ${email}.`);
    // Anybody can sign up with any address; only a confirmed one is known to be theirs.
    if (!account.confirmed) throw new Error(`${email} todavía no confirmó su correo.`);
    const changed = await grantAdmin(db, { id: account.id, email });
    return changed ? `Listo: ${email} ahora es admin.` : `${email} ya es admin.`;
  });
});
