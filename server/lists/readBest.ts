import { sql } from 'kysely';
import type { Queryable } from '../db/port.ts';
import type { Reader } from '../db/rights.ts';
import { listOf } from './allLists.ts';
import type { ListName } from '#contract/lists.ts';
import type { Sort } from './list.ts';
import { patterns, sliceQuery } from './listQuery.ts';
import { narrow, questionOf, sortOf } from './question.ts';
import { run } from './statement.ts';

/** Of more rows than this only the list's order is followed: they are not sorted by how well they fit. */
const MOST_SORTED = 1_000;

/**
 * The first rows that a search finds in a list, of what the reader may see: those whose title holds all words come first,
 * others in the list's usual order.
 *
 * @param tx bound to the reader
 * @returns each as JSON text, as pages have it
 */
export async function readBest(
  tx: Queryable,
  reader: Reader,
  name: ListName,
  { search, limit, now }: { search: string; limit: number; now: Date },
): Promise<string[]> {
  const list = listOf(name);
  const question = questionOf(name, { search });
  const usual = sortOf(question);
  const { conditions, isBroad } = await narrow(tx, reader, question, {
    now,
    isBroad: false,
    most: MOST_SORTED,
  });
  const sort: Sort = isBroad ? usual : { ...usual, keys: [otherwiseFound(search), ...usual.keys] };
  const { order } = question;
  const rows = await run(
    tx,
    sliceQuery({ list, view: list.cards, conditions, sort, order, limit }),
  );
  return rows.map(({ row }) => row);
}

/** The title is the first line of what a row is searched by. */
function otherwiseFound(search: string): Sort['keys'][number] {
  const title = sql`split_part(t.search_text, e'\\n', 1)`;
  return { by: sql`not ${title} like all (${patterns(search)})`, type: 'boolean' };
}
