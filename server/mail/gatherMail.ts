import type { Queryable } from '../db/port.ts';
import { requireSafeMail, type Mail } from './mailRules.ts';
import { enqueueMail } from './outbox.ts';

/** How many earlier mails a mail names: its header stays short, and mail programs find the thread by any of them. */
const EARLIER_MAILS = 20;

/**
 * Adds an event to a mail in the outbox, so that many events cause few mails. It uses the thread's latest mail
 * without a delivery attempt. If there is none, it enqueues a new one, which is sent after `notBefore` if its reader
 * may still see the ticket then (`app.may_be_sent`). News that may be taken back keep their mail until `holdUntil`.
 * News of a notice replaces earlier news of the same notice.
 *
 * @param tx runs as the API's own role; the caller must serialize the events of a thread
 * @param readerId null for the agency's own address
 * @param compose renders the mail from all its events
 */
export async function gatherMail<News extends { notice?: string | undefined }>(
  tx: Queryable,
  {
    thread,
    about,
    readerId,
    news,
    notBefore,
    holdUntil,
    compose,
  }: {
    thread: string;
    /** What the news tell of. */
    about: { kind: 'ticket' | 'project'; id: string };
    readerId: string | null;
    news: News;
    notBefore: Date;
    /** Null for news that stay. */
    holdUntil: Date | null;
    compose: (all: News[]) => Mail;
  },
): Promise<void> {
  const waiting = await waitingMail(tx, thread);
  const earlier = ((waiting?.gathered ?? []) as News[]).filter(
    ({ notice }) => notice === undefined || notice !== news.notice,
  );
  const all = [...earlier, news];
  const mail = compose(all);
  if (!waiting) {
    const id = await enqueueMail(tx, { ...mail, earlier: await earlierMails(tx, thread) });
    await tx.query(
      `update app.outbox set thread = $2, gathered = $3::text::jsonb, next_attempt_at = greatest($4::timestamptz, $7),
              ${about.kind}_id = $5, reader_id = $6
        where id = $1`,
      [id, thread, JSON.stringify(all), notBefore, about.id, readerId, holdUntil],
    );
    return;
  }
  await rewriteMail(tx, waiting.id, mail, all, holdUntil);
}

/** A thread's latest mail that nobody has begun to send, locked; null without one. */
export async function waitingMail(
  tx: Queryable,
  thread: string,
): Promise<{ id: string; gathered: unknown[] } | null> {
  const [mail] = await tx.query<{ id: string; gathered: unknown[] }>(
    `select id, gathered from app.outbox
      where thread = $1 and attempts = 0 and sent_at is null and failed_at is null
      order by created_at desc limit 1
        for update`,
    [thread],
  );
  return mail ?? null;
}

/** Replaces the content of a mail that waits. */
export async function rewriteMail(
  tx: Queryable,
  id: string,
  mail: Mail,
  gathered: readonly unknown[],
  holdUntil: Date | null = null,
): Promise<void> {
  requireSafeMail(mail);
  await tx.query(
    `update app.outbox
        set subject = $2, text = $3, html = $4, gathered = $5::text::jsonb,
            next_attempt_at = greatest(next_attempt_at, $6)
      where id = $1`,
    [id, mail.subject, mail.text, mail.html, JSON.stringify(gathered), holdUntil],
  );
}

/** Ids of the latest mails of a thread, oldest first: mail programs then show them as one conversation. */
async function earlierMails(tx: Queryable, thread: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from app.outbox
      where thread = $1 and failed_at is null
      order by created_at desc limit $2`,
    [thread, EARLIER_MAILS],
  );
  return rows.map(({ id }) => id).reverse();
}
