import { createClient } from '@supabase/supabase-js';
import Fastify from 'fastify';
import { scryptSync } from 'node:crypto';
import type { TestContext } from 'node:test';
import type { Database, Queryable } from '../db/port.ts';
import { identityPlugin, type IdentityOptions } from '../identity/identityPlugin.ts';
import { enqueueMail } from '../mail/outbox.ts';

export const ANON_KEY = 'local-anon-key';
export const SERVICE_KEY = 'local-service-key';
export const SITE_URL = 'http://identity.test';

const PASSWORD = 'demo-agencia-2026';
const SALT = Buffer.from('sal de las pruebas');
const CHEAP_HASH = `$scrypt$ln=1,r=1,p=1$${[
  SALT,
  scryptSync(PASSWORD, SALT, 32, { N: 2, r: 1, p: 1 }),
]
  .map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  .join('$')}`;

/** A person who can sign in. */
export interface Account {
  id: string;
  email: string;
  password: string;
}

/** Options of embedded identity for tests: mails are queued, and there are no limits. */
export function identityOptions(db: Database) {
  return {
    db,
    siteUrl: SITE_URL,
    anonKey: ANON_KEY,
    serviceRoleKey: SERVICE_KEY,
    mail: { enqueue: enqueueMail, wake: () => undefined },
    autoconfirm: false,
    rateLimits: false,
    sessionLength: { idle: 30, max: 90 },
  } satisfies IdentityOptions;
}

/** Starts embedded identity on its own port until the test ends. */
export async function startIdentity(
  t: TestContext,
  db: Database,
  options: Partial<IdentityOptions> = {},
) {
  // Tests set the caller's address by X-Forwarded-For.
  const app = Fastify({ forceCloseConnections: true, trustProxy: true });
  await app.register(identityPlugin, { ...identityOptions(db), ...options });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => app.close());
  return {
    url,
    client: () => connect(url),
    /** Uses the service key. */
    admin: connect(url, SERVICE_KEY).auth.admin,
    signIn: (who: Account) => signIn(url, who),
  };
}

/** A supabase-js client configured as in the site; each one acts as a separate browser. */
export function connect(url: string, key = ANON_KEY) {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
}

async function signIn(url: string, { email, password }: Account) {
  const client = connect(url);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, session: data.session };
}

/**
 * Creates a confirmed person with a unique address. Its hash has the lowest cost that scrypt
 * allows; verification uses the parameters in the hash.
 *
 * @param role name in app.roles
 */
export async function createAccount(db: Queryable, role = 'client'): Promise<Account> {
  const email = `${crypto.randomUUID()}@example.pe`;
  const id = crypto.randomUUID();
  await db.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
     values ($1, $2, $3, now(), '{"full_name": "Rosa Quispe"}')`,
    [id, email, CHEAP_HASH],
  );
  await db.query(
    'update app.profiles set role_id = (select id from app.roles where name = $2) where id = $1',
    [id, role],
  );
  return { id, email, password: PASSWORD };
}
