import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import type { Database } from '../db/port.ts';

export const HOSTED_KEY = 'hosted-service-key';

/** A failure of a hosted project's GoTrue, in place of its work or after it. */
export interface ProviderFault {
  /** Runs first: simulates a concurrent event. */
  concurrently?: () => Promise<unknown>;
  /** Does its work first, so that only the answer is lost. */
  works?: boolean;
  /** The answer; `null` is none, undefined the real one. */
  answer?: { status: number; body: string; location?: string } | null;
}

export interface HostedProvider {
  url: string;
  /** Method and path of each call received. */
  calls: string[];
  /** Failures of the next calls by method, in order. */
  faults: Partial<Record<string, ProviderFault[]>>;
}

/** The part of a hosted project's GoTrue that creates, invites, bans and deletes accounts, on its own port. */
export async function startHostedProvider(t: TestContext, db: Database): Promise<HostedProvider> {
  const calls: string[] = [];
  const faults: HostedProvider['faults'] = {};
  const server = createServer((request, response) => {
    calls.push(`${request.method ?? ''} ${request.url ?? ''}`);
    void serve(db, faults[request.method ?? '']?.shift() ?? {}, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, faults };
}

async function serve(
  db: Database,
  { concurrently, works, answer }: ProviderFault,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request);
  await concurrently?.();
  const truth = answer === undefined || works ? await work(db, request, body) : null;
  if (answer === null) return;
  const { status, location, ...given } = answer ?? { status: truth?.[0] ?? 500, body: '' };
  response.writeHead(status, {
    'content-type': 'application/json',
    'x-supabase-api-version': '2024-01-01',
    ...(location && { location }),
  });
  response.end(answer ? given.body : JSON.stringify(truth?.[1]));
}

/** @returns status and body */
async function work(
  db: Database,
  { method, url = '', headers }: IncomingMessage,
  body: string,
): Promise<[number, object]> {
  if (headers.authorization !== `Bearer ${HOSTED_KEY}`) {
    return [401, { code: 'no_authorization', message: 'This endpoint requires a Bearer token' }];
  }
  if (method === 'POST' && url.startsWith('/auth/v1/invite')) return inviteAccount(db, body);
  if (method === 'POST') return addAccount(db, body);
  const id = url.slice('/auth/v1/admin/users/'.length);
  if (method === 'PUT') return banAccount(db, id, body);
  const found = await db.query(
    method === 'DELETE'
      ? 'delete from auth.users where id = $1 returning id'
      : 'select id from auth.users where id = $1',
    [id],
  );
  if (found.length > 0) return [200, { id }];
  return [404, { code: 'user_not_found', message: 'User not found' }];
}

async function banAccount(db: Database, id: string, body: string): Promise<[number, object]> {
  const { ban_duration: duration } = JSON.parse(body) as { ban_duration: string };
  const found = await db.query(
    `update auth.users set banned_until = case when $2 = 'none' then null else now() + interval '1 year' end
      where id = $1 returning id`,
    [id, duration],
  );
  if (found.length > 0) return [200, { id }];
  return [404, { code: 'user_not_found', message: 'User not found' }];
}

async function addAccount(db: Database, body: string): Promise<[number, object]> {
  const account = JSON.parse(body) as {
    id: string;
    email: string;
    email_confirm?: boolean;
    user_metadata: object;
    app_metadata?: object;
  };
  const added = await db.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
     values ($1, $2, case when $3 then now() end, $4::text::jsonb, $5::text::jsonb)
     on conflict (email) do nothing returning id`,
    [
      account.id,
      account.email.toLowerCase(),
      account.email_confirm === true,
      JSON.stringify(account.user_metadata),
      JSON.stringify(account.app_metadata ?? {}),
    ],
  );
  if (added.length > 0) return [200, { id: account.id, email: account.email }];
  return [422, EMAIL_EXISTS];
}

/** Sends nothing: the tests look at the calls. */
async function inviteAccount(db: Database, body: string): Promise<[number, object]> {
  const { email } = JSON.parse(body) as { email: string };
  const [waiting] = await db.query<{ id: string }>(
    'select id from auth.users where email = $1 and email_confirmed_at is null',
    [email.toLowerCase()],
  );
  return waiting ? [200, { id: waiting.id, email }] : [422, EMAIL_EXISTS];
}

const EMAIL_EXISTS = {
  code: 'email_exists',
  message: 'A user with this email address has already been registered',
};
