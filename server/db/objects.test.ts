import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, describe, test } from 'node:test';
import { forEachDatabase } from '../testing/databases.ts';
import { sqlFolders, type SqlFolders } from '../testing/sqlFolder.ts';
import { migrate } from './migrate.ts';
import type { Database } from './port.ts';

const FIRST = '20260101000000_first.sql';
const SECOND = '20260102000000_second.sql';

forEachDatabase((name, open) => {
  describe(`objects on ${name}`, () => {
    let folders: SqlFolders;
    let db: Database;

    before(async () => {
      db = await open({ migrated: false });
    });
    beforeEach(async () => {
      folders = sqlFolders();
      folders.write(FIRST, 'create table app.first (id int); insert into app.first values (1);');
      folders.write('00_reset.sql', 'drop view if exists app.all_first;', 'objects');
      folders.write(
        '01_first.sql',
        'create view app.all_first as select * from app.first;',
        'objects',
      );
      await db.script('drop schema if exists app cascade');
      await run();
    });

    afterEach(() => folders.removeAll());

    const run = () => migrate(db, { bootstrap: false, root: folders.root });
    const rows = () => db.query('select * from app.all_first');

    test('are applied once', async () => {
      assert.deepStrictEqual(await rows(), [{ id: 1 }]);
      assert.deepStrictEqual(await run(), []);
    });

    test('are applied again, all of them, when one changes', async () => {
      folders.write('01_first.sql', 'create view app.all_first as select 2 as id;', 'objects');
      assert.deepStrictEqual(await run(), ['objects']);
      assert.deepStrictEqual(await rows(), [{ id: 2 }]);
      assert.deepStrictEqual(await run(), []);
    });

    test('are applied again when one is taken out', async () => {
      folders.remove('01_first.sql', 'objects');
      assert.deepStrictEqual(await run(), ['objects']);
      await assert.rejects(rows(), { code: '42P01' });
    });

    test('are applied again after a migration: a view of all columns has the new one', async () => {
      folders.write(SECOND, 'alter table app.first add column more int default 5;');
      assert.deepStrictEqual(await run(), [SECOND, 'objects']);
      assert.deepStrictEqual(await rows(), [{ id: 1, more: 5 }]);
    });

    test('a broken one changes nothing, is reported in one line, and works once fixed', async () => {
      folders.write('02_more.sql', 'create view app.more as select * from app.nowhere;', 'objects');
      await assert.rejects(run(), {
        name: 'MigrationError',
        message:
          /^El archivo objects\/02_more\.sql falló y no cambió nada \(.*app\.nowhere.*\)\. Corrige el archivo y vuelve a iniciar\.$/,
      });
      assert.deepStrictEqual(await rows(), [{ id: 1 }]);
      folders.write('02_more.sql', 'create view app.more as select * from app.first;', 'objects');
      assert.deepStrictEqual(await run(), ['objects']);
      assert.deepStrictEqual(await db.query('select * from app.more'), [{ id: 1 }]);
    });

    if (name === 'PGlite') return;

    test('wait for a running server without making it wait', async () => {
      folders.write('01_first.sql', 'create view app.all_first as select 3 as id;', 'objects');
      const running = await db.transaction(async (tx) => {
        await tx.query('select * from app.first');
        const starting = run();
        await tx.query('select pg_sleep(0.7)');
        // Behind a start that waits for the table, this would wait until the transaction ends.
        const elsewhere = db.query('select * from app.first');
        assert.deepStrictEqual(await elsewhere, [{ id: 1 }]);
        return { starting };
      });
      assert.deepStrictEqual(await running.starting, ['objects']);
      assert.deepStrictEqual(await rows(), [{ id: 3 }]);
    });
  });
});
