import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, describe, it } from 'node:test';
import { calls, type CallName } from '#contract/calls.ts';
import { pathFor } from '#contract/routes.ts';
import { Ticket } from '#contract/tickets.ts';
import type { Database } from '../../db/port.ts';
import { timeLimitedDatabase } from '../../db/unavailable.ts';
import { tokenVerifier } from '../../plugins/accessTokens.ts';
import { seedCompany, type Cast, type CastName } from '../../testing/company.ts';
import { forEachDatabase, racesOnly } from '../../testing/databases.ts';
import { FULL } from '../../testing/full.ts';
import { closeNow, listenTo, type Listener } from '../../testing/listener.ts';
import { testApp, testServices } from '../../testing/testApp.ts';
import { ISSUER, addLiveSession, tokenMint } from '../../testing/tokenMint.ts';

const mint = await tokenMint();

forEachDatabase((databaseName, open) => {
  describe(`live events, on ${databaseName}`, () => {
    let db: Database;
    let cast: Cast;
    const servers: ReturnType<typeof testApp>['app'][] = [];
    const listeners: Listener[] = [];

    /** @param lookAtStreamsEveryMs by default longer than the test runs */
    const serve = async (lookAtStreamsEveryMs = 600_000) => {
      const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
      const services = testServices({ lookAtStreamsEveryMs });
      const { app } = testApp({ db: timeLimitedDatabase(db), verifyToken, services });
      await app.listen({ port: 0, host: '127.0.0.1' });
      servers.push(app);
      return { app, origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
    };
    let origin: string;

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
      ({ origin } = await serve());
    });
    afterEach(() => {
      for (const listener of listeners.splice(0)) listener.hangUp();
    });
    after(() => Promise.all(servers.map(closeNow)));

    const bearer = async (who: CastName) => ({
      authorization: `Bearer ${await mint.issue(cast[who])}`,
    });

    const listen = async (who: CastName, at = origin) => {
      const listener = await listenTo(`${at}/api/data/events`, await bearer(who));
      listeners.push(listener);
      return listener;
    };

    const call = async (who: CastName, name: CallName, id = '', body?: object) => {
      const { method, path } = calls[name];
      const response = await fetch(`${origin}/api${pathFor({ method, path }, id)}`, {
        method,
        headers: { ...(await bearer(who)), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      assert.ok(response.ok, `${name}: ${response.status}`);
      return response.json() as Promise<unknown>;
    };
    const raise = async (who: CastName = 'client') => {
      const body = { subject: 'No carga', description: 'Nada' };
      return Ticket.parse(await call(who, 'createTicket', '', body)).id;
    };
    const event = (name: string, id: string) => `event: ${name}\ndata: {"id":"${id}"}`;
    /** Sends an event to everybody; once it arrives, all earlier events have arrived. */
    const mark = async () => {
      const id = randomUUID();
      await db.query(`select app.send_event('ticket', $1, $2::text::uuid[], '{}', '{}')::text`, [
        id,
        `{${Object.values(cast).join(',')}}`,
      ]);
      return event('ticket', id);
    };

    /** What each stream told until now. */
    const toldBy = async (...streams: Listener[]) => {
      const marked = await mark();
      return Promise.all(streams.map((stream) => stream.before(marked)));
    };

    // The embedded database has no connections, and one process alone opens it.
    if (databaseName === 'Postgres') {
      it('reach clients of other servers on the same database', async () => {
        const other = await serve();
        const client = await listen('client', other.origin);
        const id = await raise();
        assert.deepEqual(await client.before(await mark()), [event('ticket', id)]);
      });

      it('end when the database connection is lost, and can be reopened once it is restored', async () => {
        const client = await listen('client');
        await db.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and query ilike 'listen%'`,
        );
        await client.ended;
        // Answers are 503 until the server listens again; from then on no event is missed.
        let back = await listen('client');
        while (back.status === 503) back = await listen('client');
        const id = await raise();
        assert.ok((await back.next(1)).includes(event('ticket', id)));
      });
    }
    if (racesOnly(databaseName)) return;

    it('start at once, and are neither buffered nor cached', async () => {
      const { status, headers } = await listen('client');
      assert.equal(status, 200);
      assert.match(headers.get('content-type') ?? '', /^text\/event-stream/);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(headers.get('x-accel-buffering'), 'no');
    });

    it('of a ticket reach the people who may see it, and nobody else', async () => {
      // In this order: client, otherClient, projectManager, ticketManager, copywriter, admin.
      const people = Object.keys(cast) as CastName[];
      const streams = await Promise.all(people.map((who) => listen(who)));
      const id = await raise();
      const all = await toldBy(...streams);
      const tickets = all.map((events) => events.filter((one) => one.startsWith('event: ticket')));
      const own = [event('ticket', id)];
      assert.deepEqual(tickets, [own, [], [], own, [], own]);
      const notified = all.map((events) => events.some((one) => one.startsWith('event: notice')));
      assert.deepEqual(notified, [false, false, false, true, false, false]);
    });

    it('of each message reach both sides and who is in charge, of an internal note never the client', async () => {
      const id = await raise();
      await call('admin', 'assignTicket', id, { userId: cast.copywriter });
      const people = ['client', 'ticketManager', 'copywriter'] as const;
      const streams = await Promise.all(people.map((who) => listen(who)));
      // Also of a message after which the ticket's row is as it was.
      for (const who of ['admin', 'admin', 'client', 'client'] as const) {
        await call(who, 'replyToTicket', id, { body: 'Sigo' });
      }
      await call('admin', 'replyToTicket', id, { body: 'Ojo', internal: true });
      const all = await toldBy(...streams);
      const own = event('ticket', id);
      const counts = all.map((events) => events.filter((one) => one === own).length);
      assert.deepEqual(counts, [4, 5, 5]);
    });

    it('of a project reach its client, its manager and admins', async () => {
      const [project] = await db.query<{ id: string }>(
        'select id from app.projects where client_id = $1',
        [cast.client],
      );
      const id = project?.id ?? '';
      const people = ['client', 'otherClient', 'projectManager', 'ticketManager', 'admin'] as const;
      const streams = await Promise.all(people.map((who) => listen(who)));
      await call('admin', 'updateProject', id, { progress: 55 });
      const own = [event('project', id)];
      const all = await toldBy(...streams);
      assert.deepEqual(all, [own, [], own, [], own]);
    });

    it('end with a change of role, before any later event; a new one has the new role', async () => {
      const other = await listen('client');
      await db.query('update app.profiles set role_id = 3 where id = $1', [cast.copywriter]);
      // The change has arrived: it must not end the stream that follows.
      await other.before(await mark());
      const support = await listen('copywriter');
      const id = await raise();
      assert.ok((await support.next(1)).includes(event('ticket', id)));
      const later = randomUUID();
      // Both in one transaction, so that the event follows at once.
      await db.transaction(async (tx) => {
        await tx.query('update app.profiles set role_id = 5 where id = $1', [cast.copywriter]);
        await tx.query(
          `select app.send_event('ticket', $1, '{}', '{}', '{ticket_manager}')::text`,
          [later],
        );
      });
      await support.ended;
      assert.ok(!support.text().includes(later));

      const writer = await listen('copywriter');
      await raise();
      assert.deepEqual(await writer.before(await mark()), []);
    });

    it('end when their session ends; other streams stay open', async () => {
      const [client, other] = await Promise.all([listen('client'), listen('otherClient')]);
      await db.query('delete from auth.sessions where id = $1', [cast.client]);
      await client.ended;
      await addLiveSession(db, cast.client);
      assert.deepEqual(await toldBy(other), [[]]);
    });

    it('end at the next check after their session expires; the others get a comment', async () => {
      const { origin: at } = await serve(50);
      const [client, other] = await Promise.all([listen('client', at), listen('otherClient', at)]);
      await db.query('update auth.sessions set not_after = now() where id = $1', [cast.client]);
      await client.ended;
      await db.query('update auth.sessions set not_after = null where id = $1', [cast.client]);
      while (!other.text().includes(': sigo aquí\n\n')) await other.more();
      assert.match(other.text(), /^: hola\n\n(: sigo aquí\n\n)+$/);
    });

    it('end at the next check after their person is deactivated, and cannot be reopened', async () => {
      const { origin: at } = await serve(50);
      const [client, other] = await Promise.all([listen('client', at), listen('otherClient', at)]);
      const ban = (until: string) =>
        db.query(`update auth.users set banned_until = '${until}' where id = $1`, [cast.client]);
      await ban('2999-01-01');
      await client.ended;
      assert.equal((await listen('client', at)).status, 401);
      await ban('2020-01-01');
      assert.equal((await listen('client', at)).status, 200);
      assert.deepEqual(await toldBy(other), [[]]);
    });

    it('end at once when an admin deactivates their person', async () => {
      const { origin: at } = await serve(60_000);
      const [client, other] = await Promise.all([listen('client', at), listen('otherClient', at)]);
      const deactivate = (when: string) =>
        db.query(`update app.profiles set deactivated_at = ${when} where id = $1`, [cast.client]);
      await deactivate('now()');
      await client.ended;
      assert.equal((await listen('client', at)).status, 401);
      await deactivate('null');
      // The cast keeps its sessions.
      await db.query('update app.profiles set sessions_from = null where id = $1', [cast.client]);
      assert.deepEqual(await toldBy(other), [[]]);
    });

    it('end when their server closes, and do not delay it', async () => {
      const { app, origin: at } = await serve();
      const client = await listen('client', at);
      await Promise.all([client.ended, app.close()]);
    });

    it('hold no database connection: calls work while many streams are open', async () => {
      // The embedded database answers five calls at once, Postgres fifty.
      const everybody = Object.keys(cast) as CastName[];
      const people = Array.from({ length: FULL ? 10 : 2 }, () => everybody).flat();
      await Promise.all(people.map((who) => listen(who)));
      const id = await raise();
      await Promise.all(people.map(() => call('client', 'getTicket', id)));
    });
  });
});
