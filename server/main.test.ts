import assert from 'node:assert/strict';
import { readFile, watch } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Dashboard } from '#contract/projects.ts';
import { findSecrets } from '../tools/secrets.ts';
import { openPglite } from './db/pglite.ts';
import type { Database } from './db/port.ts';
import { DEMO_PASSWORD } from './demo/demoAccounts.ts';
import { freePort } from '../tools/freePort.ts';
import { FULL } from './testing/full.ts';
import { startServer, temporaryFolder, type ServerProcess } from './testing/serverProcess.ts';

/** Its client has not answered for three business days. */
const OVERDUE_DELIVERY = `
  with project as (
    insert into app.projects (name, client_id, service_id)
    select 'Vencido', id, 1 from auth.users where email = 'cliente@demo.pe'
    returning id, client_id
  ), phase as (
    insert into app.phases (project_id, name, start_date, end_date, position)
    select id, 'Análisis', now(), now(), 0 from project returning id
  )
  insert into app.deliveries (phase_id, project_id, author_id, author_name, body, created_at)
  select phase.id, project.id, client_id, 'Responsable', 'Vencida', now() - interval '8 days'
    from project, phase`;

describe('a server process', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let dataDir: string;
  let running: ServerProcess[];

  beforeEach(async () => {
    folder = await temporaryFolder();
    dataDir = path.join(folder.dir, 'data');
    running = [];
  });
  afterEach(async () => {
    for (const server of running) server.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    await folder.remove();
  });

  async function start(env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const server = await startServer({ DATA_DIR: dataDir, ...env });
    running.push(server);
    return server;
  }

  /** The process must print one line with the reason, exit with code 1, and print nothing else. */
  async function assertRefused(server: ServerProcess, line: RegExp): Promise<void> {
    const { code, stdout, stderr } = await server.ended;
    assert.match(stderr, line);
    assert.match(stderr, /^No se pudo iniciar\. [^\n]+\n$/);
    assert.equal(stdout, '');
    assert.equal(code, 1);
  }

  it('without its database does not start, and does not print the password', async () => {
    const port = await freePort();
    const server = await start({
      DATABASE_URL: `postgres://api:secreto@127.0.0.1:${port}/agencia`,
    });
    await assertRefused(
      server,
      new RegExp(`\\(127\\.0\\.0\\.1:${port}\\) no responde: ECONNREFUSED`),
    );
    assert.doesNotMatch((await server.ended).stderr, /secreto/);
  });

  it('in embedded mode serves a demo account its rows, logs no secret, locks its data, and starts again after kill -9', async () => {
    const first = await start();
    await first.ready();
    assert.match(first.printed(), /modo embebido/);
    assert.match(first.printed(), /contraseña demo-agencia-2026:\n +admin@demo\.pe/);
    assert.deepEqual(await (await fetch(`${first.url}/dev/mailbox.json`)).json(), []);
    const session = await signIn(first, 'cliente@demo.pe');
    const projects = await projectsOf(first, session);
    assert.ok(projects.length >= 2);
    await assertRefused(await start(), /Otro proceso ya usa la carpeta de datos/);
    const serviceKey = await readFile(path.join(dataDir, 'service-role-key'), 'utf8');
    await callWithSecrets(first, session.access_token, serviceKey);
    await first.said('"route":"/auth/v1/admin/users"');

    first.kill('SIGKILL');
    const { stdout, stderr } = await first.ended;
    assertNoSecrets(stdout + stderr, [
      session.access_token,
      session.refresh_token,
      ...[serviceKey, DEMO_PASSWORD, 'cliente@demo.pe'],
    ]);
    await withDatabase((db) =>
      db.script(`insert into app.idempotency_keys (key, body_hash, claim, expires_at)
                 values ('dead', '', gen_random_uuid(), now() + interval '1 hour');
                 ${OVERDUE_DELIVERY}`),
    );
    const next = await start();
    await next.ready();
    const kept = await projectsOf(next, await signIn(next, 'cliente@demo.pe'));
    assert.deepEqual(kept.slice(-projects.length), projects);
    next.kill('SIGTERM');
    assert.equal((await next.ended).code, 0);
    await withDatabase(async (db) => {
      assert.deepEqual(await db.query('select from app.idempotency_keys'), []);
      // A server looks at deliveries when it starts, and finishes that before it ends.
      const overdue = await db.query(`select reminded from app.deliveries where body = 'Vencida'`);
      assert.deepEqual(overdue, [{ reminded: 1 }]);
    });
  });

  it('aborts a start in progress', { skip: !FULL }, async () => {
    const files = watch(folder.dir);
    const server = await start({ DEMO_DATA: 'off' });
    // Signals are handled before the data directory appears; the database opens after it.
    for await (const { filename } of files) if (filename === 'data') break;
    server.kill('SIGTERM');
    const { code, stdout, stderr } = await server.ended;
    assert.match(stdout, /^Deteniendo[^\n]+\n$/);
    assert.equal(stderr, '');
    assert.equal(code, 0);
  });

  /** Opens the embedded database while no server runs. */
  async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const db = await openPglite(path.join(dataDir, 'postgres'));
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }
});

interface Session {
  access_token: string;
  refresh_token: string;
}

async function signIn({ url }: ServerProcess, email: string): Promise<Session> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'local-anon-key', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { access_token, refresh_token } = (await answer.json()) as Session;
  return { access_token, refresh_token };
}

/** The ids of the projects on the person's dashboard. */
async function projectsOf({ url }: ServerProcess, { access_token }: Session): Promise<string[]> {
  const dashboard = await fetch(`${url}/api/data/dashboard`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return ((await dashboard.json()) as Dashboard).projects.map(({ id }) => id);
}

/** Sends token and service key in addresses and headers, where a log might repeat them. */
async function callWithSecrets(
  { url }: ServerProcess,
  token: string,
  serviceKey: string,
): Promise<void> {
  for (const path of ['/api/data/dashboard', '/auth/v1/user', '/rest/v1/profiles', '/nada']) {
    await fetch(`${url}${path}?access_token=${token}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  }
  await fetch(`${url}/auth/v1/admin/users`, { headers: { authorization: `Bearer ${serviceKey}` } });
}

function assertNoSecrets(output: string, secrets: string[]): void {
  // The banner of the start prints the demo password.
  const log = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
  assert.match(log, /"route":"\/api\/data\/dashboard"/);
  assert.deepEqual(findSecrets('log', log), []);
  for (const secret of secrets) {
    assert.ok(secret.length > 8);
    assert.equal(log.includes(secret), false);
  }
}
