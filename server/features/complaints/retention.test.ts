import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from '../../db/port.ts';
import { SIX_FIELDS } from '../../testing/complaint.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { fileComplaint } from './complaintsRepository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** SQLSTATE of a restrict violation. */
const RESTRICTED = { code: '23001' };

/**
 * A different value for each column of the book except the code, which is derived from the
 * number.
 */
const CHANGES: Record<string, string> = {
  id: 'gen_random_uuid()',
  year: 'year + 1',
  number: 'number + 1',
  filed_at: `filed_at - interval '3 years'`,
  due_date: 'due_date + 1',
  type: `'queja'`,
  full_name: `'Otra'`,
  document_id: `'87654321'`,
  email: `'otra@example.pe'`,
  phone: 'null',
  address: `'Otra'`,
  guardian: `'Otra'`,
  good_type: `'producto'`,
  good_description: `'Otra'`,
  amount: '1',
  details: `'Otra'`,
  request: `'Otra'`,
  answered: 'true',
};

forEmbeddedDatabase((name, open) => {
  describe(`a complaint that was filed, on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    /** @returns its code */
    const filed = async (daysAgo: number) => {
      const filedAt = new Date(Date.now() - daysAgo * DAY_MS);
      return (await db.transaction((tx) => fileComplaint(tx, SIX_FIELDS, filedAt))).code;
    };
    const change = (code: string, set: string) =>
      db.query(`update app.complaints set ${set} where code = $1 returning code`, [code]);
    const remove = (code: string) =>
      db.query('delete from app.complaints where code = $1 returning code', [code]);

    test('cannot be changed in any column, not even by the tables’ owner', async () => {
      const columns = await db.query<{ name: string }>(
        `select column_name as name from information_schema.columns
          where table_schema = 'app' and table_name = 'complaints' and is_generated = 'NEVER'`,
      );
      const names = columns.map((column) => column.name).sort();
      assert.deepEqual(names, Object.keys(CHANGES).sort());
      const code = await filed(729);
      for (const [column, value] of Object.entries(CHANGES)) {
        await assert.rejects(change(code, `${column} = ${value}`), RESTRICTED, column);
      }
    });

    test('cannot be deleted, alone or with all others', async () => {
      const code = await filed(0);
      await assert.rejects(remove(code), RESTRICTED);
      await assert.rejects(db.script('truncate app.complaints cascade'), RESTRICTED);
      await assert.rejects(db.script('truncate app.complaints'), { code: '0A000' });
      assert.equal((await change(code, 'id = id')).length, 1);
    });

    /** An answer inserted by the tables' owner, who can set any author and time. */
    const answered = (code: string) =>
      db.query(
        `insert into app.complaint_answers
           (complaint_id, text, author_id, author_name, settled_on, settlement)
         select id, 'Ya', gen_random_uuid(), 'Ana', current_date, 'S/ 50' from app.complaints where code = $1`,
        [code],
      );
    const answersTo = (code: string) =>
      db.query(
        `select 1 from app.complaint_answers a join app.complaints c on c.id = a.complaint_id
          where c.code = $1`,
        [code],
      );

    test('keeps its answers unchanged', async () => {
      const code = await filed(729);
      await answered(code);
      for (const set of [
        `text = 'No'`,
        'answered_at = now()',
        `author_name = 'Eva'`,
        'settled_on = settled_on - 1',
        `settlement = 'Nada'`,
        'settled_on = null, settlement = null',
      ]) {
        await assert.rejects(db.query(`update app.complaint_answers set ${set}`), RESTRICTED, set);
      }
      await assert.rejects(db.query('delete from app.complaint_answers'), RESTRICTED);
      await assert.rejects(db.script('truncate app.complaint_answers'), RESTRICTED);
      assert.equal((await answersTo(code)).length, 1);
    });

    test('has settlements only with their day', async () => {
      const code = await filed(0);
      for (const [column, value] of [
        ['settled_on', 'current_date'],
        ['settlement', `'S/ 50'`],
      ] as const) {
        const half = db.query(
          `insert into app.complaint_answers (complaint_id, text, author_id, author_name, ${column})
           select id, 'Ya', gen_random_uuid(), 'Ana', ${value} from app.complaints where code = $1`,
          [code],
        );
        await assert.rejects(half, { code: '23514' }, column);
      }
    });

    test('is protected even from a superuser who disables triggers', async () => {
      const code = await filed(0);
      await answered(code);
      for (const sql of [
        `update app.complaints set details = 'Nada'`,
        'delete from app.complaints',
        'truncate app.complaints cascade',
        `update app.complaint_answers set text = 'No'`,
        'delete from app.complaint_answers',
        'truncate app.complaint_answers',
      ]) {
        const silenced = db.transaction(async (tx) => {
          await tx.script(`set local session_replication_role = 'replica'`);
          await tx.script(sql);
        });
        await assert.rejects(silenced, RESTRICTED, sql);
      }
    });

    test('may be deleted after two years, and its number is not reused', async () => {
      const code = await filed(732);
      assert.equal((await change(code, `phone = null`)).length, 1);
      await answered(code);
      assert.deepEqual(await remove(code), [{ code }]);
      assert.deepEqual(await answersTo(code), []);
      assert.notEqual(await filed(732), code);
    });
  });
});
