import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import { timeLimitedDatabase } from '../../db/unavailable.ts';
import { addPerson } from '../../testing/company.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { wholeApp } from '../../testing/wholeApp.ts';

const PEOPLE = 40;

forEachDatabase((databaseName, open) => {
  it(`activated and deactivated at once, nobody's account contradicts their profile, on ${databaseName}`, async (t) => {
    const db = await open();
    const { app, mint, cast } = await wholeApp(timeLimitedDatabase(db));
    t.after(() => app.close());
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
    const people = Array.from({ length: PEOPLE }, () => randomUUID());
    for (const id of people) await addPerson(db, id, 'ana', 'designer');
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
});
