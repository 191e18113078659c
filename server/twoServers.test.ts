import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openPostgres } from './db/postgres.ts';
import type { Database } from './db/port.ts';
import { remindOfDeliveries } from './features/projects/reminders.ts';
import { createDatabase } from './testing/databases.ts';
import { freePort } from '../tools/freePort.ts';
import { createAccount, type Account } from './testing/identityService.ts';
import { enqueueTo, people } from './testing/mailParts.ts';
import { startServer, temporaryFolder, type ServerProcess } from './testing/serverProcess.ts';
import { startCatcher, type SmtpCatcher } from './testing/smtpCatcher.ts';
import { testServices } from './testing/testApp.ts';

describe('two servers on one Postgres, in staging mode', () => {
  let db: Database;
  let smtp: SmtpCatcher;
  let servers: [ServerProcess, ServerProcess];
  let client: Account;
  let databaseUrl: string;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let dataDir: string;

  before(async () => {
    folder = await temporaryFolder();
    dataDir = path.join(folder.dir, 'data');
    databaseUrl = await createDatabase('template1');
    db = openPostgres(databaseUrl, { max: 2 });
    smtp = await startCatcher();
    const ports = [String(await freePort()), String(await freePort())] as const;
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Tramayo <hola@tramayo.pe>',
      // The public address of both: that of a load balancer.
      SITE_URL: 'http://localhost:5001',
      SUPABASE_SERVICE_ROLE_KEY: 'llave-de-servicio-de-las-pruebas',
    };
    // Started together: one of them makes migrations and signing key.
    servers = await Promise.all([
      startServer({ ...env, PORT: ports[0] }),
      startServer({ ...env, PORT: ports[1] }),
    ]);
    await Promise.all(servers.map((server) => server.ready()));
    client = await createAccount(db);
  });
  after(async () => {
    for (const server of servers) server.kill('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    await smtp.stop();
    await folder.remove();
    await db.close();
  });

  const signIn = async (server: ServerProcess, { email, password }: Account) => {
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: 'local-anon-key', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const body = (await answer.json()) as { access_token: string };
    return { status: answer.status, token: body.access_token };
  };
  const recover = async (server: ServerProcess, { email }: Account) => {
    const answer = await fetch(`${server.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: 'local-anon-key', 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    assert.equal(answer.status, 200);
  };
  const tickets = (server: ServerProcess, token: string, init: Sending = {}) =>
    fetch(`${server.url}/api/data/tickets`, {
      ...init,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...init.headers,
      },
    });

  test('run on the Postgres alone, without demo accounts or mailbox', async () => {
    for (const server of servers) {
      assert.match(server.printed(), /modo de prueba/);
      assert.doesNotMatch(server.printed(), /demo\.pe/);
      assert.equal((await fetch(`${server.url}/api/ready`)).status, 200);
      const mailbox = await fetch(`${server.url}/dev/mailbox.json`, { redirect: 'manual' });
      assert.notEqual(mailbox.status, 200);
    }
    assert.equal(existsSync(dataDir), false);
  });

  test('a token issued by one is valid at the other', async () => {
    for (const [from, to] of [servers, servers.toReversed()] as [ServerProcess, ServerProcess][]) {
      const { token } = await signIn(from, client);
      assert.equal((await tickets(to, token)).status, 200);
    }
  });

  test('one idempotency key creates one ticket, whichever server gets the calls', async () => {
    const { token } = await signIn(servers[0], client);
    const init = {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: JSON.stringify({ subject: 'Dos servidores', description: 'Uno solo' }),
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => tickets(servers[index % 2 ? 1 : 0], token, init)),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(await Promise.all(answers.map((answer) => answer.text()))).size, 1);
    const rows = await db.query(`select from app.tickets where subject = 'Dos servidores'`);
    assert.equal(rows.length, 1);
  });

  test('a changed role applies at both at once', async () => {
    const support = await createAccount(db, 'ticket_manager');
    const { token } = await signIn(servers[0], support);
    const create = (server: ServerProcess) =>
      tickets(server, token, {
        method: 'POST',
        body: JSON.stringify({ subject: 'Rol', description: 'Cambia' }),
      });
    const statuses = async () => [
      (await create(servers[0])).status,
      (await create(servers[1])).status,
    ];
    assert.deepEqual(await statuses(), [403, 403]);
    await db.query('update app.profiles set role_id = 1 where id = $1', [support.id]);
    assert.deepEqual(await statuses(), [201, 201]);
  });

  test('failed sign-ins are counted across both', async () => {
    const target = await createAccount(db);
    const answers: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const server = servers[attempt % 2 ? 1 : 0];
      answers.push((await signIn(server, { ...target, password: 'otra-clave' })).status);
    }
    assert.deepEqual(answers, [...Array<number>(10).fill(400), 429, 429]);
  });

  test('a delivery without an answer is reminded of once per step', async (t) => {
    await db.query(
      `with project as (
         insert into app.projects (name, client_id, service_id) values ('Dos', $1, 1) returning id
       ), phase as (
         insert into app.phases (project_id, name, start_date, end_date, position)
         select id, 'Análisis', now(), now(), 0 from project returning id, project_id
       )
       insert into app.deliveries (phase_id, project_id, author_id, author_name, body, created_at)
       select id, project_id, $1, 'Responsable', 'Lista', now() - interval '8 days' from phase`,
      [client.id],
    );
    // Each server looks at deliveries when it starts and every ten minutes.
    const looks = [openPostgres(databaseUrl), openPostgres(databaseUrl)];
    t.after(() => Promise.all(looks.map((each) => each.close())));
    const look = async () => {
      await Promise.all(looks.map((each) => remindOfDeliveries(each, testServices())));
      const [row] = await db.query(
        `select (select sum(reminded)::int from app.deliveries) as steps,
                (select count(*)::int from app.notices where kind = 'reminder') as notices`,
      );
      return row;
    };
    assert.deepEqual(await look(), { steps: 1, notices: 1 });
    assert.deepEqual(await look(), { steps: 1, notices: 1 });
    await db.script(`alter table app.deliveries disable trigger deliveries_keep;
      update app.deliveries set created_at = now() - interval '20 days';
      alter table app.deliveries enable always trigger deliveries_keep`);
    assert.deepEqual(await look(), { steps: 2, notices: 2 });
    assert.deepEqual(await look(), { steps: 2, notices: 2 });
  });

  test('each mail is sent once, and a stop finishes what is in progress', async () => {
    const forgetful = await Promise.all([createAccount(db), createAccount(db)]);
    const waiting = people(12);
    const recipients = [...waiting, ...forgetful.map(({ email }) => email)];
    await enqueueTo(db, waiting);
    // Each server writes a mail of its own, and then sends whatever waits.
    await Promise.all(servers.map((server, index) => recover(server, forgetful[index]!)));
    await smtp.taken(recipients.length);
    const socket = await halfRequest(servers[0]);
    for (const server of servers) server.kill('SIGTERM');
    await servers[0].said('Deteniendo');
    socket.write('{}');
    const [answer] = (await once(socket, 'data')) as [string];
    assert.match(answer, /^HTTP\/1\.1 400 /);
    const ends = await Promise.all(servers.map(({ ended }) => ended));
    assert.deepEqual(
      ends.map(({ code }) => code),
      [0, 0],
    );
    // A graceful shutdown finishes any mail in progress, so a duplicate would show by now.
    const to = smtp.mails.map(({ to }) => to?.[0]?.address).sort();
    assert.deepEqual(to, recipients.sort());
    // Mails about tickets wait for further news.
    const left = await db.query(
      'select from app.outbox where sent_at is null and next_attempt_at <= now()',
    );
    assert.equal(left.length, 0);
  });
});

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

interface Sending {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
