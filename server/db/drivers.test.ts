import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { forEachDatabase } from '../testing/databases.ts';
import type { Database } from './port.ts';

forEachDatabase((name, open) => {
  describe(`the query port on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open({ migrated: false });
      await db.script(
        `create table notes (id int primary key, body text); insert into notes values (1, 'a')`,
      );
    });

    test('returns the same JavaScript value for each type', async () => {
      const rows = await db.query(
        `select 1 as int4, 9007199254740993::int8 as int8, 1.50::numeric as numeric, 0.5::float8 as float8,
                true as bool, 'ñandú' as text, null as nothing, array['a', 'b'] as list,
                '2026-11-20 12:00:00.123-05'::timestamptz as instant, '2026-11-20'::date as day,
                '{"a": [1, null]}'::jsonb as jsonb, '"x"'::json as json, '\\x00ff'::bytea as bytes`,
      );
      assert.deepStrictEqual(rows, [
        {
          int4: 1,
          int8: '9007199254740993',
          numeric: '1.50',
          float8: 0.5,
          bool: true,
          text: 'ñandú',
          nothing: null,
          list: ['a', 'b'],
          instant: new Date('2026-11-20T17:00:00.123Z'),
          day: new Date('2026-11-20'),
          jsonb: { a: [1, null] },
          json: 'x',
          bytes: Buffer.from([0, 255]),
        },
      ]);
    });

    test('accepts each JavaScript value as the same parameter', async () => {
      const [row] = await db.query(
        `select $1::int as n, $2::text as t, $3::timestamptz as at, $4::timestamptz as written,
                $5::jsonb as object, $6::jsonb as json_text, $7::text[] as list, $8::boolean as yes,
                $9::text as nothing, $10::uuid = any($11::uuid[]) as found`,
        [
          3,
          'Sí',
          new Date('2026-11-20T17:00:00Z'),
          '2026-11-20T12:00:00-05:00',
          { a: 1 },
          '{"b": 2}',
          ['x, "y"', 'z'],
          true,
          null,
          '7d0f8a52-0000-4000-8000-000000000001',
          ['7d0f8a52-0000-4000-8000-000000000001'],
        ],
      );
      assert.deepStrictEqual(row, {
        n: 3,
        t: 'Sí',
        at: new Date('2026-11-20T17:00:00Z'),
        written: new Date('2026-11-20T17:00:00Z'),
        object: { a: 1 },
        json_text: { b: 2 },
        list: ['x, "y"', 'z'],
        yes: true,
        nothing: null,
        found: true,
      });
    });

    test('uses UTC', async () => {
      assert.deepStrictEqual(await db.query(`select current_setting('TimeZone') as zone`), [
        { zone: 'UTC' },
      ]);
    });

    test('refuses an undefined parameter', async () => {
      await assert.rejects(db.query('select $1::text', [undefined]), /\$1 is undefined/);
    });

    test('reports the SQLSTATE of an error', async () => {
      await assert.rejects(db.query('select 1 / 0'), { code: '22012' });
      await assert.rejects(db.query(`insert into notes values (1, 'b')`), { code: '23505' });
    });

    test('rolls back a failed transaction, and stays usable', async () => {
      await assert.rejects(
        db.transaction(async (tx) => {
          await tx.query('update notes set body = $1', ['changed']);
          await tx.script(`insert into notes values (2, 'b'); insert into notes values (3, 'c')`);
          throw new Error('changed my mind');
        }),
        /changed my mind/,
      );
      assert.deepStrictEqual(await db.query('select * from notes'), [{ id: 1, body: 'a' }]);
    });

    test('resolves to the result of a committed transaction', async () => {
      const rows = await db.transaction((tx) => tx.query('select body from notes'));
      assert.deepStrictEqual(rows, [{ body: 'a' }]);
    });
  });
});
