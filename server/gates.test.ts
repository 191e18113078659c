import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { pathFor, routes, type RouteName } from '#contract/routes.ts';
import type { Database } from './db/port.ts';
import { tokenVerifier } from './plugins/accessTokens.ts';
import { addPerson, seedCompany, type Cast, type CastName } from './testing/company.ts';
import { forEachDatabase } from './testing/databases.ts';
import { testApp } from './testing/testApp.ts';
import { ISSUER, tokenMint } from './testing/tokenMint.ts';

type Status = 200 | 401 | 403 | 501;

const COLUMNS = [
  null,
  'client',
  'projectManager',
  'ticketManager',
  'copywriter',
  'admin',
] as const satisfies (CastName | null)[];

/** Issue 4's table; 501 stands where a later version answers 2xx. */
const EXPECTED: Record<RouteName, [Status, Status, Status, Status, Status, Status]> = {
  getAllData: [401, 403, 403, 403, 403, 200],
  createStaff: [401, 403, 403, 403, 403, 501],
  createProject: [401, 403, 403, 403, 403, 501],
  updateProject: [401, 403, 403, 403, 403, 501],
  assignProject: [401, 403, 403, 403, 403, 501],
  updateTicket: [401, 403, 403, 404, 403, 404],
  getDashboard: [401, 200, 200, 200, 200, 200],
  listTickets: [401, 200, 200, 200, 200, 200],
  createTicket: [401, 501, 501, 403, 501, 501],
  generateIdea: [401, 501, 501, 501, 501, 501],
  generateIdeas: [401, 501, 501, 501, 501, 501],
  createComplaint: [501, 501, 501, 501, 501, 501],
  sendContactMessage: [501, 501, 501, 501, 501, 501],
  subscribe: [501, 501, 501, 501, 501, 501],
};

const PERSON = { email: 'ana@demo.pe', full_name: 'Ana', password: 'demo-agencia-2026' };
const BODIES: Partial<Record<RouteName, object>> = {
  createStaff: { ...PERSON, role_id: 2 },
  createProject: { name: 'Tienda', user_id: randomUUID(), service_id: 1 },
  updateProject: { progress: 50 },
  assignProject: { userId: null },
  updateTicket: { status: 'Cerrado' },
  createTicket: { subject: 'Ayuda', description: 'No carga' },
  generateIdea: { prompt: 'Vendo pan' },
  generateIdeas: { prompt: 'Vendo pan' },
  createComplaint: {
    fullName: 'Ana',
    documentId: '12345678',
    email: 'ana@demo.pe',
    type: 'reclamo',
    details: 'Llegó tarde',
  },
  sendContactMessage: {
    name: 'Ana',
    email: 'ana@demo.pe',
    subject: 'Hola',
    message: 'Hola',
    recaptchaToken: 'x',
  },
  subscribe: { email: 'ana@demo.pe', recaptchaToken: 'x' },
};

const ALL = Object.keys(routes) as RouteName[];
const PROTECTED = ALL.filter((name) => EXPECTED[name][0] === 401);
const PUBLIC = ALL.filter((name) => EXPECTED[name][0] !== 401);

const mint = await tokenMint();

forEachDatabase((databaseName, open) => {
  describe(`who may call, on ${databaseName}`, () => {
    let db: Database;
    let cast: Cast;
    let app: FastifyInstance;

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
      const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
      ({ app } = testApp({ db, verifyToken }));
    });

    const call = (name: RouteName, token: string | null, payload = BODIES[name]) =>
      app.inject({
        method: routes[name].method,
        url: `/api${pathFor(routes[name], randomUUID())}`,
        ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
        ...(payload && { payload }),
      });

    for (const name of ALL) {
      for (const [column, who] of COLUMNS.entries()) {
        const expected = EXPECTED[name][column];
        it(`${name} by ${who ?? 'a visitor'}: ${expected}`, async () => {
          const answer = await call(name, who && (await mint.issue(cast[who])));
          assert.equal(answer.statusCode, expected);
          if (expected !== 200) {
            assert.deepEqual(Object.keys(answer.json()), ['message']);
            assert.notEqual(answer.json<{ message: string }>().message, '');
          }
        });
      }
    }

    it('refuses whom before what: nobody learns what a closed call takes', async () => {
      const token = await mint.issue(cast.client);
      assert.equal((await call('createStaff', token, { nonsense: true })).statusCode, 403);
      assert.equal((await call('createStaff', null, { nonsense: true })).statusCode, 401);
    });

    it('refuses a body that does not fit before saying that a call comes later', async () => {
      const token = await mint.issue(cast.admin);
      for (const name of PROTECTED.filter((protectedName) => BODIES[protectedName])) {
        const answer = await call(name, token, { nonsense: true });
        assert.equal(answer.statusCode, 400, name);
      }
      for (const name of PUBLIC) {
        assert.equal((await call(name, null, { nonsense: true })).statusCode, 400, name);
      }
    });

    it('refuses an id that is none', async () => {
      const answer = await app.inject({
        method: 'PUT',
        url: '/api/admin/projects/1',
        headers: { authorization: `Bearer ${await mint.issue(cast.admin)}` },
        payload: BODIES.updateProject ?? {},
      });
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(answer.json(), { message: 'El identificador no es válido.' });
    });

    it('takes bad tokens for none: 401 where one is needed, unheeded elsewhere', async () => {
      const bad = Object.entries(await mint.badTokens(cast.admin));
      for (const [fault, token] of bad) {
        for (const name of PROTECTED) {
          const answer = await call(name, token);
          assert.equal(answer.statusCode, 401, `${name}: ${fault}`);
          assert.deepEqual(answer.json(), { message: 'Inicia sesión para continuar.' });
        }
        for (const name of PUBLIC) {
          assert.equal((await call(name, token)).statusCode, 501, `${name}: ${fault}`);
        }
      }
    });

    it('takes a person without a profile row for nobody, at once', async () => {
      const id = randomUUID();
      await addPerson(db, id, 'gone', 'admin');
      const token = await mint.issue(id);
      assert.equal((await call('getAllData', token)).statusCode, 200);
      await db.query('delete from auth.users where id = $1', [id]);
      for (const name of PROTECTED) assert.equal((await call(name, token)).statusCode, 401, name);
    });

    it('heeds a changed role on the next request', async () => {
      const id = randomUUID();
      await addPerson(db, id, 'promoted', 'client');
      const token = await mint.issue(id);
      assert.equal((await call('getAllData', token)).statusCode, 403);
      await db.query('update app.profiles set role_id = 4 where id = $1', [id]);
      assert.equal((await call('getAllData', token)).statusCode, 200);
    });

    it('takes a profile without role for a client', async () => {
      const id = randomUUID();
      await addPerson(db, id, 'plain', 'no such role');
      const token = await mint.issue(id);
      assert.equal((await call('getDashboard', token)).statusCode, 200);
      assert.equal((await call('getAllData', token)).statusCode, 403);
    });
  });
});
