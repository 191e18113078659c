import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { lockDataDir } from '../server/db/dataDirLock.ts';
import { migrate } from '../server/db/migrate.ts';
import { openPglite } from '../server/db/pglite.ts';
import type { Database, Queryable } from '../server/db/port.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { createDatabase, forEmbeddedDatabase } from '../server/testing/databases.ts';
import { embeddedTemplate } from '../server/testing/embeddedTemplate.ts';
import { createAccount, SERVICE_KEY, startIdentity } from '../server/testing/identityService.ts';
import { temporaryFolder } from '../server/testing/serverProcess.ts';
import { readSettings } from '../server/settings.ts';
import { findAccount, grantAdmin } from './adminRole.ts';
import { run } from './run.ts';

forEmbeddedDatabase((name, open) => {
  describe(`granting admin on ${name}`, () => {
    test('uses the project’s admin API if the database role may not read accounts', async (t) => {
      const db = await open();
      const rosa = await createAccount(db);
      const barred = await withoutAccounts(db);
      const { url } = await startIdentity(t, db);
      const hosted = hostedSettings({ SUPABASE_URL: url });
      assert.deepEqual(await findAccount(barred, hosted, rosa.email), {
        id: rosa.id,
        confirmed: true,
      });
      assert.equal(await findAccount(barred, hosted, 'nadie@example.pe'), undefined);
      const wrongKey = hostedSettings({ SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: 'otra' });
      await assert.rejects(findAccount(barred, wrongKey, rosa.email), {
        message:
          /^SUPABASE_URL no muestra sus cuentas \(.+\)\. Revisa SUPABASE_SERVICE_ROLE_KEY\.$/,
      });
      await assert.rejects(findAccount(barred, readSettings({}), rosa.email), { code: '42501' });
    });

    test('creates the missing profile of an account from before the migrations', async () => {
      const db = await open();
      const { id, email } = await createAccount(db);
      await db.query('delete from app.profiles where id = $1', [id]);
      assert.equal(await grantAdmin(db, { id, email }), true);
      assert.equal(await grantAdmin(db, { id, email }), false);
      const [profile] = await db.query('select full_name, role_id from app.profiles');
      assert.deepEqual(profile, { full_name: email.split('@')[0], role_id: 4 });
    });

    test('explains what a database without our tables needs', async () => {
      const db = await open({ migrated: false });
      const message = 'La base de datos no está al día. Inicia el servidor una vez.';
      await assert.rejects(findAccount(db, readSettings({}), 'a@b.pe'), { message });
      await assert.rejects(grantAdmin(db, { id: randomUUID(), email: 'a@b.pe' }), { message });
    });
  });
});

describe('npm run admin:grant', () => {
  test('on the embedded data while no other process uses it', async (t) => {
    const dataDir = await embeddedData(t);
    await assertLines({ DATA_DIR: dataDir }, 'Rosa@example.pe');
    const lock = await lockDataDir(dataDir);
    t.after(() => lock.release());
    const { code, output } = await grant({ DATA_DIR: dataDir }, 'rosa@example.pe');
    assert.match(output, /^Otro proceso ya usa la carpeta de datos/);
    assert.equal(code, 1);
  });

  test('on the Postgres of DATABASE_URL', async (t) => {
    const url = await createDatabase('template1');
    const db = openPostgres(url);
    t.after(() => db.close());
    await migrate(db, { bootstrap: true });
    await addRosaAndLuis(db);
    await assertLines({ DATABASE_URL: url }, 'rosa@example.pe');
  });

  test('without an address, or without data', async (t) => {
    const { dir, remove } = await temporaryFolder();
    t.after(remove);
    const env = { DATA_DIR: path.join(dir, 'nada') };
    for (const args of [[], ['a@b.pe', 'c@d.pe']]) {
      const { code, output } = await grant(env, ...args);
      assert.equal(output, 'Uso: npm run admin:grant -- correo\n');
      assert.equal(code, 1);
    }
    const { code, output } = await grant(env, 'a@b.pe');
    assert.match(output, /^En .+nada no hay datos todavía\. Inicia el servidor una vez\.\n$/);
    assert.equal(code, 1);
  });
});

/** Unknown, unconfirmed, done, already an admin: one line each. */
async function assertLines(env: NodeJS.ProcessEnv, email: string): Promise<void> {
  const unknown = await grant(env, 'nadie@example.pe');
  assert.equal(unknown.output, 'Nadie tiene una cuenta con el correo nadie@example.pe.\n');
  assert.equal(unknown.code, 1);
  const unconfirmed = await grant(env, 'luis@example.pe');
  assert.equal(unconfirmed.output, 'luis@example.pe todavía no confirmó su correo.\n');
  assert.equal(unconfirmed.code, 1);
  for (const line of ['Listo: rosa@example.pe ahora es admin.', 'rosa@example.pe ya es admin.']) {
    const { code, output } = await grant(env, email);
    assert.equal(output, `${line}\n`);
    assert.equal(code, 0);
  }
}

function grant(env: NodeJS.ProcessEnv, ...args: string[]) {
  const none = { DATA_DIR: '', DATABASE_URL: '', SUPABASE_URL: '' };
  return run(['tools/adminGrant.ts', ...args], { env: { ...none, ...env } });
}

/** A data directory after a server has run. */
async function embeddedData(t: TestContext): Promise<string> {
  const { dir, remove } = await temporaryFolder();
  t.after(remove);
  const dataDir = path.join(dir, 'data');
  (await lockDataDir(dataDir)).release();
  const db = await openPglite(path.join(dataDir, 'postgres'), await embeddedTemplate('migrated'));
  await addRosaAndLuis(db);
  await db.close();
  return dataDir;
}

async function addRosaAndLuis(db: Queryable): Promise<void> {
  await db.query(
    `insert into auth.users (email, email_confirmed_at)
     values ('rosa@example.pe', now()), ('luis@example.pe', null)`,
  );
}

/** The database as seen by a role that may do everything except read accounts. */
async function withoutAccounts(db: Database): Promise<Queryable> {
  await db.query('revoke usage on schema auth from authenticated');
  return {
    query: (sql, params) =>
      db.transaction(async (tx) => {
        await tx.query('set local role authenticated');
        return tx.query(sql, params);
      }),
  };
}

function hostedSettings(env: NodeJS.ProcessEnv) {
  return readSettings({
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
    DATABASE_URL: 'postgres://localhost/x',
    ...env,
  });
}
