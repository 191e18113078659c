import type { Claims, Database, Queryable } from './port.ts';

/**
 * Runs `work` in a transaction as the person in `claims`, or as an anonymous visitor. Row-level
 * security applies from the first statement (SEC-2).
 */
export function asUser<T>(
  db: Database,
  claims: Claims | null,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await becomeUser(tx, claims);
    return work(tx);
  });
}

/**
 * Lowers a transaction's rights to those of a person, or of an anonymous visitor. This is a
 * statement of its own: set in a CTE of the reading statement, the role would silently not apply
 * row-level security on PGlite.
 */
export async function becomeUser(tx: Queryable, claims: Claims | null): Promise<void> {
  await tx.query(
    `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
    claims ? ['authenticated', JSON.stringify(claims)] : ['anon', ''],
  );
}

/** Restores the API's own rights in a transaction, for writes that no person may make. */
export async function becomeApi(tx: Queryable): Promise<void> {
  await tx.query(`select set_config('role', 'none', true)`);
}
