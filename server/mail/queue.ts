import type { Database } from '../db/port.ts';
import type { KeptAttachment } from './outbox.ts';

/**
 * How long a claimed mail is nobody else's, in milliseconds: longer than a delivery may take
 * (`smtpTransport.ts`). A server that dies meanwhile leaves it to the next one after that.
 */
const LEASE_MS = 120_000;

/** A mail of the outbox that is this server's to send. */
export interface ClaimedMail {
  id: string;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: KeptAttachment[];
  created_at: Date;
  /** This one included. */
  attempts: number;
}

/**
 * Takes the mail that has been due longest. The lease stands in the row rather than in a
 * transaction, so that no connection waits for a mail server.
 */
export async function claimMail(db: Database, now: Date): Promise<ClaimedMail | null> {
  const [row] = await db.query<ClaimedMail>(
    `update app.outbox set next_attempt_at = $2, attempts = attempts + 1
      where id = (select id from app.outbox
                   where sent_at is null and failed_at is null and next_attempt_at <= $1
                   order by next_attempt_at, created_at limit 1
                     for update skip locked)
  returning id, kind, recipient, reply_to, subject, text, html, headers, attachments,
            created_at, attempts`,
    [now, new Date(now.getTime() + LEASE_MS)],
  );
  return row ?? null;
}

/** @param keepBody false takes text and files away: what was sent is no longer needed, its links are secrets */
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
 * Leaves the mail for later, or for ever.
 *
 * @param next.at `null` gives it up
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
