import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, it } from 'node:test';
import { StaffMember } from '#contract/team.ts';
import type { Database } from '../../db/port.ts';
import { timeLimitedDatabase } from '../../db/unavailable.ts';
import { addPerson } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { FULL } from '../../testing/full.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

/** More than one statement moves; in the long run, each more than the time limit of other calls allows. */
const TICKETS = FULL ? 20_000 : 1_010;
const PROJECTS = FULL ? 2_100 : 50;

forEmbeddedDatabase((databaseName, open) => {
  describe(`hand-over, on ${databaseName}`, () => {
    let db: Database;
    let api: Api;
    let leaver: string;
    let manager: string;
    let support: string;

    before(async () => {
      db = await open();
      api = await openApi(timeLimitedDatabase(db));
    });
    beforeEach(async () => {
      [leaver, manager, support] = [randomUUID(), randomUUID(), randomUUID()];
      await addPerson(api.db, leaver, `ana-${leaver}`, 'project_manager');
      await addPerson(api.db, manager, `beto-${manager}`, 'project_manager');
      await addPerson(api.db, support, `luz-${support}`, 'ticket_manager');
      for (const [name, archived] of [
        ['Tienda', 'null'],
        ['Marca', 'null'],
        ['Vieja', 'now()'],
      ]) {
        await api.db.query(
          `insert into app.projects (name, client_id, service_id, assigned_to, archived_at)
           values ($1, $2, 1, $3, ${archived})`,
          [name, api.cast.client, leaver],
        );
      }
      // Somebody had another role before.
      await api.db.query('update app.profiles set role_id = 3 where id = $1', [leaver]);
      for (const status of ['Abierto', 'Cerrado']) {
        await api.db.query(
          `insert into app.tickets (user_id, subject, description, status, assigned_to)
           values ($1, 'Pagos', 'No llegan.', $2, $3)`,
          [api.cast.client, status, leaver],
        );
      }
    });

    const handOver = (body: object, id = leaver) => api.call('admin', 'handOver', { id, body });
    const inCharge = async () => {
      const rows = await api.db.query<{ name: string; who: string }>(
        `select name, assigned_to as who from app.projects where assigned_to in ($1, $2, $3)
         union all
         select status, assigned_to from app.tickets where assigned_to in ($1, $2, $3)`,
        [leaver, manager, support],
      );
      const of = (id: string) => rows.flatMap(({ name, who }) => (who === id ? [name] : [])).sort();
      return { leaver: of(leaver), manager: of(manager), support: of(support) };
    };
    const member = async (id: string) => {
      const { body } = await api.call('admin', 'pageStaff', { query: { limit: 100 } });
      const rows = (body.rows as unknown[]).map((row) => StaffMember.parse(row));
      return rows.find((row) => row.id === id);
    };

    it('moves projects and tickets, not what is archived or closed, with its history', async () => {
      const before = await member(leaver);
      assert.deepEqual([before?.projects, before?.tickets], [2, 1]);
      const answer = await handOver({ projects_to: manager, tickets_to: support });
      assert.deepEqual(answer, { status: 200, body: { projects: 2, tickets: 1 } });
      assert.deepEqual(await inCharge(), {
        leaver: ['Cerrado', 'Vieja'],
        manager: ['Marca', 'Tienda'],
        support: ['Abierto'],
      });
      const told = await api.db.query<{ user_id: string; title: string }>(
        `select user_id, title from app.notices where user_id in ($1, $2) order by title`,
        [leaver, manager],
      );
      assert.deepEqual(
        told,
        ['Marca', 'Tienda'].map((name) => ({
          user_id: manager,
          title: `admin te puso a cargo: ${name}`,
        })),
      );
      const history = await api.db.query(
        `select kind, author_id = $1 as "byAdmin" from app.history
          where field = 'assigned_to' and person_id in ($2, $3) order by kind`,
        [api.cast.admin, manager, support],
      );
      assert.deepEqual(
        history,
        ['project', 'project', 'ticket'].map((kind) => ({ kind, byAdmin: true })),
      );
      assert.deepEqual(await handOver({ projects_to: manager }), {
        status: 200,
        body: { projects: 0, tickets: 0 },
      });
    });

    it('goes to other staff too: tickets to a project manager, projects to an admin', async () => {
      const answer = await handOver({ projects_to: api.cast.admin, tickets_to: manager });
      assert.deepEqual(answer, { status: 200, body: { projects: 2, tickets: 1 } });
      assert.deepEqual((await inCharge()).manager, ['Abierto']);
    });

    it('works after the person was deactivated', async () => {
      const body = { active: false };
      assert.equal((await api.call('admin', 'updateStaff', { id: leaver, body })).status, 204);
      assert.equal((await member(leaver))?.state, 'deactivated');
      const answer = await handOver({ projects_to: manager, tickets_to: support });
      assert.deepEqual(answer.body, { projects: 2, tickets: 1 });
    });

    it(`${TICKETS} tickets and ${PROJECTS} projects change hands in one call`, async () => {
      // Without triggers, as a restore does it: quicker.
      await db.script(`
        set session_replication_role = replica;
        insert into app.tickets (user_id, subject, description, assigned_to)
        select '${api.cast.client}', 'Ticket ' || i, 'No llegan los pagos de ayer.', '${leaver}'
          from generate_series(2, ${TICKETS}) i;
        insert into app.projects (name, client_id, service_id, assigned_to)
        select 'Proyecto ' || i, '${api.cast.client}', 1, '${leaver}' from generate_series(3, ${PROJECTS}) i;
        set session_replication_role = origin;`);
      const answer = await handOver({ projects_to: manager, tickets_to: support });
      assert.deepEqual(answer, { status: 200, body: { projects: PROJECTS, tickets: TICKETS } });
      assert.deepEqual(
        await api.db.query(
          `select kind, count(*)::int as lines from app.history
            where field = 'assigned_to' and person_id in ($1, $2) group by kind order by kind`,
          [manager, support],
        ),
        [
          { kind: 'project', lines: PROJECTS },
          { kind: 'ticket', lines: TICKETS },
        ],
      );
    });

    it('all or nothing: a successor who does not fit leaves everything in its place', async () => {
      const earlier = await inCharge();
      const unfit: [object, string][] = [
        [{ projects_to: support }, 'Elige a alguien que gestione proyectos.'],
        [
          { projects_to: manager, tickets_to: api.cast.client },
          'Elige a una persona activa del equipo.',
        ],
        [{ tickets_to: randomUUID() }, 'Elige a una persona activa del equipo.'],
      ];
      for (const [body, message] of unfit) {
        assert.deepEqual(await handOver(body), { status: 422, body: { message } });
      }
      await api.db.query('update app.profiles set deactivated_at = now() where id = $1', [manager]);
      assert.equal((await handOver({ projects_to: manager })).status, 422);
      assert.deepEqual(await inCharge(), earlier);
      const { status, body } = await handOver({});
      assert.deepEqual([status, body.message], [400, 'Elige a alguien de la lista.']);
    });
  });
});
