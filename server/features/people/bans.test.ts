import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Database } from '../../db/port.ts';
import { timeLimitedDatabase } from '../../db/unavailable.ts';
import { addPerson } from '../../testing/company.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { FULL } from '../../testing/full.ts';
import { wholeApp, type WholeApp } from '../../testing/wholeApp.ts';
import { followProfile } from './bans.ts';

const PEOPLE = FULL ? 40 : 8;

forEachDatabase((databaseName, open) => {
  describe(`activated and deactivated at once, on ${databaseName}`, () => {
    let db: Database;
    let whole: WholeApp;

    before(async () => {
      db = await open();
      whole = await wholeApp(timeLimitedDatabase(db));
    });
    after(() => whole.app.close());

    const addPeople = async (count: number) => {
      const people = Array.from({ length: count }, () => randomUUID());
      for (const id of people) await addPerson(db, id, 'ana', 'designer');
      return people;
    };

    it('nobody’s account contradicts their profile', async () => {
      const { app, mint, cast } = whole;
      const authorization = `Bearer ${await mint.issue(cast.admin)}`;
      const setActive = async (id: string, active: boolean) => {
        const answer = await app.inject({
          method: 'PUT',
          url: `/api/admin/staff/${id}`,
          payload: { active },
          headers: { authorization },
        });
        return answer.statusCode;
      };
      const people = await addPeople(PEOPLE);
      const statuses = new Set<number>();
      for (const id of people) {
        // Who comes first differs.
        const first = Math.random() < 0.5;
        const both = await Promise.all([setActive(id, first), setActive(id, !first)]);
        for (const status of both) statuses.add(status);
      }
      assert.deepEqual([...statuses], [204]);
      const contradicting = await db.query(
        `select p.deactivated_at is null as active, u.banned_until is null as "maySignIn"
           from app.profiles p join auth.users u using (id)
          where (p.deactivated_at is null) <> (u.banned_until is null)`,
      );
      assert.deepEqual(contradicting, []);
    });

    for (const last of [true, false]) {
      it(`${last ? 'activated' : 'deactivated'} while the provider is told the opposite`, async () => {
        const [id = ''] = await addPeople(1);
        const change = (active: boolean) =>
          db.query(
            `update app.profiles set deactivated_at = case when not $2 then now() end where id = $1`,
            [id, active],
          );
        let isBehind = true;
        let maySignIn: boolean | undefined;
        const provider = {
          async setActive(_id: string, active: boolean) {
            if (isBehind) {
              isBehind = false;
              // The other call overtakes this one.
              await change(last);
              await followProfile(db, provider, id);
            }
            maySignIn = active;
          },
        };
        await change(!last);
        await followProfile(db, provider, id);
        assert.equal(maySignIn, last);
      });
    }
  });
});
