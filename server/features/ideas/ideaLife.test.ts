import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { IdeaDetail, IdeaResult, OwnIdeas } from '#contract/ideas.ts';
import type { Database } from '../../db/port.ts';
import { tokenVerifier } from '../../plugins/accessTokens.ts';
import { addPerson, seedCompany, type Cast } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { testApp, testServices } from '../../testing/testApp.ts';
import { ISSUER, tokenMint } from '../../testing/tokenMint.ts';

const SOME_ID = '7e6d5c4b-3a2f-4e1d-8c0b-9a8f7e6d5c4b';
const mint = await tokenMint();
const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });

forEmbeddedDatabase((databaseName, open) => {
  describe(`the life of an idea on ${databaseName}`, () => {
    let db: Database;
    let cast: Cast;
    let app: FastifyInstance;

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
      const services = testServices({
        ideas: {
          generate: (_prompt, count) =>
            Promise.resolve({
              engine: 'local',
              ideas: Array.from({ length: count }, (_, index) => ({
                name: `Idea ${index + 1}`,
                description: 'Una idea.',
                features: ['uno', 'dos', 'tres'],
              })),
            }),
        },
      });
      ({ app } = testApp({ db, verifyToken, services }));
    });

    async function person(): Promise<string> {
      const id = randomUUID();
      await addPerson(db, id, 'asker', 'client');
      return id;
    }

    async function bearer(sub: string) {
      return { authorization: `Bearer ${await mint.issue(sub)}` };
    }

    const list = async (sub: string, query = '') =>
      app.inject({ url: `/api/data/ideas${query}`, headers: await bearer(sub) });
    const page = async (sub: string, query = '') => (await list(sub, query)).json<OwnIdeas>();

    const detail = async (id: string, sub = cast.admin) =>
      app.inject({ url: `/api/admin/ideas/${id}`, headers: await bearer(sub) });

    async function generate(sub: string, prompt: string): Promise<IdeaResult> {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/ideas/generate-single',
        headers: await bearer(sub),
        payload: { prompt },
      });
      assert.equal(answer.statusCode, 200);
      return answer.json<IdeaResult>();
    }

    async function write(ideaId: string, headers: Record<string, string>): Promise<void> {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/data/contact',
        headers,
        payload: {
          name: 'Ana',
          email: 'ana@example.pe',
          subject: 'Quiero este proyecto',
          message: 'Hola.',
          recaptchaToken: 'x',
          ideaId,
        },
      });
      assert.equal(answer.statusCode, 201);
    }

    const requestedAt = async (id: string) => (await detail(id)).json<IdeaDetail>().requested_at;

    it('an idea is stored under the id that its answer gave', async () => {
      const sub = await person();
      const { engine, ...idea } = await generate(sub, 'Vendo pan');
      assert.equal(engine, 'local');
      const { rows, next } = await page(sub);
      assert.equal(next, null);
      const { createdAt, ...row } = rows[0] ?? assert.fail('no idea');
      assert.deepEqual(row, { ...idea, prompt: 'Vendo pan' });
      assert.ok(Math.abs(Date.parse(createdAt) - Date.now()) < 60_000);
    });

    it('an admin, too, lists only their own', async () => {
      assert.deepEqual(await page(cast.admin), { rows: [], next: null });
      const { rows } = await page(cast.client);
      assert.deepEqual(
        rows.map(({ name }) => name),
        ['Idea para Tienda'],
      );
    });

    it('pages are newest first, without duplicates or gaps', async () => {
      const sub = await person();
      // Five of them have the same timestamp, like those of one answer.
      await db.query(
        `insert into app.ideas (user_id, name, prompt, description, features, created_at)
         select $1, 'Idea ' || n, 'x', 'y', '{}', timestamptz '2026-11-01T10:00:00.123456Z' + (n / 5) * interval '1 microsecond'
           from generate_series(1, 12) n`,
        [sub],
      );
      const all = await page(sub);
      assert.equal(all.rows.length, 12);
      assert.equal(all.next, null);
      const names = all.rows.map(({ name }) => Number(name.slice('Idea '.length)));
      assert.deepEqual(
        names.map((n) => Math.floor(n / 5)),
        [2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0],
      );
      const found: string[] = [];
      let query = '?limit=4';
      for (let turn = 1; turn <= 3; turn += 1) {
        const { rows, next } = await page(sub, query);
        found.push(...rows.map(({ id }) => id));
        assert.equal(next === null, turn === 3);
        query = `?limit=4&cursor=${next}`;
      }
      assert.deepEqual(
        found,
        all.rows.map(({ id }) => id),
      );
    });

    it('a page has fifty ideas by default', async () => {
      const sub = await person();
      await db.query(
        `insert into app.ideas (user_id, name, prompt, description, features)
         select $1, 'Idea', 'x', 'y', '{}' from generate_series(1, 51)`,
        [sub],
      );
      const first = await page(sub);
      assert.equal(first.rows.length, 50);
      assert.equal((await page(sub, `?cursor=${first.next}`)).rows.length, 1);
    });

    it('another person’s cursor does not reveal their ideas', async () => {
      const sub = await person();
      await generate(sub, 'Vendo tortas por encargo');
      const cursor = `9999999999999999_${randomUUID()}`;
      const { rows } = await page(sub, `?cursor=${cursor}`);
      assert.deepEqual(
        rows.map(({ prompt }) => prompt),
        ['Vendo tortas por encargo'],
      );
    });

    const odd = [
      'cursor=x',
      'cursor=',
      `cursor=1_${'g'.repeat(36)}`,
      `cursor=99999999999999999_${SOME_ID}`,
      `cursor=1_${SOME_ID}&cursor=2_${SOME_ID}`,
      'limit=0',
      'limit=101',
      'limit=1.5',
      'limit=muchas',
      'limit=',
    ];
    for (const query of odd) {
      it(`?${query} is a 400 in Spanish, and a 401 for a visitor`, async () => {
        const answer = await list(cast.client, `?${query}`);
        assert.equal(answer.statusCode, 400);
        assert.match(answer.json<{ message: string }>().message, /^El (límite|cursor) /);
        assert.equal((await app.inject(`/api/data/ideas?${query}`)).statusCode, 401);
      });
    }

    it('only an admin can read the detail, which adds text and address to the bundle', async () => {
      const sub = await person();
      const { id = '', description, features } = await generate(sub, 'Vendo pan');
      assert.deepEqual((await detail(id)).json(), {
        id,
        description,
        features,
        user_email: `asker-${sub}@demo.pe`,
        requested_at: null,
      });
      assert.equal((await detail(id, sub)).statusCode, 403);
      const missing = await detail(randomUUID());
      assert.equal(missing.statusCode, 404);
      assert.match(missing.json<{ message: string }>().message, /no existe/);
    });

    it('a message about one’s own idea records the request, once', async () => {
      const sub = await person();
      const { id = '' } = await generate(sub, 'Vendo pan');
      await write(id, await bearer(sub));
      const first = await requestedAt(id);
      assert.ok(Math.abs(Date.parse(first ?? '') - Date.now()) < 60_000);
      await write(id, await bearer(sub));
      assert.equal(await requestedAt(id), first);
      const mails = await db.query(`select 1 from app.outbox where kind = 'contact'`);
      assert.equal(mails.length, 2);
    });

    it('a message about another person’s idea is sent, and records nothing', async () => {
      const { id = '' } = await generate(await person(), 'Vendo pan');
      await write(id, {});
      await write(id, { authorization: 'Bearer no.es.nada' });
      await write(id, await bearer(await person()));
      await write(id, await bearer(cast.admin));
      await write(id, await bearer(randomUUID()));
      assert.equal(await requestedAt(id), null);
    });
  });
});
