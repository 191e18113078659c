import type { Database } from '../db/port.ts';
import type { StoredAttachment } from './outbox.ts';

/**
 * Lease of a claimed mail, in milliseconds. Longer than a delivery may take
 * (`smtpTransport.ts`). If the server dies, another one may claim the mail after that.
 */
const LEASE_MS = 120_000;

/** A mail of the outbox that this server has claimed. */
export interface ClaimedMail {
  id: string;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: StoredAttachment[];
  /** Ids of the mails of its thread before it, oldest first. */
  earlier: string[];
  created_at: Date;
  /** Including this one. */
  attempts: number;
  /** False if its reader may no longer see the ticket that it is about. */
  may_be_sent: boolean;
}

/**
 * Claims the mail that has been due longest, one that somebody waits for before all others. The lease is stored in the row
 * rather than held by a transaction, so that no database connection waits for a mail server.
 *
 * @param busyDomains in lower case; mails to them stay
 */
export async function claimMail(
  db: Database,
  now: Date,
  busyDomains: readonly string[] = [],
): Promise<ClaimedMail | null> {
  const [row] = await db.query<ClaimedMail>(
    `update app.outbox mail set next_attempt_at = $2, attempts = attempts + 1
      where id = (select id from app.outbox
                   where sent_at is null and failed_at is null and next_attempt_at <= $1
                     and lower(split_part(recipient, '@', -1)) <> all ($3)
                   order by urgent desc, next_attempt_at, created_at limit 1
                     for update skip locked)
  returning id, kind, recipient, reply_to, subject, text, html, headers, attachments,
            earlier, created_at, attempts, app.may_be_sent(mail) as may_be_sent`,
    [now, new Date(now.getTime() + LEASE_MS), busyDomains],
  );
  return row ?? null;
}

/** Deletes a mail whose reader may no longer see its content. */
export async function withdraw(db: Database, id: string): Promise<void> {
  await db.query('delete from app.outbox where id = $1', [id]);
}

/**
 * @param keepBody false deletes text and files: they are no longer needed, and links are secrets
 */
export async function markSent(
  db: Database,
  id: string,
  { now, keepBody }: { now: Date; keepBody: boolean },
): Promise<void> {
  await db.query(
    `update app.outbox
        set sent_at = $2, failed_at = null, last_error = null,
            text = case when $3 then text end, html = case when $3 then html end,
            attachments = case when $3 then attachments else '[]' end,
            gathered = case when $3 then gathered end
      where id = $1`,
    [id, now, keepBody],
  );
}

/**
 * Schedules the next attempt.
 *
 * @param next.at `null` gives up
 */
export async function postpone(
  db: Database,
  id: string,
  next: { at: Date | null; now: Date; error: string },
): Promise<void> {
  await db.query(
    `update app.outbox
        set next_attempt_at = coalesce($2, next_attempt_at), last_error = $4,
            failed_at = case when $2::timestamptz is null then $3::timestamptz end
      where id = $1 and sent_at is null`,
    [id, next.at, next.now, next.error],
  );
}
