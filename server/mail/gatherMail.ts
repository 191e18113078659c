import type { Queryable } from '../db/port.ts';
import { requireSafeMail, type Mail } from './mailRules.ts';
import { enqueueMail } from './outbox.ts';

/**
 * Puts news into a mail that waits, so that much news makes few mails: into the one that gathers the same
 * thread's and has not been tried yet, else into a new one that is sent after `notBefore`, if its reader still
 * sees the ticket then (`app.may_be_sent`).
 *
 * @param tx runs as the API's own role; the caller sees to it that one thread's news come one after the other
 * @param readerId null for the agency's own address
 * @param compose writes the mail anew, from all its news
 */
export async function gatherMail<News>(
  tx: Queryable,
  {
    thread,
    about,
    readerId,
    news,
    notBefore,
    compose,
  }: {
    thread: string;
    /** What the news tell of. */
    about: { kind: 'ticket' | 'project'; id: string };
    readerId: string | null;
    news: News;
    notBefore: Date;
    compose: (all: News[]) => Mail;
  },
): Promise<void> {
  const [waiting] = await tx.query<{ id: string; gathered: News[] }>(
    `select id, gathered from app.outbox
      where thread = $1 and attempts = 0 and sent_at is null and failed_at is null
      order by created_at desc limit 1
        for update`,
    [thread],
  );
  const all = [...(waiting?.gathered ?? []), news];
  const mail = compose(all);
  if (!waiting) {
    const id = await enqueueMail(tx, mail);
    await tx.query(
      `update app.outbox set thread = $2, gathered = $3::text::jsonb, next_attempt_at = $4,
              ${about.kind}_id = $5, reader_id = $6
        where id = $1`,
      [id, thread, JSON.stringify(all), notBefore, about.id, readerId],
    );
    return;
  }
  requireSafeMail(mail);
  await tx.query(
    `update app.outbox set subject = $2, text = $3, html = $4, gathered = $5::text::jsonb
      where id = $1`,
    [waiting.id, mail.subject, mail.text, mail.html, JSON.stringify(all)],
  );
}
