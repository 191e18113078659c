import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { routes } from '#contract/routes.ts';
import { addPerson } from './testing/company.ts';
import { forEmbeddedDatabase } from './testing/databases.ts';
import { wholeApp, type WholeApp } from './testing/wholeApp.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`role changes, on ${databaseName}`, () => {
    let whole: WholeApp;

    before(async () => {
      whole = await wholeApp(await open());
    });

    /** A person with a token, and the status of two reads with it. */
    const person = async (role: string) => {
      const id = randomUUID();
      await addPerson(whole.db, id, role.replaceAll(' ', '-'), role);
      const headers = { authorization: `Bearer ${await whole.mint.issue(id)}` };
      const status = async (name: 'getAllData' | 'getDashboard') =>
        (await whole.app.inject({ url: `/api${routes[name].path}`, headers })).statusCode;
      return { id, panel: () => status('getAllData'), portal: () => status('getDashboard') };
    };

    it('a changed role applies to the next request', async () => {
      const { id, panel } = await person('client');
      assert.equal(await panel(), 403);
      await whole.db.query('update app.profiles set role_id = 4 where id = $1', [id]);
      assert.equal(await panel(), 200);
      await whole.db.query('update app.profiles set role_id = 1 where id = $1', [id]);
      assert.equal(await panel(), 403);
    });

    it('a person whose profile was deleted is unauthenticated at once', async () => {
      const { id, panel, portal } = await person('admin');
      assert.equal(await panel(), 200);
      await whole.db.query('delete from app.profiles where id = $1', [id]);
      assert.deepEqual([await panel(), await portal()], [401, 401]);
    });

    it('a profile without role counts as a client', async () => {
      const { panel, portal } = await person('no such role');
      assert.deepEqual([await panel(), await portal()], [403, 200]);
    });
  });
});
