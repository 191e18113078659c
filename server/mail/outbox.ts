import type { Queryable } from '../db/port.ts';
import { currentRequestId } from '../plugins/requestIds.ts';
import { requireSafeMail, type Attachment, type Mail } from './mailRules.ts';

/**
 * Enqueues a mail in the caller's transaction: it is sent if, and only if, that commits. Wake
 * the mailer after the commit, or the mail waits for the next poll, a few seconds later. A mail
 * caused by a request names its id in the header `X-Request-Id`.
 *
 * @param tx runs as the API's own role; a person's role (`asUser`) may not write here
 * @returns the row's id (uuid), the left part of the Message-ID
 * @throws UnsafeMailError for header injection or several recipients
 */
export async function enqueueMail(tx: Queryable, mail: Mail): Promise<string> {
  requireSafeMail(mail);
  const requestId = currentRequestId();
  const [row] = await tx.query<{ id: string }>(
    `insert into app.outbox (kind, recipient, reply_to, subject, text, html, headers, attachments, id, earlier)
     values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9::uuid, gen_random_uuid()), $10)
     returning id`,
    [
      mail.kind,
      mail.to,
      mail.replyTo ?? null,
      mail.subject,
      mail.text,
      mail.html,
      JSON.stringify({ ...mail.headers, ...(requestId && { 'X-Request-Id': requestId }) }),
      JSON.stringify((mail.attachments ?? []).map(inBase64)),
      mail.id ?? null,
      mail.earlier ?? [],
    ],
  );
  if (!row) throw new Error('the outbox returned no row');
  return row.id;
}

/** An attachment as stored in the outbox. */
export interface StoredAttachment extends Omit<Attachment, 'content'> {
  /** Base64. */
  content: string;
}

function inBase64({ content, ...file }: Attachment): StoredAttachment {
  return { ...file, content: content.toString('base64') };
}

export function fromBase64({ content, ...file }: StoredAttachment): Attachment {
  return { ...file, content: Buffer.from(content, 'base64') };
}
