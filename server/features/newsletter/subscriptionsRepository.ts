import type { Queryable } from '../../db/port.ts';

/** A link's secret and its hash for the database. */
export interface NewLinks {
  confirmHash: string;
  confirmUntil: Date;
  unsubscribeToken: string;
}

/** Each call deletes this many unconfirmed rows whose link has expired. */
const SWEEP_BATCH = 10;

/** The mails that answer a use of the form. */
const ANSWERS = `('newsletter_confirmation', 'newsletter_known')`;

/**
 * Finds or creates the address's current subscription and locks it until the transaction ends,
 * so that concurrent calls for an address are serialized.
 */
export async function lockSubscription(
  tx: Queryable,
  email: string,
  { confirmHash, confirmUntil, unsubscribeToken }: NewLinks,
  now: Date,
): Promise<{ id: string; confirmed: boolean; unsubscribeToken: string }> {
  const [row] = await tx.query<{ id: string; confirmed: boolean; unsubscribeToken: string }>(
    `insert into app.newsletter_subscriptions as kept
            (email, requested_at, confirm_hash, confirm_until, unsubscribe_token)
     values ($1, $2, $3, $4, $5)
     on conflict (email) where unsubscribed_at is null do update set email = kept.email
     returning id, confirmed_at is not null as confirmed, unsubscribe_token as "unsubscribeToken"`,
    [email, now, confirmHash, confirmUntil, unsubscribeToken],
  );
  if (!row) throw new Error('the subscription returned no row');
  return row;
}

/** Gives an unconfirmed subscription a new link and invalidates the old one. */
export async function renewLink(
  tx: Queryable,
  id: string,
  { confirmHash, confirmUntil }: NewLinks,
  now: Date,
): Promise<void> {
  await tx.query(
    `update app.newsletter_subscriptions
        set requested_at = $2, confirm_hash = $3, confirm_until = $4
      where id = $1 and confirmed_at is null`,
    [id, now, confirmHash, confirmUntil],
  );
}

/** How many of these mails the address got in the last hour. */
export async function countRecentMails(tx: Queryable, email: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from app.outbox
      where kind in ${ANSWERS} and recipient = $1
        and created_at > now() - interval '1 hour'`,
    [email],
  );
  return row?.count ?? 0;
}

/** Deletes expired unconfirmed subscriptions, as nothing may be kept of them. Skips locked rows. */
export async function dropUnconfirmed(tx: Queryable, now: Date): Promise<void> {
  await tx.query(
    `delete from app.newsletter_subscriptions
      where id in (select id from app.newsletter_subscriptions
                    where confirmed_at is null and confirm_until <= $1
                    order by confirm_until limit ${SWEEP_BATCH} for update skip locked)`,
    [now],
  );
}

/** The state of a confirmation link. */
export type LinkState = 'waiting' | 'confirmed' | 'over';

/** `over` covers unknown, replaced and expired links, and those of ended subscriptions. */
export async function linkState(db: Queryable, hash: string, now: Date): Promise<LinkState> {
  const [row] = await db.query<{ confirmed: boolean }>(
    `select confirmed_at is not null as confirmed from app.newsletter_subscriptions
      where confirm_hash = $1 and confirm_until > $2 and unsubscribed_at is null`,
    [hash, now],
  );
  if (!row) return 'over';
  return row.confirmed ? 'confirmed' : 'waiting';
}

/**
 * Confirms a subscription; only one of two concurrent calls succeeds.
 *
 * @returns the address to welcome; `null` if nothing changed
 */
export async function confirmSubscription(
  tx: Queryable,
  hash: string,
  now: Date,
): Promise<{ email: string; unsubscribeToken: string } | null> {
  const [row] = await tx.query<{ email: string; unsubscribeToken: string }>(
    `update app.newsletter_subscriptions set confirmed_at = $2
      where confirm_hash = $1 and confirm_until > $2 and confirmed_at is null
      returning email, unsubscribe_token as "unsubscribeToken"`,
    [hash, now],
  );
  return row ?? null;
}

/**
 * Whether an unsubscribe link is valid, and whether its address still has a confirmed
 * subscription.
 */
export async function unsubscribeState(
  db: Queryable,
  token: string,
): Promise<'unknown' | 'subscribed' | 'out'> {
  const [row] = await db.query<{ subscribed: boolean }>(
    `select exists (select from app.newsletter_subscriptions live
                     where live.email = s.email and live.confirmed_at is not null
                       and live.unsubscribed_at is null) as subscribed
       from app.newsletter_subscriptions s
      where s.unsubscribe_token = $1 and s.confirmed_at is not null`,
    [token],
  );
  if (!row) return 'unknown';
  return row.subscribed ? 'subscribed' : 'out';
}

/**
 * Ends every subscription of the address, even through the link of an older one: a person who
 * clicks it wants no more mail. Repeating it changes nothing.
 */
export async function endSubscription(tx: Queryable, token: string, now: Date): Promise<void> {
  await tx.query(
    `update app.newsletter_subscriptions set unsubscribed_at = $2
      where confirmed_at is not null and unsubscribed_at is null
        and email = (select email from app.newsletter_subscriptions
                      where unsubscribe_token = $1 and confirmed_at is not null)`,
    [token, now],
  );
}
