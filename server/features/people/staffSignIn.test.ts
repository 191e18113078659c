import { createClient } from '@supabase/supabase-js';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it, type TestContext } from 'node:test';
import type { Profile } from '#contract/people.ts';
import { openPostgres } from '../../db/postgres.ts';
import { createDatabase } from '../../testing/databases.ts';
import { FULL } from '../../testing/full.ts';
import { createAccount } from '../../testing/identityService.ts';
import { startServer, temporaryFolder } from '../../testing/serverProcess.ts';
import { runningPostgres } from '../../testing/sharedPostgres.ts';

const PROJECT_MANAGER = 2;

/** Loaded by the server. */
const CHEAP_HASHES = new URL('../../testing/cheapHashes.ts', import.meta.url);

/** The whole server in a separate process. */
async function serve(t: TestContext, env: NodeJS.ProcessEnv) {
  const { dir, remove } = await temporaryFolder();
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${CHEAP_HASHES.href}`;
  const server = await startServer({ DATA_DIR: dir, NODE_OPTIONS, ...env });
  t.after(async () => {
    server.kill('SIGKILL');
    await server.ended;
    await remove();
  });
  await server.ready();

  const signIn = async (email: string, password: string) => {
    const auth = { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() };
    const client = createClient(server.url, 'local-anon-key', { auth });
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    const role: unknown = (await client.rpc('get_role_for_user', { p_user_id: data.user.id })).data;
    return { token: data.session.access_token, id: data.user.id, role };
  };
  const call = (token: string, path: string, body?: object) =>
    fetch(`${server.url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { signIn, call, printed: server.printed };
}

/** An admin creates a project manager, who can sign in at once with that role. */
async function makeManager(
  { signIn, call, printed }: Awaited<ReturnType<typeof serve>>,
  admin: { email: string; password: string },
) {
  const { token } = await signIn(admin.email, admin.password);
  const ana = { email: 'Ana.Paz@demo.pe', password: 'clave-de-ana-2026', full_name: 'Ana Paz' };
  const made = await call(token, '/admin/staff', { ...ana, role_id: PROJECT_MANAGER });
  assert.equal(made.status, 201);
  const profile = (await made.json()) as Profile;
  const signedIn = await signIn('ana.paz@demo.pe', ana.password);
  assert.equal(signedIn.id, profile.id);
  assert.equal(signedIn.role, 'project_manager');
  assert.equal((await call(signedIn.token, '/data/dashboard')).status, 200);
  assert.equal((await call(signedIn.token, '/admin/all-data')).status, 403);

  const again = await call(token, '/admin/staff', { ...ana, role_id: PROJECT_MANAGER });
  assert.equal(again.status, 409);
  const common = { ...ana, email: 'luz@demo.pe', password: 'password', role_id: PROJECT_MANAGER };
  const refused = await call(token, '/admin/staff', common);
  assert.equal(refused.status, 400);
  assert.match(await refused.text(), /una de las más usadas/);
  assert.ok(!printed().includes(ana.password));
  assert.ok(!/ana\.paz/i.test(printed()));
}

describe('new staff on a server with embedded identity', () => {
  if (FULL) {
    it('can sign in at once, in embedded mode', async (t) => {
      await makeManager(await serve(t, {}), {
        email: 'admin@demo.pe',
        password: 'demo-agencia-2026',
      });
    });
  }

  it('can sign in at once, in staging mode', async (t) => {
    const { template } = await runningPostgres();
    const DATABASE_URL = await createDatabase(template);
    const server = await serve(t, { DATABASE_URL });
    const db = openPostgres(DATABASE_URL, { max: 1 });
    t.after(() => db.close());
    const admin = await createAccount(db, 'admin');
    await makeManager(server, admin);
  });
});
