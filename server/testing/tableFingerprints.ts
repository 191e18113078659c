import type { Database } from '../db/port.ts';

/** Tables that even a failed call may write to. */
const BOOKKEEPING = ['rate_limits', 'idempotency_keys'];

/** What was read last of each database, and the transactions that it shows. */
const latest = new WeakMap<Database, { snapshot: string; marks: Record<string, string> }>();

/**
 * A fingerprint of each table that any committed write changes: written rows contain their
 * transaction's id, and ids only grow.
 *
 * @returns by table: the number of rows, and the latest transaction id among them
 */
export async function tableFingerprints(db: Database): Promise<Record<string, string>> {
  // Only a transaction that writes is part of a snapshot: in the same one nothing has changed.
  const [row] = await db.query<{ snapshot: string }>(
    'select pg_current_snapshot()::text as snapshot',
  );
  const snapshot = row?.snapshot ?? '';
  const known = latest.get(db);
  if (known?.snapshot === snapshot) return known.marks;
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
  const marks = Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
  latest.set(db, { snapshot, marks });
  return marks;
}
