import assert from 'node:assert/strict';
import type { Queryable } from '../db/port.ts';

/** A mail from the outbox. */
export interface StoredMail {
  kind: string;
  text: string;
}

/** Mails to an address, newest first. */
export function mailsTo(db: Queryable, email: string): Promise<StoredMail[]> {
  return db.query<StoredMail>(
    'select kind, text from app.outbox where recipient = $1 order by created_at desc',
    [email],
  );
}

/** The link in the newest mail to the address. */
export async function linkTo(db: Queryable, email: string) {
  const [mail] = await mailsTo(db, email);
  const address = /https?:\/\/\S+token_hash=\S+/.exec(mail?.text ?? '')?.[0];
  assert.ok(address, `no link was sent to ${email}`);
  const url = new URL(address);
  const token_hash = url.searchParams.get('token_hash') ?? '';
  return { url, token_hash, type: url.searchParams.get('type') };
}

/** A unique address. */
export function freshEmail(): string {
  return `${crypto.randomUUID()}@example.pe`;
}
