import { sql, type RawBuilder } from 'kysely';
import type { List, Sort, Sql } from './list.ts';

/** A row's place in an order: the values of its keys, as text. */
export type Place = readonly string[];

/** The rows of a list after a place. */
export interface Slice {
  list: List;
  /** The view of the answer. */
  view: string;
  /** What rows must be, beside what row-level security says. */
  conditions: readonly Sql[];
  sort: Sort;
  order: 'asc' | 'desc';
  after?: Place | undefined;
  limit: number;
}

/** A row as JSON text, and its place. */
export interface PlacedRow {
  row: string;
  place: string[];
}

/**
 * Reads a slice by keyset (ADR-0030): first the places of its rows, by an index, then what is answered of each. The
 * limit is no parameter, since the planner chooses by it.
 */
export function sliceQuery(slice: Slice): RawBuilder<PlacedRow> {
  const { list, view, conditions, sort, after, limit } = slice;
  const names = sort.keys.map((_, index) => sql.ref(`k${index}`));
  const columns = sort.keys.map(({ by }, index) => sql`${by} as ${sql.ref(`k${index}`)}`);
  const found = sql`select ${sql.join(columns)} from ${sql.table(list.rows)} t
    ${sort.join ?? sql``}
    where ${all([...conditions, ...(after ? beyond(slice, after) : [])])}
    order by ${ordered(
      slice,
      sort.keys.map(({ by }) => by),
    )}
    limit ${sql.lit(limit)}`;
  const places = names.map((name) => sql`${name}::text`);
  return sql`with found as materialized (${found})
    select (select c.card::text from ${sql.table(view)} c where c.id = ${sql.ref(`k${names.length - 1}`)}) as row,
           json_build_array(${sql.join(places)}) as place
      from found
     order by ${ordered(slice, names)}`;
}

/** How many rows a list has under some conditions, at most `most`. */
export function countQuery(
  { rows }: List,
  conditions: readonly Sql[],
  most: number,
): RawBuilder<{ count: number }> {
  return sql`select count(*)::integer as count
    from (select from ${sql.table(rows)} t where ${all(conditions)} limit ${sql.lit(most)}) r`;
}

/**
 * The condition that a row holds each word of a search, in its own text or that of its parents, numbers in any notation. It reads row by row:
 * `search` of the list finds ids by index. Postgres takes a match of patterns for rare and would sort all rows; a `case`
 * it takes for true of half of the rows, and walks the order's index (100,000 tickets: 10 ms, not 260).
 */
export function holdsWords({ parents = [] }: List, search: string): Sql {
  const texts = parents.map(
    ({ table, column }) =>
      sql`(select w.search_text from ${sql.table(table)} w where w.id = ${sql.ref(`t.${column}`)})`,
  );
  const text = sql`concat_ws(' ', ${sql.join([sql`t.search_text`, ...texts])})`;
  const numbers = sql`(select app.number_patterns(${search}))`;
  return sql`case when ${text} like all (${patterns(search)})
    or ${numbers} is not null and ${text} like all (${numbers}::text[]) then true end`;
}

/** The words of a search as patterns. A subquery, which is evaluated once and not for each row, whatever the plan. */
export function patterns(search: string): Sql {
  return sql`(select app.search_patterns(${search}))::text[]`;
}

function beyond(slice: Slice, after: Place): Sql[] {
  const { sort } = slice;
  const isAscending = !goesDown(slice);
  const compared = (count: number, comparison: Sql) => {
    const keys = sort.keys.slice(0, count);
    const values = keys.map(({ type }, index) => sql`${after[index]}::text::${sql.raw(type)}`);
    return sql`(${sql.join(keys.map(({ by }) => by))}) ${comparison} (${sql.join(values)})`;
  };
  return [
    compared(sort.keys.length, isAscending ? sql`>` : sql`<`),
    // The same of the parent alone, by whose index the walk begins there.
    ...(sort.join ? [compared(2, isAscending ? sql`>=` : sql`<=`)] : []),
  ];
}

function ordered(slice: Slice, keys: readonly Sql[]): Sql {
  const direction = goesDown(slice) ? sql` desc` : sql``;
  return sql.join(keys.map((key) => sql`${key}${direction}`));
}

function goesDown({ sort, order }: Slice): boolean {
  return (order === 'desc') !== (sort.isTurned ?? false);
}

function all(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
