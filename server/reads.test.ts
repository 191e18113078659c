import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { AdminData } from '#contract/admin.ts';
import { calls } from '#contract/calls.ts';
import type { Dashboard } from '#contract/projects.ts';
import type { Ticket } from '#contract/tickets.ts';
import { tokenVerifier } from './plugins/accessTokens.ts';
import { CAST, seedCompany, type Cast, type CastName } from './testing/company.ts';
import { forEmbeddedDatabase } from './testing/databases.ts';
import { testApp } from './testing/testApp.ts';
import { ISSUER, tokenMint } from './testing/tokenMint.ts';

const mint = await tokenMint();

type Read = 'getAllData' | 'getDashboard' | 'listTickets';

forEmbeddedDatabase((databaseName, open) => {
  describe(`what each role reads, on ${databaseName}`, () => {
    let cast: Cast;
    let app: FastifyInstance;

    before(async () => {
      const db = await open();
      cast = await seedCompany(db);
      const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
      ({ app } = testApp({ db, verifyToken }));
    });

    /**
     * The answer, parsed by the strict schema: it rejects any key that the contract does not
     * declare.
     */
    async function read<Answer>(name: Read, who: CastName): Promise<Answer> {
      const answer = await app.inject({
        url: `/api${calls[name].path}`,
        headers: { authorization: `Bearer ${await mint.issue(cast[who])}` },
      });
      assert.equal(answer.statusCode, 200);
      assert.match(String(answer.headers['content-type']), /^application\/json/);
      const isPolled = name !== 'getDashboard';
      assert.equal(answer.headers['cache-control'], isPolled ? 'private, no-cache' : 'no-store');
      const body = answer.json<Answer>();
      assert.deepEqual(calls[name].response.parse(body), body);
      return body;
    }

    const dashboards: [CastName, string[], number[]][] = [
      ['client', ['Tienda'], [1]],
      ['otherClient', ['Campaña'], [5]],
      ['projectManager', ['Tienda'], []],
      ['ticketManager', [], []],
      ['copywriter', [], []],
      ['admin', [], []],
    ];
    for (const [who, projects, serviceIds] of dashboards) {
      it(`dashboard of ${who}`, async () => {
        const dashboard = await read<Dashboard>('getDashboard', who);
        assert.deepEqual(
          dashboard.projects.map(({ name }) => name),
          projects,
        );
        assert.deepEqual(dashboard.serviceIds, serviceIds);
      });
    }

    it('a project with its client, manager and phases', async () => {
      const { projects } = await read<Dashboard>('getDashboard', 'client');
      const { id, phases, ...project } = projects[0] ?? assert.fail('no project');
      assert.match(id, /^[0-9a-f-]{36}$/);
      assert.deepEqual(project, {
        name: 'Tienda',
        status: 'En Progreso',
        progress: 40,
        serviceId: 1,
        userName: 'client',
        assigned_to: { id: cast.projectManager, full_name: 'projectManager' },
        archivedAt: null,
        latestUpdate: null,
      });
      const [phase] = phases;
      assert.equal(phase?.name, 'Análisis');
      assert.equal(Date.parse(phase.startDate), Date.parse('2026-11-02T12:00:00Z'));
      assert.equal(Date.parse(phase.endDate), Date.parse('2026-11-13T12:00:00Z'));
    });

    const everybody = Object.keys(CAST);
    const tickets: [CastName, string[]][] = [
      ['client', ['client']],
      ['projectManager', ['projectManager']],
      ['copywriter', ['copywriter']],
      ['ticketManager', everybody],
      ['admin', everybody],
    ];
    for (const [who, owners] of tickets) {
      it(`tickets of ${who}`, async () => {
        const list = await read<Ticket[]>('listTickets', who);
        assert.deepEqual(list.map(({ userName }) => userName).sort(), [...owners].sort());
      });
    }

    it('the admin’s bundle contains everything', async () => {
      const bundle = await read<AdminData>('getAllData', 'admin');
      assert.equal(bundle.projects.length, 2);
      assert.equal(bundle.tickets.length, 6);
      assert.deepEqual(bundle.ideas.map(({ user_name }) => user_name).sort(), [
        'client',
        'otherClient',
      ]);
      assert.deepEqual(
        bundle.project_managers.map(({ id, role }) => [id, role]),
        [[cast.projectManager, 'project_manager']],
      );
      assert.equal(bundle.profiles.length, 6);
      assert.ok(bundle.roles.some(({ name }) => name === 'copywriter'));
    });
  });
});
