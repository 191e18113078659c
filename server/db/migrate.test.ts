import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, describe, test } from 'node:test';
import { forEachDatabase } from '../testing/databases.ts';
import { sqlFolders, type SqlFolders } from '../testing/sqlFolder.ts';
import { migrate } from './migrate.ts';
import { MigrationError } from './migrationErrors.ts';
import type { Database } from './port.ts';

const FIRST = '20260101000000_first.sql';
const SECOND = '20260102000000_second.sql';
const GOOD = 'create table app.second (id int primary key);';
const BROKEN = `${GOOD}\ninsert into app.second values (1), (1);`;

forEachDatabase((name, open) => {
  describe(`migrations on ${name}`, () => {
    let folders: SqlFolders;
    let db: Database;

    before(async () => {
      db = await open({ migrated: false });
    });
    beforeEach(async () => {
      folders = sqlFolders();
      write(FIRST, 'create table app.first (id int);\ninsert into app.first values (1);\n');
      await db.script('drop schema if exists app, auth cascade');
    });

    afterEach(() => folders.removeAll());

    const write: SqlFolders['write'] = (...args) => folders.write(...args);

    const run = (options = { bootstrap: false }) => migrate(db, { ...options, root: folders.root });

    const ledger = async () =>
      (await db.query<{ name: string }>('select name from app.migrations order by applied_at')).map(
        (row) => row.name,
      );

    test('applies each file once, in order of their names', async () => {
      write(SECOND, 'create table app.second as select * from app.first;');
      assert.deepStrictEqual(await run(), [FIRST, SECOND, 'objects']);
      assert.deepStrictEqual(await run(), []);
      assert.deepStrictEqual(await ledger(), [FIRST, SECOND, 'objects']);
      assert.deepStrictEqual(await db.query('select * from app.second'), [{ id: 1 }]);
    });

    test('applies the bootstrap first, if requested', async () => {
      write('20269999000000_hosted.sql', 'create schema auth;', 'bootstrap');
      write(SECOND, 'create table auth.after (id int);');
      assert.deepStrictEqual(await run({ bootstrap: true }), [
        'bootstrap/20269999000000_hosted.sql',
        FIRST,
        SECOND,
        'objects',
      ]);
    });

    test('a broken file changes nothing, is reported in one line, and works once fixed', async () => {
      write(SECOND, BROKEN);
      await assert.rejects(run(), (error) => {
        assert(error instanceof MigrationError);
        assert.match(
          error.message,
          /^La migración 20260102000000_second\.sql falló y no cambió nada \(.*second_pkey.*\)\. Corrige el archivo y vuelve a iniciar\.$/,
        );
        return true;
      });
      assert.deepStrictEqual(await ledger(), [FIRST]);
      assert.deepStrictEqual(await db.query(`select to_regclass('app.second') as found`), [
        { found: null },
      ]);

      write(SECOND, GOOD);
      assert.deepStrictEqual(await run(), [SECOND, 'objects']);
      assert.deepStrictEqual(await db.query('select * from app.first'), [{ id: 1 }]);
    });

    test('refuses a changed applied file before it applies anything', async () => {
      await run();
      write(FIRST, 'create table app.first (id bigint);');
      write('20260103000000_third.sql', 'create table app.third (id int);');
      await assert.rejects(run(), {
        name: 'MigrationError',
        message: `La migración ${FIRST} cambió después de aplicarse: recupera el archivo original y escribe el cambio en una migración nueva.`,
      });
      assert.deepStrictEqual(await ledger(), [FIRST, 'objects']);
    });

    test('Windows line endings do not count as a change', async () => {
      await run();
      write(FIRST, 'create table app.first (id int);\r\ninsert into app.first values (1);\r\n');
      assert.deepStrictEqual(await run(), []);
    });

    test('refuses a database of a newer version before it applies anything', async () => {
      write(SECOND, GOOD);
      await run();
      folders.remove(SECOND);
      write('hosted.sql', 'create schema auth;', 'bootstrap');
      await assert.rejects(run({ bootstrap: true }), {
        name: 'MigrationError',
        message: `La base de datos es de una versión más nueva del servidor (tiene ${SECOND}): inicia esa versión, o restaura en una base vacía un respaldo hecho con esta.`,
      });
      assert.deepStrictEqual(await ledger(), [FIRST, SECOND, 'objects']);
    });

    test('only the server can access the ledger', async () => {
      await run();
      assert.deepStrictEqual(
        await db.query(
          `select relrowsecurity as secured,
                  (select count(*)::int from pg_policies where tablename = 'migrations') as policies
             from pg_class where oid = 'app.migrations'::regclass`,
        ),
        [{ secured: true, policies: 1 }],
      );
    });
  });
});
