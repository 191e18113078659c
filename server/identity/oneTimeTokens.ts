import type { Queryable } from '../db/port.ts';
import { hashSecret, randomSecret } from './secrets.ts';

/** The purpose of a link. */
export type LinkType =
  | 'signup'
  | 'recovery'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new';

/** The password and name of a sign-up; they become the account's when its link is used. */
export interface SignUpChoice {
  passwordHash: string;
  /** Empty if none was given. */
  fullName: string;
}

/** A link that has just been used. */
export interface RedeemedLink {
  userId: string;
  type: LinkType;
  /** Null: password and name stay as they are. */
  choice: SignUpChoice | null;
}

/** In seconds; the mails state the same times. */
const LIFETIME: Record<LinkType, number> = {
  signup: 24 * 3600,
  recovery: 3600,
  invite: 24 * 3600,
  email_change_current: 3600,
  email_change_new: 3600,
};

/**
 * Creates the secret of a link and replaces the person's older link of the same type.
 *
 * @param given.choice from the sign-up that requests the link; without it, the new link takes
 * over the choice of the replaced one
 * @returns 256 random bits; the database stores only their hash
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
 * Redeems a token; only one of two concurrent attempts succeeds.
 *
 * @returns undefined if the token is unknown, used, replaced, expired or of another type
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

/** Links sent before a change of password or address must not allow another one. */
export async function dropOneTimeTokens(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update auth.users
        set email_change = null, email_change_sent_at = null, email_change_confirm_status = 0
      where id = $1 and email_change is not null`,
    [userId],
  );
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}
