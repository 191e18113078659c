import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import '../../server/testing/cheapHashes.ts';
import { seedDemo } from '../../server/demo/seedDemo.ts';
import { SUPABASE_FOLDER } from '../../server/db/migrationFiles.ts';
import { openPglite } from '../../server/db/pglite.ts';
import type { Database } from '../../server/db/port.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { prepareSchema } from '../../server/db/prepareSchema.ts';
import { fillAsBefore } from '../../server/testing/beforeBaseline.ts';
import { createDatabase, forEmbeddedDatabase } from '../../server/testing/databases.ts';
import { embeddedTemplate } from '../../server/testing/embeddedTemplate.ts';
import { FULL } from '../../server/testing/full.ts';
import { temporaryFolder } from '../../server/testing/serverProcess.ts';
import { run } from '../run.ts';
import { backUp, type Head } from './backUp.ts';
import { restore } from './restore.ts';
import { RestoreError } from './restoreError.ts';
import { isMigrated } from './tables.ts';

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

/** Every row of every table as text, and the state of triggers and sequences. */
async function everything(db: Database): Promise<Record<string, unknown>> {
  // By name: a table that was taken over has its columns in another order.
  const tables = await db.query<{ name: string; columns: string }>(
    `select c.oid::regclass::text as name,
            string_agg(format('%I::text', a.attname), ', ' order by a.attname) as columns
       from pg_catalog.pg_class c
       join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('app', 'auth')
      group by c.oid order by 1`,
  );
  const all: Record<string, unknown> = {};
  for (const { name, columns } of tables) {
    // Each database has its own dates of migration.
    const row = name === 'app.migrations' ? 'name || checksum' : `array[${columns}]::text`;
    all[name] = await db.query(`select ${row} as row from ${name} t order by 1`);
  }
  all.triggers = await db.query(
    `select tgrelid::regclass::text as "on", tgname, tgenabled from pg_catalog.pg_trigger
      where not tgisinternal order by 1, 2`,
  );
  all.sequences = await db.query(
    `select schemaname, sequencename, last_value from pg_catalog.pg_sequences
      where schemaname in ('app', 'auth') order by 1, 2`,
  );
  return all;
}

const folder = await temporaryFolder();
after(() => folder.remove());
const freshFile = () => path.join(folder.dir, randomUUID());

const NOT_WHOLE = 'El respaldo no está completo: no se restauró nada.';
const NO_BACKUP = 'El archivo no es un respaldo de npm run db:backup.';

