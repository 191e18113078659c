import type { AsReader } from '../db/rights.ts';
import { listOf, type ReadableList } from './allLists.ts';
import { sliceQuery, type Place } from './listQuery.ts';
import { narrow, questionOf, sortOf } from './question.ts';
import { run } from './statement.ts';

/** How many rows are read at once: each batch is a transaction, so that others come in between; 250 long texts are 10 MB. */
const ROWS_AT_ONCE = 250;

/**
 * All rows of a list for a person and a query, in its order, in the form that files have
 * (`files` of the list), as JSON texts in batches by keyset.
 *
 * @param query search, sort, order and filters, as `exportQueries` of the contract checked them
 * @param now which complaints are overdue depends on the day
 */
export async function* readListRows(
  asReader: AsReader,
  name: ReadableList,
  query: object,
  now: Date,
): AsyncGenerator<string[]> {
  const list = listOf(name);
  const question = questionOf(name, query);
  const sort = sortOf(question);
  let after: Place | undefined;
  let isBroad = false;
  do {
    const rows = await asReader(async (tx, reader) => {
      const narrowed = await narrow(tx, reader, question, { now, isBroad });
      const { conditions } = narrowed;
      ({ isBroad } = narrowed);
      const view = list.files;
      const { order } = question;
      const limit = ROWS_AT_ONCE;
      return run(tx, sliceQuery({ list, view, conditions, sort, order, after, limit }));
    });
    yield rows.map(({ row }) => row);
    after = rows.length === ROWS_AT_ONCE ? rows.at(-1)?.place : undefined;
  } while (after !== undefined);
}
