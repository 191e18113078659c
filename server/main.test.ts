import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Dashboard } from '#contract/projects.ts';
import { openPglite } from './db/pglite.ts';
import type { Database } from './db/port.ts';
import { createDatabase } from './testing/databases.ts';
import { freePort } from './testing/freePort.ts';
import { startServer, temporaryFolder, type ServerProcess } from './testing/serverProcess.ts';

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
    const server = await startServer({ DATA_DIR: dataDir, DEMO_DATA: 'off', ...env });
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

  describe('a start that fails', () => {
    it('on a port in use leaves the data untouched', async (t) => {
      const port = await freePort();
      const other = net.createServer().listen(port, '127.0.0.1');
      t.after(() => other.close());
      await once(other, 'listening');
      const server = await start({ PORT: String(port) });
      await assertRefused(server, new RegExp(`El puerto ${port} ya está en uso`));
      assert.equal(existsSync(dataDir), false);
    });

    it('with a half-set group of settings', async () => {
      const server = await start({ SUPABASE_URL: 'https://p.supabase.co' });
      await assertRefused(server, /Faltan SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY y/);
      assert.equal(existsSync(dataDir), false);
    });

    it('without its database, without printing the password', async () => {
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

    it('on a host address of another machine', async () => {
      await assertRefused(await start({ HOST: '192.0.2.1' }), /HOST \(192\.0\.2\.1\)/);
    });

    it('with a file as data directory', async () => {
      await assertRefused(await start({ DATA_DIR: import.meta.filename }), /La carpeta de datos/);
    });
  });

  describe('embedded mode', () => {
    it('serves a demo account its rows, locks its data, and starts again after kill -9', async () => {
      const first = await start({ DEMO_DATA: 'on' });
      await first.ready();
      assert.match(first.printed(), /modo embebido/);
      assert.match(first.printed(), /contraseña demo-agencia-2026:\n +admin@demo\.pe/);
      const projects = await projectsOf(first, 'cliente@demo.pe');
      assert.ok(projects.length >= 2);
      assert.deepEqual(await (await fetch(`${first.url}/dev/mailbox.json`)).json(), []);
      await assertRefused(await start(), /Otro proceso ya usa la carpeta de datos/);

      first.kill('SIGKILL');
      await first.ended;
      await withDatabase((db) =>
        db.script(`insert into app.idempotency_keys (key, body_hash, claim, expires_at)
                 values ('dead', '', gen_random_uuid(), now() + interval '1 hour')`),
      );
      const next = await start({ DEMO_DATA: 'on' });
      await next.ready();
      assert.deepEqual(await projectsOf(next, 'cliente@demo.pe'), projects);
      next.kill('SIGTERM');
      await next.ended;
      const left = await withDatabase((db) => db.query('select from app.idempotency_keys'));
      assert.equal(left.length, 0);
    });
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

  /** Signs the person in and returns the ids of the projects on their dashboard. */
  async function projectsOf({ url }: ServerProcess, email: string): Promise<string[]> {
    const session = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: 'local-anon-key', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'demo-agencia-2026' }),
    });
    const { access_token } = (await session.json()) as { access_token: string };
    const dashboard = await fetch(`${url}/api/data/dashboard`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    return ((await dashboard.json()) as Dashboard).projects.map(({ id }) => id);
  }

  describe('staging mode', () => {
    it('runs on its own Postgres, without demo accounts or mailbox', async () => {
      const server = await start({ DATABASE_URL: await createDatabase('template1') });
      await server.ready();
      assert.match(server.printed(), /modo de prueba/);
      assert.doesNotMatch(server.printed(), /demo\.pe/);
      assert.match(server.printed(), /Correos: esperan guardados hasta que definas SMTP_URL/);
      assert.equal((await fetch(`${server.url}/api/ready`)).status, 200);
      const mailbox = await fetch(`${server.url}/dev/mailbox.json`, { redirect: 'manual' });
      assert.notEqual(mailbox.status, 200);
      assert.equal(existsSync(dataDir), false);
    });
  });

  describe('shutdown', () => {
    /** A request whose last byte has not been sent. */
    async function halfRequest({ url }: ServerProcess): Promise<net.Socket> {
      const socket = net.connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
      socket.write('POST /api/data/subscribe HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n');
      socket.write(
        'Content-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n',
      );
      // The server asks for the body, so it has begun the request.
      await once(socket, 'data');
      return socket;
    }

    it('finishes requests in flight, then exits with code 0', async () => {
      const server = await start({ DATABASE_URL: await createDatabase('template1') });
      await server.ready();
      const socket = await halfRequest(server);
      server.kill('SIGTERM');
      await server.said('Deteniendo');
      socket.write('{}');
      const [answer] = (await once(socket, 'data')) as [string];
      assert.match(answer, /^HTTP\/1\.1 400 /);
      assert.equal((await server.ended).code, 0);
    });

    it('exits at once on the second signal', async () => {
      const server = await start({ DATABASE_URL: await createDatabase('template1') });
      await server.ready();
      const socket = await halfRequest(server);
      server.kill('SIGTERM');
      server.kill('SIGINT');
      assert.equal((await server.ended).code, 1);
      socket.destroy();
    });

    it('aborts a start in progress', async () => {
      const files = watch(folder.dir);
      const server = await start();
      // Signals are handled before the data directory appears; the database opens after it.
      for await (const { filename } of files) if (filename === 'data') break;
      server.kill('SIGTERM');
      const { code, stdout, stderr } = await server.ended;
      assert.match(stdout, /^Deteniendo[^\n]+\n$/);
      assert.equal(stderr, '');
      assert.equal(code, 0);
    });
  });
});
