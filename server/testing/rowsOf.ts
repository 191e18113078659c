import type { Database } from '../db/port.ts';

/** Counters and claims: what a call leaves behind whether it succeeds or not. */
const BOOKKEEPING = ['rate_limits', 'idempotency_keys'];

/**
 * Everything that people have in the database, as one fingerprint of each table.
 *
 * @returns by table: how many rows, and a hash of all of them
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
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t`,
  );
  const rows = await db.query<{ name: string; hash: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
