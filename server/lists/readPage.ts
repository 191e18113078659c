import { EXACT_TOTAL } from '#contract/listRoutes.ts';
import type { Queryable } from '../db/port.ts';
import type { Reader } from '../db/rights.ts';
import { sqlStateOf } from '../db/sqlState.ts';
import { listOf, type ReadableList } from './allLists.ts';
import { badCursor, readCursor, writeCursor } from './cursor.ts';
import { jsonArray, jsonObject } from './jsonText.ts';
import { countQuery, sliceQuery } from './listQuery.ts';
import { narrow, questionOf, sortOf } from './question.ts';
import { run } from './statement.ts';

/** Beside search, order and filters. */
export interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

interface ListPage {
  /** Each as JSON text, as the database writes it. */
  rows: string[];
  next: string | null;
  total: number;
  exact: boolean;
}

/**
 * A page of a list, of what the reader may see (ADR-0030).
 *
 * @param tx bound to the reader
 * @param query as `listQueries` of the contract checked it
 * @throws Refusal 400 for a cursor of another question, or of none
 */
export async function readPage(
  tx: Queryable,
  reader: Reader,
  name: ReadableList,
  { cursor, limit, ...query }: PageQuery,
  now: Date,
): Promise<ListPage> {
  const list = listOf(name);
  const question = questionOf(name, query);
  const sort = sortOf(question);
  const position =
    cursor === undefined ? undefined : readCursor(question, sort.keys.length, cursor);
  const isBroad = (position?.total ?? 0) > EXACT_TOTAL;
  const narrowed = await narrow(tx, reader, question, { now, isBroad });
  const { conditions } = narrowed;
  const slice = {
    list,
    conditions,
    sort,
    view: list.cards,
    order: question.order,
    after: position?.place,
    limit: limit + 1,
  };
  const [rows, total] = await Promise.all([
    run(tx, sliceQuery(slice)).catch((error: unknown) => {
      // The place has values of other types than the order's keys.
      throw position && DATA_EXCEPTION.test(sqlStateOf(error) ?? '') ? badCursor(error) : error;
    }),
    position?.total ?? narrowed.total ?? count(tx, countQuery(list, conditions, EXACT_TOTAL + 1)),
  ]);
  const last = rows[limit - 1];
  return {
    rows: rows.slice(0, limit).map(({ row }) => row),
    next: rows.length > limit && last ? writeCursor(question, { place: last.place, total }) : null,
    total: Math.min(total, EXACT_TOTAL),
    exact: total <= EXACT_TOTAL,
  };
}

const DATA_EXCEPTION = /^22...$/;

async function count(tx: Queryable, query: ReturnType<typeof countQuery>): Promise<number> {
  const [row] = await run(tx, query);
  return row?.count ?? 0;
}

/** The answer of a page call. */
export function pageText({ rows, next, total, exact }: ListPage): string {
  return jsonObject({
    rows: jsonArray(rows),
    next: JSON.stringify(next),
    total: `${total}`,
    exact: `${exact}`,
  });
}

/** The newest rows of a list in its usual order as JSON, and where the others are: null where there are no others. */
export async function readStart(
  tx: Queryable,
  reader: Reader,
  name: ReadableList,
  limit: number,
): Promise<{ rows: string; more: string | null }> {
  const { rows, next, total, exact } = await readPage(tx, reader, name, { limit }, new Date());
  const more = next === null ? null : JSON.stringify({ next, total, exact });
  return { rows: jsonArray(rows), more };
}
