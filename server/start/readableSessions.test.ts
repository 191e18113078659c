import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Database } from '../db/port.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { hostedDatabase } from '../testing/hostedDatabase.ts';
import { readSettings } from '../settings.ts';
import { openIdentity } from './openIdentity.ts';
import { requireReadableSessions } from './readableSessions.ts';
import { StartError, startErrorLine } from './startError.ts';

describe('the database role’s access to sessions and people in a hosted project', () => {
  const start = (db: Database) => {
    const settings = readSettings({
      SUPABASE_URL: 'https://proyecto.supabase.co',
      SUPABASE_ANON_KEY: 'anon',
      SUPABASE_SERVICE_ROLE_KEY: 'service',
      DATABASE_URL: 'postgres://localhost/x',
    });
    return openIdentity(settings, db, { wake: () => undefined });
  };

  it('is sufficient with the rights of its postgres role', async (t) => {
    await start((await hostedDatabase(t)).db);
  });

  const both = 'auth.sessions ni auth.users';
  const missing: [what: string, take: string, named: string][] = [
    ['the right to read sessions', 'revoke select on auth.sessions from ROLE', 'auth.sessions'],
    ['the right to read people', 'revoke select on auth.users from ROLE', 'auth.users'],
    [
      'USAGE on the schema',
      'revoke usage on schema auth from anon, authenticated, service_role',
      both,
    ],
    ['BYPASSRLS', 'alter role ROLE nobypassrls', both],
  ];
  for (const [what, take, named] of missing) {
    it(`stops the start without ${what}`, async (t) => {
      const { db, role, superuser } = await hostedDatabase(t);
      await superuser.script(take.replace('ROLE', role));
      await assert.rejects(start(db), (error) => {
        assert.ok(error instanceof StartError);
        const line = startErrorLine(error);
        assert.match(line, /^No se pudo iniciar\. [^\n]*BYPASSRLS/);
        assert.ok(line.includes(`no puede leer ${named}, y`), line);
        return true;
      });
    });
  }
});

forEachDatabase((name, open) => {
  it(`the owner of the tables may read sessions, on ${name}`, async () => {
    await requireReadableSessions(await open());
  });
});
