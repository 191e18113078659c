import type { Database } from '../../db/port.ts';
import type { Attachment } from '../mailRules.ts';
import { fromBase64, type StoredAttachment } from '../outbox.ts';

/** A mail for the mailbox. */
export interface SentMail {
  id: string;
  kind: string;
  to: string;
  subject: string;
  sentAt: Date;
  text: string;
  html: string;
  /** Names of the attachments; {@link findFile} reads their content. */
  files: string[];
}

const SHOWN = 200;

const COLUMNS = `id, kind, recipient as "to", subject, sent_at as "sentAt",
  coalesce(text, '') as text, coalesce(html, '') as html,
  array(select file ->> 'filename' from jsonb_array_elements(attachments) file) as files`;

/** The most recent mails, newest first. */
export function listSent(db: Database): Promise<SentMail[]> {
  return db.query<SentMail>(
    `select ${COLUMNS} from app.outbox where sent_at is not null
      order by sent_at desc, created_at desc limit ${SHOWN}`,
  );
}

/** @param id untrusted, from the address */
export async function findSent(db: Database, id: string): Promise<SentMail | null> {
  const [row] = await db.query<SentMail>(
    `select ${COLUMNS} from app.outbox where sent_at is not null and id::text = $1`,
    [id],
  );
  return row ?? null;
}

/** One attachment of a mail. */
export async function findFile(
  db: Database,
  id: string,
  filename: string,
): Promise<Attachment | null> {
  const [row] = await db.query<{ file: StoredAttachment }>(
    `select file from app.outbox, jsonb_array_elements(attachments) file
      where sent_at is not null and id::text = $1 and file ->> 'filename' = $2`,
    [id, filename],
  );
  return row ? fromBase64(row.file) : null;
}

/** The links in a mail's text part. */
export function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
