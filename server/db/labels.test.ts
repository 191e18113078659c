import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { roleLabels } from '#contract/roleLabels.ts';
import { serviceTitles } from '#contract/serviceTitles.ts';
import { seedCast } from '../testing/cast.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { writeLabels } from './labels.ts';
import type { Database } from './port.ts';

forEachDatabase((name, open) => {
  describe(`titles and labels on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
      await seedCast(db);
    });

    const versions = () =>
      db.query('select xmin::text from app.roles union all select xmin::text from app.services');

    test('are those of the contract', async () => {
      assert.deepEqual(
        await db.query('select name, label from app.roles order by id'),
        Object.entries(roleLabels).map(([role, label]) => ({ name: role, label })),
      );
      assert.deepEqual(
        await db.query('select id::text, title from app.services order by id'),
        Object.entries(serviceTitles).map(([id, title]) => ({ id, title })),
      );
    });

    test('that differ are written; neither the history nor another role changes', async () => {
      const [kept] = await db.query('select count(*) from app.history');
      await db.script(`
        update app.roles set label = 'Otra' where name = 'admin';
        insert into app.roles (id, name) values (7, 'intern');
        update app.services set title = 'Otra' where id = 1;
        delete from app.services where id = 6;
      `);
      await writeLabels(db);
      assert.deepEqual(
        await db.query(
          `select name, label from app.roles where name in ('admin', 'intern') order by id`,
        ),
        [
          { name: 'admin', label: roleLabels.admin },
          { name: 'intern', label: null },
        ],
      );
      assert.deepEqual(
        await db.query('select id::text, title from app.services order by id'),
        Object.entries(serviceTitles).map(([id, title]) => ({ id, title })),
      );
      assert.deepEqual(await db.query('select count(*) from app.history'), [kept]);
    });

    test('that are the same are left alone', async () => {
      const earlier = await versions();
      await writeLabels(db);
      assert.deepEqual(await versions(), earlier);
    });
  });
});
