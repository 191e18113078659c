import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { SORTS, type ListName } from '#contract/lists.ts';
import { COMPLAINT_TYPES, GOOD_TYPES } from '#contract/complaintConstants.ts';
import { CONTACT_WAYS } from '#contract/contactConstants.ts';
import { CONTACT_CHANNELS, CONTACT_MESSAGE_STATUSES } from '#contract/contactMessageConstants.ts';
import { PHASE_NAMES, PROJECT_STATUSES } from '#contract/projectConstants.ts';
import { TICKET_STATUSES } from '#contract/ticketConstants.ts';
import { listOf } from '../lists/allLists.ts';
import type { Sql } from '../lists/list.ts';
import { run } from '../lists/statement.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import type { Database } from './port.ts';

/** Values that the contract names as well, by column. */
const NAMED: Record<string, readonly string[]> = {
  'complaints.good_type': GOOD_TYPES,
  'complaints.type': COMPLAINT_TYPES,
  'contact_messages.channel': CONTACT_CHANNELS,
  'contact_messages.contact_by': CONTACT_WAYS,
  'contact_messages.status': CONTACT_MESSAGE_STATUSES,
  'phases.name': PHASE_NAMES,
  'projects.status': PROJECT_STATUSES,
  'tickets.status': TICKET_STATUSES,
};

/** Columns whose values people do not choose. */
const OUR_OWN = ['contact_message_entries.kind', 'deliveries.answer', 'history.kind'];

/** The others are views of a few people. */
const LISTS = (Object.keys(SORTS) as ListName[]).filter(
  (list) => list !== 'staff' && list !== 'clients',
);

/** The column that an expression of a key names. */
async function columnOf(by: Sql): Promise<string> {
  let text = '';
  const query = (statement: string) => {
    text = statement;
    return Promise.resolve([]);
  };
  await run({ query }, sql<object>`${by}`);
  return /^"t"\."(\w+)"$/.exec(text)?.[1] ?? text;
}

forEmbeddedDatabase((name, open) => {
  describe(`the database beside the contract, on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    test('a column takes the values that the contract has', async () => {
      const rows = await db.query<{ column: string; definition: string }>(
        `select c.relname || '.' || a.attname as column, pg_get_constraintdef(k.oid) as definition
           from pg_constraint k
           join pg_class c on c.oid = k.conrelid
           join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
          where k.contype = 'c' and k.connamespace = 'app'::regnamespace
            and pg_get_constraintdef(k.oid) ~ '= ANY \\(+ARRAY\\['
          order by 1`,
      );
      const allowed = Object.fromEntries(
        rows
          .filter(({ column }) => !OUR_OWN.includes(column))
          .map(({ column, definition }) => [column, definition.match(/(?<=')[^']+(?='::text)/g)]),
      );
      assert.deepEqual(allowed, NAMED);
    });

    for (const list of LISTS) {
      test(`an index has the rows of ${list} in each order, and those of each parent`, async () => {
        const { rows, sorts, parents = [] } = listOf(list);
        const indexes = await db.query<{ columns: string[] }>(
          `select array(
                    select a.attname::text
                      from unnest(i.indkey::int[]) with ordinality k (attnum, place)
                      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
                     order by k.place
                  ) as columns
             from pg_index i where i.indrelid = $1::regclass`,
          [rows],
        );
        const begins = (columns: readonly string[]) =>
          indexes.some((index) => columns.every((column, at) => index.columns[at] === column));
        for (const [sort, { keys, join }] of Object.entries(sorts)) {
          if (join) continue;
          const columns = await Promise.all(keys.map(({ by }) => columnOf(by)));
          assert.ok(begins(columns), `${sort}: no index begins with ${columns.join()}`);
        }
        for (const { column } of parents) {
          assert.ok(begins([column, 'newest', 'id']), `no index begins with ${column}`);
        }
      });
    }
  });
});
