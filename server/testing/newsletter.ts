import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/port.ts';
import { sendForm } from './publicForms.ts';

type Purpose = 'confirm' | 'unsubscribe';

export const subscribeTo = (app: FastifyInstance, email: string) =>
  sendForm(app, 'subscribe', { email, token: 'x' });

/** The newsletter's mails to an address, newest first. */
export function newsletterMails(db: Queryable, email: string) {
  return db.query<{
    kind: string;
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
  }>('select * from app.outbox where recipient = $1 order by created_at desc', [email]);
}

/** The token of the newest link for the purpose. */
export async function tokenTo(db: Queryable, email: string, purpose: Purpose): Promise<string> {
  const pattern = new RegExp(`/newsletter/${purpose}\\?token=([\\w-]+)`);
  for (const { text } of await newsletterMails(db, email)) {
    const token = pattern.exec(text)?.[1];
    if (token) return token;
  }
  return assert.fail(`no link to ${purpose} was sent`);
}

/** Submits the page's form. */
export function postLink(app: FastifyInstance, purpose: Purpose, token: string) {
  return app.inject({
    method: 'POST',
    url: `/newsletter/${purpose}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token }).toString(),
  });
}
