import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { before, describe, test, type TestContext } from 'node:test';
import { lockDataDir } from '../server/db/dataDirLock.ts';
import { openPglite } from '../server/db/pglite.ts';
import type { Database, Queryable } from '../server/db/port.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { createDatabase, forEmbeddedDatabase } from '../server/testing/databases.ts';
import { embeddedTemplate } from '../server/testing/embeddedTemplate.ts';
import { FULL } from '../server/testing/full.ts';
import { createAccount, SERVICE_KEY, startIdentity } from '../server/testing/identityService.ts';
import { temporaryFolder } from '../server/testing/serverProcess.ts';
import { runningPostgres } from '../server/testing/sharedPostgres.ts';
import { readSettings } from '../server/settings.ts';
import { findAccount, grantAdmin, grantByAddress } from './adminRole.ts';
import { withDatabase } from './command.ts';
import { run } from './run.ts';

forEmbeddedDatabase((name, open) => {
  describe(`granting admin on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    test('says what it did, or why it did not', async () => {
      await addRosaAndLuis(db);
      const grantTo = (email: string) => grantByAddress(db, readSettings({}), email);
      await assert.rejects(grantTo('nadie@example.pe'), {
        message: 'Nadie tiene una cuenta con el correo nadie@example.pe.',
      });
      await assert.rejects(grantTo('luis@example.pe'), {
        message: 'luis@example.pe todavía no confirmó su correo.',
      });
      assert.equal(await grantTo('rosa@example.pe'), 'Listo: rosa@example.pe ahora es admin.');
      assert.equal(await grantTo('rosa@example.pe'), 'rosa@example.pe ya es admin.');
    });

    test('uses the project’s admin API if the database role may not read accounts', async (t) => {
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
      const { id, email } = await createAccount(db);
      await db.query('delete from app.profiles where id = $1', [id]);
      assert.equal(await grantAdmin(db, { id, email }), true);
      assert.equal(await grantAdmin(db, { id, email }), false);
      const profiles = await db.query('select full_name, role_id from app.profiles where id = $1', [
        id,
      ]);
      assert.deepEqual(profiles, [{ full_name: email.split('@')[0], role_id: 4 }]);
    });

    test('explains what a database without our tables needs', async () => {
      const empty = await open({ migrated: false });
      const message = 'La base de datos no está al día. Inicia el servidor una vez.';
      await assert.rejects(findAccount(empty, readSettings({}), 'a@b.pe'), { message });
      await assert.rejects(grantAdmin(empty, { id: randomUUID(), email: 'a@b.pe' }), { message });
    });
  });
});

describe('npm run admin:grant', () => {
  test('on the embedded data while no other process uses it', async (t) => {
    const dataDir = await embeddedData(t);
    const { code, output } = await grant({ DATA_DIR: dataDir }, 'Rosa@example.pe');
    assert.equal(output, 'Listo: rosa@example.pe ahora es admin.\n');
    assert.equal(code, 0);
    const lock = await lockDataDir(dataDir);
    t.after(() => lock.release());
    const settings = readSettings({ DATA_DIR: dataDir });
    await assert.rejects(withDatabase(settings, unwanted), {
      message: /^Otro proceso ya usa la carpeta de datos/,
    });
  });

  test('on the Postgres of DATABASE_URL', { skip: !FULL }, async (t) => {
    const { template } = await runningPostgres();
    const url = await createDatabase(template);
    const db = openPostgres(url, { max: 1 });
    t.after(() => db.close());
    await addRosaAndLuis(db);
    const unconfirmed = await grant({ DATABASE_URL: url }, 'luis@example.pe');
    assert.equal(unconfirmed.output, 'luis@example.pe todavía no confirmó su correo.\n');
    assert.equal(unconfirmed.code, 1);
    for (const line of ['Listo: rosa@example.pe ahora es admin.', 'rosa@example.pe ya es admin.']) {
      const { code, output } = await grant({ DATABASE_URL: url }, 'rosa@example.pe');
      assert.equal(output, `${line}\n`);
      assert.equal(code, 0);
    }
  });

  test('without an address, or without data', async (t) => {
    const { dir, remove } = await temporaryFolder();
    t.after(remove);
    const env = { DATA_DIR: path.join(dir, 'nada') };
    const wrong = await Promise.all([grant(env), grant(env, 'a@b.pe', 'c@d.pe')]);
    for (const { code, output } of wrong) {
      assert.equal(output, 'Uso: npm run admin:grant -- correo\n');
      assert.equal(code, 1);
    }
    await assert.rejects(withDatabase(readSettings(env), unwanted), {
      message: /^En .+nada no hay datos todavía\. Inicia el servidor una vez\.$/,
    });
  });
});

const unwanted = () => Promise.reject(new Error('The database was opened.'));

function grant(env: NodeJS.ProcessEnv, ...args: string[]) {
  const none = { DATA_DIR: '', DATABASE_URL: '', SUPABASE_URL: '' };
  // PGlite is not worth compiling twice for one command.
  return run(['--liftoff-only', 'tools/adminGrant.ts', ...args], { env: { ...none, ...env } });
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
