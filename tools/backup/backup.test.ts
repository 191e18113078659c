import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { seedDemo } from '../../server/demo/seedDemo.ts';
import { openPglite } from '../../server/db/pglite.ts';
import type { Database } from '../../server/db/port.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { createDatabase, forEachDatabase } from '../../server/testing/databases.ts';
import { embeddedTemplate } from '../../server/testing/embeddedTemplate.ts';
import { temporaryFolder } from '../../server/testing/serverProcess.ts';
import { run } from '../run.ts';
import { backUp } from './backUp.ts';
import { restore, RestoreError } from './restore.ts';

const SCHEMAS = ['auth', 'app'];

/** Rows for tables that the demo data leave empty, and values that are easily corrupted. */
const ODD_ROWS = `
  insert into app.idempotency_keys (key, body_hash, claim, answer, expires_at) values
    ('null', '', gen_random_uuid(), 'null', now()), ('none', '', gen_random_uuid(), null, now()),
    ('as it came', '', gen_random_uuid(), '{"b": 1,  "a":[1e2, "ñ"], "b": 2}', '2026-01-01 12:00:00.123456Z');
  insert into app.rate_limits (key, whole_at) values ('x', 'infinity');
  insert into app.outbox (kind, recipient, subject, text, html, headers, attachments)
  values ('greeting', 'a@b.pe', 'Hola', 'a', '<p>', '{"x":"y"}', '[]');
  insert into auth.sessions (id, user_id, refresh_key)
  select gen_random_uuid(), id, 'x' from auth.users limit 1;
  insert into auth.refresh_tokens (session_id, token_hash, generation)
  select id, 'x', 1 from auth.sessions;
  update app.tickets set description = E'dos\\nlíneas\\t"y" \\\\ ''comillas'' , [1] {2}' || chr(8232);
`;

/** Every row of every table as text, and the state of the triggers. */
async function everything(db: Database): Promise<Record<string, unknown>> {
  const tables = await db.query<{ name: string }>(
    `select oid::regclass::text as name from pg_catalog.pg_class
      where relkind = 'r' and relnamespace::regnamespace::text in ('app', 'auth') order by 1`,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables) {
    // Each database has its own dates of migration.
    const row = name === 'app.migrations' ? 'name || checksum' : 't::text';
    all[name] = await db.query(`select ${row} as row from ${name} t order by 1`);
  }
  all.triggers = await db.query(
    `select tgrelid::regclass::text as "on", tgname, tgenabled from pg_catalog.pg_trigger
      where not tgisinternal order by 1, 2`,
  );
  return all;
}

async function openDemo(): Promise<Database> {
  const db = await openPglite('memory://', await embeddedTemplate('migrated'));
  await seedDemo(db);
  await db.script(ODD_ROWS);
  return db;
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => (folder = await temporaryFolder()));
after(() => folder.remove());
const freshFile = () => path.join(folder.dir, randomUUID());

forEachDatabase((name, open) => {
  describe(`a backup of ${name}`, () => {
    let source: Database;
    let file: string;

    before(async () => {
      source = await openDemo();
      file = freshFile();
      await backUp(source, SCHEMAS, file);
      if (name === 'PGlite') return;
      // Demo data exist only for the embedded database.
      await source.close();
      source = await open({ migrated: false });
      await restore(source, file, { bootstrap: true, force: false });
      file = freshFile();
      await backUp(source, SCHEMAS, file);
    });

    after(() => (name === 'PGlite' ? source.close() : undefined));

    test('restores every row, into the same kind of database and the other', async () => {
      const expected = await everything(source);
      for (const table of ['app.tickets', 'app.complaints', 'auth.users', 'auth.refresh_tokens']) {
        assert.notDeepEqual(expected[table], [], table);
      }
      const others = [await open({ migrated: false }), await otherKind()];
      for (const other of others) {
        await restore(other, file, { bootstrap: true, force: false });
        assert.deepEqual(await everything(other), expected);
      }
      await others[1]?.close();
    });

    const otherKind = async (): Promise<Database> =>
      name === 'PGlite' ? openPostgres(await createDatabase('template1')) : openPglite('memory://');

    test('is readable only by its owner', async () => {
      assert.equal((await stat(file)).mode & 0o777, 0o600);
    });

    test('replaces existing data only with --force', async () => {
      const other = await open({ migrated: false });
      await restore(other, file, { bootstrap: true, force: false });
      await other.script(`update app.tickets set subject = 'Otro'`);
      const untouched = await everything(other);
      await assert.rejects(
        restore(other, file, { bootstrap: true, force: false }),
        new RestoreError(
          'El destino no está vacío: con --force se reemplaza todo lo que contiene.',
        ),
      );
      assert.deepEqual(await everything(other), untouched);
      await restore(other, file, { bootstrap: true, force: true });
      assert.deepEqual(await everything(other), await everything(source));
    });

    test('that is truncated, or not a backup, changes nothing', async () => {
      const bytes = await readFile(file);
      const cut = freshFile();
      const other = await open();
      const untouched = await everything(other);
      for (const broken of [bytes.subarray(0, bytes.length / 2), bytes.subarray(0, -9), 'x']) {
        await writeFile(cut, broken);
        const given = restore(other, cut, { bootstrap: true, force: true });
        await assert.rejects(given, RestoreError);
      }
      assert.deepEqual(await everything(other), untouched);
    });

    test('of another version is refused', async () => {
      const other = await open();
      await other.query(`insert into app.migrations (name, checksum) values ('9_later.sql', 'x')`);
      await assert.rejects(restore(other, file, { bootstrap: true, force: true }), /otra versión/);
    });
  });
});

test('npm run db:backup and db:restore', async () => {
  const [from, to, file] = [freshFile(), freshFile(), freshFile()];
  const command = (script: string, dataDir: string, ...args: string[]) =>
    run([script, ...args], { env: { DATA_DIR: dataDir, DATABASE_URL: '', SUPABASE_URL: '' } });
  await mkdir(from);
  const made = await openPglite(path.join(from, 'postgres'), await embeddedTemplate('migrated'));
  await made.script(`insert into app.rate_limits (key, whole_at) values ('x', now())`);
  const expected = await everything(made);
  await made.close();

  const nothing = await command('tools/dbBackup.ts', freshFile(), file);
  assert.match(nothing.output, /no hay datos todavía/);
  assert.equal(nothing.code, 1);
  assert.match((await command('tools/dbRestore.ts', to, file)).output, /no existe\.$/m);

  assert.match((await command('tools/dbBackup.ts', from, file)).output, /^Listo: \d+ filas en /m);
  assert.match((await command('tools/dbBackup.ts', from, file)).output, /ya existe\.$/m);
  const restored = await command('tools/dbRestore.ts', to, file);
  assert.match(restored.output, /^Listo: \d+ filas restauradas\.$/m);
  const copy = await openPglite(path.join(to, 'postgres'));
  assert.deepEqual(await everything(copy), expected);
  await copy.close();
});
