import type { Claims, Database, Queryable } from './port.ts';

/**
 * Runs `work` in a transaction as the person whom `claims` describe, or as an anonymous visitor:
 * from its first statement on row-level security decides what is seen and changed (SEC-2).
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
 * Drops a transaction's rights to those of a person, or of an anonymous visitor. Role and claims are
 * set in a statement of their own. Setting the role in a CTE of the statement that reads would let
 * PGlite skip row-level security silently.
 */
export async function becomeUser(tx: Queryable, claims: Claims | null): Promise<void> {
  await tx.query(
    `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
    claims ? ['authenticated', JSON.stringify(claims)] : ['anon', ''],
  );
}

/** Gives a transaction the API's own rights back, for what no person may write. */
export async function becomeApi(tx: Queryable): Promise<void> {
  await tx.query(`select set_config('role', 'none', true)`);
}
