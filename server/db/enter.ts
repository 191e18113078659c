import type { Claims, Queryable } from './port.ts';

/**
 * Claims as the database takes them: what policies and `app.enter` ask. Those of a verified token are one
 * object until it expires.
 */
const texts = new WeakMap<Claims, string>();

/**
 * Drops a transaction's rights to those of a person whose session stands (SEC-2, SEC-11). Session and role
 * are read in that one statement, and remembered nowhere.
 *
 * @returns the person's role; `null`, and nothing is dropped, without such a session or without a profile
 */
export async function enter(tx: Queryable, claims: Claims): Promise<string | null> {
  const [row] = await tx.query<{ role: string | null }>('select app.enter($1) as role', [
    textOf(claims),
  ]);
  return row?.role ?? null;
}

export function textOf(claims: Claims): string {
  const known = texts.get(claims);
  if (known !== undefined) return known;
  const { sub, role, session_id } = claims;
  const text = JSON.stringify({ sub, role, session_id });
  texts.set(claims, text);
  return text;
}
