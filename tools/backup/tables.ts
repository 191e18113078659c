import { OBJECTS } from '../../server/db/ledger.ts';
import type { Queryable } from '../../server/db/port.ts';
import type { Settings } from '../../server/settings.ts';

/** A table to back up. */
export interface Table {
  /** Qualified and quoted: `app.tickets`. */
  name: string;
  /** Stored columns, quoted. Generated ones are computed again. */
  columns: { name: string; type: string }[];
}

/** The migrations and their dates differ by database, so they are not backed up. */
const LEDGER = 'app.migrations';

/**
 * The tables of the schemas, in order of their foreign keys.
 *
 * @throws Error for a circular reference
 */
export async function listTables(db: Queryable, schemas: readonly string[]): Promise<Table[]> {
  const tables = await db.query<Table & { refers: string[] }>(
    `select t.oid::regclass::text as name,
            (select json_agg(json_build_object('name', quote_ident(a.attname),
                                               'type', format_type(a.atttypid, a.atttypmod))
                             order by a.attnum)
               from pg_catalog.pg_attribute a
              where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
                and a.attgenerated = '') as columns,
            (select coalesce(json_agg(c.confrelid::regclass::text), '[]')
               from pg_catalog.pg_constraint c
              where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as refers
       from pg_catalog.pg_class t
      where t.relkind = 'r' and t.relnamespace::regnamespace::text in (
              select value from json_array_elements_text($1::json))
        and t.oid::regclass::text <> $2
      order by 1`,
    [JSON.stringify(schemas), LEDGER],
  );
  const all = new Set(tables.map(({ name }) => name));
  const placed = new Set<string>();
  while (placed.size < tables.length) {
    const next = tables.filter(
      ({ name, refers }) =>
        !placed.has(name) && refers.every((other) => placed.has(other) || !all.has(other)),
    );
    if (next.length === 0) throw new Error('Hay tablas que dependen una de otra.');
    for (const { name } of next) placed.add(name);
  }
  return [...placed].flatMap((name) => tables.filter((table) => table.name === name));
}

/** Accounts of a hosted project are backed up by the project itself. */
export function schemasOf({ mode }: Settings): string[] {
  return mode === 'hosted' ? ['app'] : ['auth', 'app'];
}

/** The migrations that a database has: rows can only be restored into the same tables. */
export async function listMigrations(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ migration: string }>(
    `select name || ' ' || checksum as migration from ${LEDGER} where name <> $1 order by name`,
    [OBJECTS],
  );
  return rows.map(({ migration }) => migration);
}

export async function isMigrated(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ there: boolean }>(`select to_regclass($1) is not null as there`, [
    LEDGER,
  ]);
  return row?.there ?? false;
}
