import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { calls, type CallName } from '#contract/calls.ts';
import type { Page } from '#contract/lists.ts';
import type {
  ContactMessage,
  ContactMessageEntry,
  ContactMessagePage,
} from '#contract/contactMessages.ts';
import { pathFor } from '#contract/routes.ts';
import type { Database } from '../db/port.ts';
import { tokenVerifier } from '../plugins/accessTokens.ts';
import { seedCompany } from './company.ts';
import { formOf, type Sent as SentFile } from './fileSamples.ts';
import { testApp, testServices } from './testApp.ts';
import { ISSUER, tokenMint } from './tokenMint.ts';

const mint = await tokenMint();
const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
export const SUBJECT = 'Una tienda <b>en línea</b>';

interface Sent {
  id?: string;
  query?: Record<string, string>;
  body?: object;
}

export type ContactMessages = Awaited<ReturnType<typeof openContactMessages>>;

/** The contact form of a company, and its messages in an admin's hands. */
export async function openContactMessages(db: Database) {
  const cast = await seedCompany(db);
  const services = testServices({ agencyAddress: 'equipo@agencia.example' });
  const { app } = testApp({ db, verifyToken, services });
  const bearer = async (sub: string) => ({ authorization: `Bearer ${await mint.issue(sub)}` });

  /** Calls as an admin. */
  async function call(name: CallName, { id = '', query = {}, body }: Sent = {}) {
    const answer = await app.inject({
      method: calls[name].method,
      url: `/api${pathFor(calls[name], id)}`,
      query,
      headers: await bearer(cast.admin),
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  }

  /** Sends the form as a visitor, from an address of its own. */
  async function write(given: object = {}, headers: Record<string, string> = {}) {
    const email = `ana-${randomUUID()}@example.pe`;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/data/contact',
      headers,
      payload: {
        name: 'Ana Ñahui',
        email,
        subject: SUBJECT,
        recaptchaToken: 'x',
        message: 'Vendo <script>alert(1)</script>',
        ...given,
      },
    });
    return { email, status: answer.statusCode };
  }

  /** Sends the form and reads what is kept of it. */
  async function written(given: object = {}, headers = {}): Promise<ContactMessage> {
    const { email, status } = await write(given, headers);
    assert.equal(status, 201);
    const { rows } = await list({ search: 'email' in given ? String(given.email) : email });
    return rows[0] ?? assert.fail('no message');
  }

  async function list(query: Record<string, string>) {
    return (await call('pageContactMessages', { query })).body as Page<ContactMessage>;
  }

  async function pageOf(id: string) {
    return (await call('getContactMessage', { id })).body as ContactMessagePage;
  }

  async function change(id: string, body: object): Promise<ContactMessage> {
    const answer = await call('updateContactMessage', { id, body });
    assert.equal(answer.status, 200);
    return answer.body as ContactMessage;
  }

  async function reply(id: string, body: string): Promise<ContactMessageEntry> {
    const answer = await call('replyToContactMessage', { id, body: { body } });
    assert.equal(answer.status, 201);
    return answer.body as ContactMessageEntry;
  }

  /** Replies with files, as a browser sends them. */
  async function replyWithFiles(
    id: string,
    files: readonly SentFile[],
    { body = 'Va', who = cast.admin }: { body?: string; who?: string } = {},
  ) {
    const { type, payload } = await formOf({ body }, files);
    const answer = await app.inject({
      method: 'POST',
      url: `/api${pathFor(calls.replyToContactMessage, id)}`,
      headers: { ...(await bearer(who)), 'content-type': type },
      payload,
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  }

  /** Follows the link to a file; its content, or the status of who may not see it. */
  async function download(id: string, who = cast.admin): Promise<Buffer | number> {
    const url = `/api/data/files/${id}/link`;
    const answer = await app.inject({ url, headers: await bearer(who) });
    if (answer.statusCode !== 200) return answer.statusCode;
    return (await app.inject(answer.json<{ url: string }>().url)).rawPayload;
  }

  /** A list as an export. */
  async function exported(path: string, query: Record<string, string> = {}) {
    const url = `/api/admin/export/${path}`;
    return app.inject({ url, query, headers: await bearer(cast.admin) });
  }

  return {
    ...{ db, cast, bearer, call, write, written, list, pageOf, change, reply },
    ...{ replyWithFiles, download, exported },
  };
}
