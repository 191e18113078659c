import type { Claims, Database, Queryable } from './port.ts';

/*
 * Whose rights SQL runs with. A connection has the API's own, which bypass row-level security. A request takes those
 * of its person with `enter` and reads with `readIn`, or does both at once with `readAs`; `asUser` is for checks before a
 * write and for work outside the calls of the contract, and does not ask for a session; `becomeApi` goes back for what no
 * person may write.
 */

/** Whom a transaction is bound to. */
export interface Reader {
  id: string;
  role: string;
}

/**
 * Runs work in a transaction of its own that is bound to a person, whose session and role are
 * checked anew each time.
 */
export type AsReader = <T>(work: (tx: Queryable, reader: Reader) => Promise<T>) => Promise<T>;

/**
 * Lowers a transaction's rights to those of a person with a live session (SEC-2, SEC-11).
 * Session and role are read in the same statement and never cached.
 *
 * @returns the person's role; `null`, with the rights unchanged, without a live session or a
 * profile
 */
export async function enter(tx: Queryable, claims: Claims): Promise<string | null> {
  const [row] = await tx.query<{ role: string | null }>('select app.enter($1) as role', [
    textOf(claims),
  ]);
  return row?.role ?? null;
}

/**
 * Reads for a person with a live session in one round trip, under row-level security (SEC-2).
 *
 * @param read a function of the schema `reads`
 * @param given the call's path and query, if any
 * @returns the person's role (`null` without a live session or a profile) and the rows as JSON
 * text, which is sent unparsed: parsing would cost more than the query
 */
export async function readAs(
  db: Queryable,
  claims: Claims,
  read: string,
  given?: object,
): Promise<{ role: string | null; data: string | null }> {
  const [row] = await db.query<{ role: string | null; data: string | null }>(
    'select role, data from app.read_as($1, $2, $3)',
    [textOf(claims), read, given === undefined ? null : JSON.stringify(given)],
  );
  return row ?? { role: null, data: null };
}

/** As `readAs`, in a transaction that a person has entered already. */
export async function readIn(tx: Queryable, read: string, given: object = {}): Promise<string> {
  const [row] = await tx.query<{ data: string | null }>(
    `select reads.${read}($1::text::jsonb)::text as data`,
    [JSON.stringify(given)],
  );
  return row?.data ?? 'null';
}

/**
 * Runs `work` in a transaction with the rights of the person in `claims`, or of an anonymous
 * visitor. Whether the session still stands is not asked.
 */
export function asUser<T>(
  db: Database,
  claims: Claims | null,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    // A statement of its own: set in a CTE of the reading statement, the role would silently not
    // apply row-level security on PGlite.
    await tx.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
      claims ? ['authenticated', JSON.stringify(claims)] : ['anon', ''],
    );
    return work(tx);
  });
}

/** Restores the API's own rights in a transaction, for writes that no person may make. */
export async function becomeApi(tx: Queryable): Promise<void> {
  await tx.query(`select set_config('role', 'none', true)`);
}

/**
 * Claims serialized for the database (policies and `app.enter`). A cached token keeps the same
 * claims object, so each is serialized once.
 */
const texts = new WeakMap<Claims, string>();

function textOf(claims: Claims): string {
  const known = texts.get(claims);
  if (known !== undefined) return known;
  const { sub, role, session_id } = claims;
  const text = JSON.stringify({ sub, role, session_id });
  texts.set(claims, text);
  return text;
}
