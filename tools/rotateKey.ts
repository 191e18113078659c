import { rotateSigningKey } from '../server/identity/signingKeys.ts';
import { readSettings } from '../server/settings.ts';
import { runCommand, withDatabase } from './command.ts';

/** `npm run identity:rotate-key`: signs access tokens with a new key from now on. */
await runCommand(async () => {
  const settings = readSettings(process.env);
  if (settings.mode === 'hosted') {
    throw new Error('Las claves son del proyecto de SUPABASE_URL: renuévalas en su panel.');
  }
  await withDatabase(settings, rotateSigningKey);
  return 'Listo: hay una clave nueva. Las sesiones abiertas siguen.';
});
