import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { exportQueries, ListName, SORTS } from '#contract/lists.ts';

/** A part of a statement. Values in it are parameters; a row of the list is `t`. */
export type Sql = RawBuilder<unknown>;

/** What rows are ordered by, and the SQL type in which a cursor brings it back. */
interface Key {
  by: Sql;
  type: 'text' | 'integer' | 'bigint' | 'boolean' | 'timestamptz' | 'uuid';
}

/** An order. The last key is the id, so that no two rows are at the same place. */
export interface Sort {
  keys: readonly Key[];
  /** The table that the first two keys are of. */
  join?: Sql;
  /** Ascending, the keys go down. */
  isTurned?: boolean;
}

/** A table that rows refer to: its `sort_key` orders them, and its `search_text` finds them. */
export interface Parent {
  table: 'app.profiles' | 'app.services';
  /** By which rows refer to it. An index begins with it, followed by newest and id. */
  column: string;
  type: 'uuid' | 'integer';
}

type Choice<Name extends ListName> = z.output<(typeof exportQueries)[Name]>;

/** A list as a table of what it can be asked for; a new one is such a file, its views and its search. */
export interface List<Sorts extends string = string, Filters extends object = object> {
  /** The table or view of its rows, with the columns of keys and filters, and `search_text`. */
  rows: string;
  /** Views of the answer for an id: for pages, and for files. */
  cards: string;
  files: string;
  sorts: Record<Sorts, Sort>;
  filters: {
    [Field in keyof Filters]-?: (value: NonNullable<Filters[Field]>, now: Date) => Sql;
  };
  /** Without the filter `state`. */
  withoutState?: Sql;
  /**
   * Everybody sees their own rows, by these columns, staff also those of `forStaff`, and these roles all: nobody else's
   * index is walked in vain.
   */
  own?: { columns: readonly string[]; forStaff?: Sql; allFor: readonly string[] };
  /** Finds ids by patterns and index (supabase/objects/19_lists.sql); a short list has none. */
  search?: string;
  /** Whose names and titles a search finds rows by. */
  parents?: readonly Parent[];
}

/** A list of the contract: the compiler asks for each of its sorts and filters. */
export type ListOf<Name extends ListName> = List<
  (typeof SORTS)[Name][number],
  Omit<Choice<Name>, 'search' | 'sort' | 'order'>
>;

export function key(column: string, type: Key['type']): Key {
  return { by: sql.ref(`t.${column}`), type };
}

const ID = key('id', 'uuid');
const NEWEST_AND_ID = [key('newest', 'bigint'), ID];

/** Ascending, the oldest row comes first. */
export const byTime: Sort = { keys: NEWEST_AND_ID, isTurned: true };

export function by(...keys: Key[]): Sort {
  return { keys: [...keys, ...NEWEST_AND_ID] };
}

/** The order of a list without a time. */
export function byAlone(...keys: Key[]): Sort {
  return { keys: [...keys, ID] };
}

export function person(column: string): Parent {
  return { table: 'app.profiles', column, type: 'uuid' };
}

/** The order of whom rows refer to: these are walked by their index, and the rows of each by another. */
export function byParent({ table, column, type }: Parent): Sort {
  return {
    join: sql`join ${sql.table(table)} p on p.id = ${sql.ref(`t.${column}`)}`,
    keys: [{ by: sql`p.sort_key`, type: 'text' }, { by: sql`p.id`, type }, ...NEWEST_AND_ID],
  };
}

/** Comes before everybody. */
const NOBODY = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

/** As `byParent`, where some rows refer to nobody: all are sorted, so only for lists of some thousand rows. */
export function byOptionalParent({ table, column, type }: Parent): Sort {
  const parent = sql.ref(`t.${column}`);
  return {
    join: sql`left join ${sql.table(table)} p on p.id = ${parent}`,
    keys: [
      { by: sql`coalesce(p.sort_key, '')`, type: 'text' },
      { by: sql`coalesce(${parent}, ${NOBODY})`, type },
      ...NEWEST_AND_ID,
    ],
  };
}
