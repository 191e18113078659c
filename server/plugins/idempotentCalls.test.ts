import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, test } from 'node:test';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Database } from '../db/port.ts';
import { addProject, seedCompany, type Cast, type CastName } from '../testing/company.ts';
import { interceptTransactions } from '../testing/interceptTransactions.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { testApp } from '../testing/testApp.ts';
import { ISSUER, tokenMint } from '../testing/tokenMint.ts';
import { tokenVerifier } from './accessTokens.ts';

const mint = await tokenMint();

forEachDatabase((name, open) => {
  describe(`repeated calls, on ${name}`, () => {
    let db: Database;
    let between: ReturnType<typeof interceptTransactions>;
    let cast: Cast;
    /** Two servers on one database. */
    let apps: [FastifyInstance, FastifyInstance];
    let subject: string;

    before(async () => {
      db = await open();
      between = interceptTransactions(db);
      cast = await seedCompany(db);
      const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
      apps = [testApp({ db: between.db, verifyToken }).app, testApp({ db, verifyToken }).app];
    });
    beforeEach(() => {
      subject = `Ticket ${randomUUID()}`;
    });

    async function send(
      key: string | null,
      { body = {}, reply, who = 'client', app = apps[0] }: Partial<Sending> = {},
    ): Promise<LightMyRequestResponse> {
      return app.inject({
        method: 'POST',
        url: reply ? '/api/admin/saved-replies' : '/api/data/tickets',
        headers: {
          authorization: `Bearer ${await mint.issue(cast[who])}`,
          ...(key !== null && { 'idempotency-key': key }),
        },
        payload: reply ?? { subject, description: 'No carga', ...body },
      });
    }
    const rows = async () =>
      (await db.query('select id from app.tickets where subject = $1', [subject])).length;
    const statuses = (answers: LightMyRequestResponse[]) =>
      answers.map(({ statusCode }) => statusCode);

    test('two in sequence create one ticket and get identical answers', async () => {
      const key = randomUUID();
      const first = await send(key);
      const second = await send(key, { app: apps[1] });
      assert.deepEqual(statuses([first, second]), [201, 201]);
      assert.equal(first.json<{ subject: string }>().subject, subject);
      assert.equal(second.body, first.body);
      assert.equal(second.headers['content-type'], first.headers['content-type']);
      assert.equal(await rows(), 1);
    });

    test('ten at once, on two servers, create one ticket', async () => {
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => send(key, { app: apps[index % 2 ? 1 : 0] })),
      );
      assert.deepEqual(new Set(statuses(answers)), new Set([201]));
      assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
      assert.equal(await rows(), 1);
    });

    test('bodies that differ in key order or surrounding blanks count as the same', async () => {
      const key = randomUUID();
      const first = await send(key);
      const second = await send(key, { body: { subject: ` ${subject} ` } });
      const turned = await apps[0].inject({
        method: 'POST',
        url: '/api/data/tickets',
        headers: {
          authorization: `Bearer ${await mint.issue(cast.client)}`,
          'idempotency-key': key,
        },
        payload: { description: 'No carga', subject },
      });
      assert.deepEqual([second.body, turned.body], [first.body, first.body]);
      assert.equal(await rows(), 1);
    });

    test('a key sent with a different body is refused', async () => {
      const key = randomUUID();
      await send(key);
      const other = await send(key, { body: { description: 'Otra cosa' } });
      assert.equal(other.statusCode, 422);
      assert.deepEqual(other.json(), {
        message: 'Esta solicitud ya se envió con otros datos. Vuelve a intentarlo.',
      });
      assert.equal(await rows(), 1);
    });

    test('the same key of another person creates their own ticket', async () => {
      const key = randomUUID();
      const answers = [await send(key), await send(key, { who: 'otherClient' })];
      assert.deepEqual(statuses(answers), [201, 201]);
      assert.notEqual(answers[0]?.body, answers[1]?.body);
      assert.equal(await rows(), 2);
    });

    test('without a key each call creates one', async () => {
      assert.deepEqual(statuses([await send(null), await send(null)]), [201, 201]);
      assert.equal(await rows(), 2);
    });

    test('a malformed key is refused', async () => {
      for (const key of ['', 'dos palabras', 'ñ', 'x'.repeat(256)]) {
        const answer = await send(key);
        assert.equal(answer.statusCode, 400, key);
        assert.match(answer.body, /Idempotency-Key/);
      }
      assert.equal((await send('x'.repeat(255))).statusCode, 201);
    });

    test('a failed call may be repeated with its key', async () => {
      const key = randomUUID();
      assert.equal((await send(key, { body: { subject: '' } })).statusCode, 400);
      assert.equal((await send(key, { who: 'ticketManager' })).statusCode, 403);
      assert.equal((await send(key, { body: { subject: 'con \u0000' } })).statusCode, 400);
      failWriting();
      assert.equal((await send(key)).statusCode, 500);
      assert.equal(await rows(), 0);
      assert.equal((await send(key)).statusCode, 201);
      assert.equal(await rows(), 1);
    });

    test('a person who has lost the role is refused instead of getting the stored answer', async () => {
      const key = randomUUID();
      const [role] = await db.query<{ role_id: number }>(
        'select role_id from app.profiles where id = $1',
        [cast.ticketManager],
      );
      const reply = { title: 'Saludo', body: 'Hola.' };
      assert.equal((await send(key, { who: 'ticketManager', reply })).statusCode, 201);
      await setRole(cast.ticketManager, 5);
      const again = await send(key, { who: 'ticketManager', reply });
      await setRole(cast.ticketManager, role?.role_id);
      assert.equal(again.statusCode, 403);
    });

    test('a stalled attempt whose lease was taken over writes nothing', async () => {
      const key = randomUUID();
      let other: LightMyRequestResponse | undefined;
      between.beforeNext(async () => {
        await db.query(`update app.idempotency_keys set expires_at = now() - interval '1 s'
                         where answer is null`);
        other = await send(key, { app: apps[1] });
      });
      const late = await send(key);
      assert.equal(other?.statusCode, 201);
      assert.equal(late.statusCode, 409);
      assert.equal(await rows(), 1);
      assert.equal((await send(key)).body, other.body);
    });

    test('an update is carried out each time, whatever its key', async () => {
      const project = await addProject(db, cast.client, 'Blog', 1, null);
      const key = randomUUID();
      const change = async (method: 'PUT' | 'POST', path: string, payload: object) => {
        const answer = await apps[0].inject({
          method,
          url: `/api/admin/projects/${project}${path}`,
          headers: {
            authorization: `Bearer ${await mint.issue(cast.admin)}`,
            'idempotency-key': key,
          },
          payload,
        });
        assert.equal(answer.statusCode, 200);
      };
      const kept = () =>
        db.query('select progress, assigned_to from app.projects where id = $1', [project]);
      for (const progress of [11, 22, 11]) await change('PUT', '', { progress });
      for (const userId of [cast.projectManager, null, cast.projectManager]) {
        await change('POST', '/assign', { userId });
      }
      assert.deepEqual(await kept(), [{ progress: 11, assigned_to: cast.projectManager }]);
    });

    function failWriting(): void {
      between.beforeNext(() => Promise.reject(new Error('connection lost')));
    }

    async function setRole(person: string, role: number | undefined): Promise<void> {
      await db.query('update app.profiles set role_id = $2 where id = $1', [person, role]);
    }
  });
});

interface Sending {
  body: Record<string, unknown>;
  /** A saved reply in place of a ticket. */
  reply: Record<string, unknown>;
  who: CastName;
  app: FastifyInstance;
}
