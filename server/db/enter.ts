import type { Claims, Queryable } from './port.ts';

/**
 * Claims serialized for the database (policies and `app.enter`). A cached token keeps the same
 * claims object, so each is serialized once.
 */
const texts = new WeakMap<Claims, string>();

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

export function textOf(claims: Claims): string {
  const known = texts.get(claims);
  if (known !== undefined) return known;
  const { sub, role, session_id } = claims;
  const text = JSON.stringify({ sub, role, session_id });
  texts.set(claims, text);
  return text;
}
