import type { Queryable } from '../db/port.ts';
import { hashSecret, randomSecret } from './secrets.ts';

/** What a link in a mail is for. */
export type LinkType = 'signup' | 'recovery';

/** What a sign-up chose, to be the account's once its link was used. */
export interface SignUpChoice {
  passwordHash: string;
  /** Empty where none was given. */
  fullName: string;
}

/** A link that was used just now. */
export interface RedeemedLink {
  userId: string;
  type: LinkType;
  /** Null: the account keeps what it has. */
  choice: SignUpChoice | null;
}

/** As the mails say it. In seconds. */
const LIFETIME: Record<LinkType, number> = { signup: 24 * 3600, recovery: 3600 };

/**
 * Makes the secret that a link carries. It takes the place of the person's older link of that type.
 *
 * @param given.choice of the sign-up that asks for the link; without one, a link that takes another's
 *   place goes on with that one's
 * @returns 256 random bits; the database holds only their hash
 */
export async function issueOneTimeToken(
  tx: Queryable,
  userId: string,
  { type, choice, now }: { type: LinkType; choice: SignUpChoice | undefined; now: Date },
): Promise<string> {
  const token = randomSecret();
  const expiresAt = new Date(now.getTime() + LIFETIME[type] * 1000);
  await tx.query(
    `insert into auth.one_time_tokens as t
            (token_hash, user_id, type, created_at, expires_at, password_hash, full_name)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, type) do update
        set token_hash = excluded.token_hash, created_at = excluded.created_at,
            expires_at = excluded.expires_at,
            password_hash = coalesce(excluded.password_hash, t.password_hash),
            full_name = coalesce(excluded.full_name, t.full_name)`,
    [
      hashSecret(token),
      userId,
      type,
      now,
      expiresAt,
      choice?.passwordHash ?? null,
      choice?.fullName ?? null,
    ],
  );
  return token;
}

/**
 * Uses a token up; of two at once one gets it.
 *
 * @returns what it was; undefined when it is unknown, used, replaced, expired or of another type
 */
export async function redeemOneTimeToken(
  tx: Queryable,
  token: string,
  types: readonly LinkType[],
  now: Date,
): Promise<RedeemedLink | undefined> {
  const [link] = await tx.query<RedeemedLink>(
    `delete from auth.one_time_tokens
      where token_hash = $1 and type = any($2::text[]) and expires_at > $3
      returning user_id as "userId", type,
                case when password_hash is not null then
                  json_build_object('passwordHash', password_hash, 'fullName', full_name)
                end as choice`,
    [hashSecret(token), types, now],
  );
  return link;
}

/** Links that were sent before a new password must not set another one. */
export async function dropOneTimeTokens(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}