describe('a backup', () => {
  /** The demo data, which no test changes, all their rows and their backup. */
  let demo: Database;
  let demoRows: Record<string, unknown>;
  let demoFile: string;

  before(async () => {
    demo = await openPglite('memory://', await embeddedTemplate('migrated'));
    await seedDemo(demo);
    await demo.script(ODD_ROWS);
    demoRows = await everything(demo);
    for (const table of ['app.tickets', 'app.complaints', 'auth.users', 'auth.refresh_tokens']) {
      assert.notDeepEqual(demoRows[table], [], table);
    }
    demoFile = freshFile();
    await backUp(demo, SCHEMAS, demoFile);
  });

  after(() => demo.close());

  test('takes every row from the embedded database to Postgres and back, by command', async (t) => {
    const url = await createDatabase('template1');
    const command = (script: string, file: string) =>
      // PGlite is not worth compiling twice for one command.
      run(['--liftoff-only', script, file], { env: { DATABASE_URL: url, SUPABASE_URL: '' } });
    const restored = await command('tools/dbRestore.ts', demoFile);
    assert.match(restored.output, /^Listo: \d+ filas restauradas\.\n$/);
    assert.equal(restored.code, 0);
    const postgres = openPostgres(url, { max: 1 });
    t.after(() => postgres.close());
    assert.deepEqual(await everything(postgres), demoRows);

    const file = freshFile();
    const made = await command('tools/dbBackup.ts', file);
    assert.match(made.output, /^Listo: \d+ filas en .+\.\n$/);
    assert.equal(made.code, 0);
    const embedded = await openPglite('memory://', await embeddedTemplate('empty'));
    t.after(() => embedded.close());
    await restore(embedded, file, { bootstrap: true, force: false });
    assert.deepEqual(await everything(embedded), demoRows);
  });

  forEmbeddedDatabase((name, open) => {
    let file: string;
    /** No test changes it. */
    let empty: Database;

    before(async () => {
      empty = await open({ migrated: false });
      file = demoFile;
      if (name === 'PGlite') return;
      // Demo data exist only for the embedded database.
      const source = await open({ migrated: false });
      await restore(source, demoFile, { bootstrap: true, force: false });
      file = freshFile();
      await backUp(source, SCHEMAS, file);
    });

    test('is readable only by its owner', async () => {
      assert.equal((await stat(file)).mode & 0o777, 0o600);
    });

    test('replaces existing data only with --force', async () => {
      const other = await open();
      await other.script(`insert into app.rate_limits (key, whole_at) values ('theirs', now())`);
      const untouched = await everything(other);
      await assert.rejects(
        restore(other, file, { bootstrap: true, force: false }),
        new RestoreError(
          'El destino no está vacío: con --force se reemplaza todo lo que contiene.',
        ),
      );
      assert.deepEqual(await everything(other), untouched);
      await restore(other, file, { bootstrap: true, force: true });
      assert.deepEqual(await everything(other), demoRows);
    });

    test('that is truncated, or not a backup, changes nothing', async () => {
      const bytes = await readFile(file);
      const cut = freshFile();
      const other = await open();
      const untouched = await everything(other);
      const { lines } = await read(file);
      const broken: [string, Uint8Array | string, string][] = [
        ['half of it', bytes.subarray(0, bytes.length / 2), NOT_WHOLE],
        ['all but its end', bytes.subarray(0, -9), NOT_WHOLE],
        ['another file', 'x', NOT_WHOLE],
        ['an empty file', gzipSync(''), NO_BACKUP],
        ['no last line', gzipSync(`${lines.slice(0, -2).join('\n')}\n`), NOT_WHOLE],
        ['a row less', gzipSync(lines.toSpliced(2, 1).join('\n')), NOT_WHOLE],
        [
          'a row cut short',
          gzipSync(lines.with(2, lines[2]?.slice(0, -3) ?? '').join('\n')),
          NOT_WHOLE,
        ],
      ];
      for (const [what, content, message] of broken) {
        await writeFile(cut, content);
        for (const target of [other, empty]) {
          const given = restore(target, cut, { bootstrap: true, force: true });
          await assert.rejects(given, new RestoreError(message), what);
        }
        assert.equal(await isMigrated(empty), false, what);
      }
      assert.deepEqual(await everything(other), untouched);
      assert.deepEqual(await everything(empty), { triggers: [], sequences: [] });
    });

    test('of another version is refused, and changes nothing', async () => {
      const newer = freshFile();
      const { head, lines } = await read(file);
      head.migrations.push('29990101000000_later.sql x');
      await writeFile(newer, gzipSync(lines.with(0, JSON.stringify(head)).join('\n')));
      const given = restore(empty, newer, { bootstrap: true, force: true });
      await assert.rejects(given, /otra versión/);
      assert.equal(await isMigrated(empty), false);
    });

    test('of an older version goes into an empty database, which is migrated after', async () => {
      const later = path.join(folder.dir, randomUUID());
      await cp(SUPABASE_FOLDER, later, { recursive: true });
      await writeFile(
        path.join(later, 'migrations', '29990101000000_later.sql'),
        `alter table app.tickets add column later text;
         update app.tickets set later = 'of ' || subject;`,
      );
      const root = pathToFileURL(`${later}/`);
      const other = await open({ migrated: false });
      await restore(other, file, { bootstrap: true, force: false, root });
      assert.deepEqual(
        await other.query('select distinct later = $1 || subject as done from app.tickets', [
          'of ',
        ]),
        [{ done: true }],
      );
      const again = restore(other, file, { bootstrap: true, force: true, root });
      await assert.rejects(again, /versión anterior a la del destino/);
    });

    test('of before the baseline is taken over', { skip: !FULL }, async () => {
      const before = await open({ migrated: false });
      await fillAsBefore({ db: before, owner: before, bootstrap: true });
      const saved = freshFile();
      await backUp(before, SCHEMAS, saved);
      await prepareSchema(before, { bootstrap: true });
      const empty = await open({ migrated: false });
      await restore(empty, saved, { bootstrap: true, force: false });
      assert.deepEqual(await everything(empty), await everything(before));
      const again = restore(await open(), saved, { bootstrap: true, force: true });
      await assert.rejects(again, /versión anterior a la del destino/);
    });
  });
});

/** A backup's lines, and the first one as it was written. */
async function read(file: string): Promise<{ lines: string[]; head: Head }> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  return { lines, head: JSON.parse(lines[0] ?? '') as Head };
}
