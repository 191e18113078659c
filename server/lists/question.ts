import { sql } from 'kysely';
import { EXACT_TOTAL } from '#contract/listRoutes.ts';
import { DEFAULT_ORDER, SORTS } from '#contract/lists.ts';
import type { Queryable } from '../db/port.ts';
import type { Reader } from '../db/rights.ts';
import { listOf, type ReadableList } from './allLists.ts';
import type { Sort, Sql } from './list.ts';
import { holdsWords } from './listQuery.ts';
import { run } from './statement.ts';

/** What of a list is read, in which order. Two pages belong together if their questions are equal. */
export interface Question {
  list: ReadableList;
  sort: string;
  order: 'asc' | 'desc';
  search?: string;
  /** Filters by name. */
  [filter: string]: unknown;
}

/** @param query search, sort, order and filters, as the contract checked them */
export function questionOf(list: ReadableList, query: object): Question {
  const given = query as Partial<Question>;
  const first = list === 'subscribers' ? 'confirmedAt' : SORTS[list][0];
  const { sort = first, search } = given;
  const usual = list === 'subscribers' ? 'desc' : DEFAULT_ORDER[list];
  const { order = sort === first ? usual : 'asc' } = given;
  const filters = Object.keys(listOf(list).filters).map((field) => [field, given[field]]);
  const narrowed = [['search', search === '' ? undefined : search], ...filters] as const;
  return {
    list,
    sort,
    order,
    ...(Object.fromEntries(narrowed.filter(([, value]) => value !== undefined)) as object),
  };
}

export function sortOf({ list, sort }: Question): Sort {
  const found = listOf(list).sorts[sort];
  if (!found) throw new Error(`${list} has no order by ${sort}`);
  return found;
}

interface Narrowed {
  conditions: Sql[];
  /** Whether a search finds more rows than are looked up. */
  isBroad: boolean;
  /** How many rows there are, at most `EXACT_TOTAL` and one, if that is known by now. */
  total?: number;
}

type Filter = (value: unknown, now: Date) => Sql;

/**
 * What rows must be to answer a question. A search is looked up first: of some thousand ids the rows are read, of more
 * there are so many that the order's own index soon meets them.
 *
 * @param options.isBroad whether an earlier page found that
 * @param options.most how many ids are looked up
 */
export async function narrow(
  tx: Queryable,
  reader: Reader,
  question: Question,
  { now, isBroad, most = EXACT_TOTAL }: { now: Date; isBroad: boolean; most?: number },
): Promise<Narrowed> {
  const list = listOf(question.list);
  const seesAll = list.own?.allFor.includes(reader.role) ?? true;
  const conditions: Sql[] = [];
  if (list.own && !seesAll) {
    const { columns, forStaff } = list.own;
    const owned: Sql[] = columns.map((column) => sql`${sql.ref(`t.${column}`)} = ${reader.id}`);
    if (forStaff !== undefined && reader.role !== 'client') owned.push(forStaff);
    conditions.push(sql`(${sql.join(owned, sql` or `)})`);
  }
  if (list.withoutState && question.state === undefined) conditions.push(list.withoutState);
  for (const [field, filter] of Object.entries(list.filters as Record<string, Filter>)) {
    if (question[field] !== undefined) conditions.push(filter(question[field], now));
  }
  const { search } = question;
  if (search === undefined) return { conditions, isBroad };
  if (list.search === undefined || !seesAll || isBroad) {
    return { conditions: [...conditions, holdsWords(list, search)], isBroad };
  }
  const { count, ids } = await foundIds(tx, list.search, search, most);
  const isMany = count > most;
  const found = isMany
    ? holdsWords(list, search)
    : // A subquery, so that the text becomes an array once and not for each row.
      sql`t.id = any ((select ${ids}::text::uuid[])::uuid[])`;
  return {
    conditions: [...conditions, found],
    isBroad: isMany,
    ...(conditions.length === 0 && { total: count }),
  };
}

/** The ids stay text: nobody looks at them here. */
async function foundIds(tx: Queryable, by: string, search: string, most: number) {
  const limit = most + 1;
  const [found] = await run<{ count: number; ids: string }>(
    tx,
    sql`with f as materialized (
        select array(
          select ${sql.raw(by)}(app.search_patterns(${search}), ${limit})
          union
          select ${sql.raw(by)}(app.number_patterns(${search}), ${limit})
          limit ${limit}
        ) as ids
      )
      select cardinality(f.ids) as count, f.ids::text as ids from f`,
  );
  if (!found) throw new Error('the search answered no row');
  return found;
}
