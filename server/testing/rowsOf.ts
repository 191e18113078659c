import type { Database } from '../db/port.ts';

/** Counters and claims: what a call leaves behind whether it succeeds or not. */
const BOOKKEEPING = ['rate_limits', 'idempotency_keys'];

/**
 * What people have in the database, as a fingerprint of each table that any committed change alters:
 * whoever writes a row leaves the number of their transaction in it, and numbers only grow.
 *
 * @returns by table: how many rows, and the latest transaction that wrote one of them
 */
export async function rowsOf(db: Database): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('app', 'auth') and table_type = 'BASE TABLE'
        and not table_name = any ($1) order by 1`,
    [BOOKKEEPING],
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as mark
         from ${name}`,
  );
  const rows = await db.query<{ name: string; mark: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}
