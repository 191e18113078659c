import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import * as z from 'zod/mini';
import { AdminData } from '#contract/admin.ts';
import { Complaint } from '#contract/complaints.ts';
import { CONTACT_MESSAGE_STATUSES } from '#contract/contactMessageConstants.ts';
import { ContactMessage } from '#contract/contactMessages.ts';
import { PROJECT_STATUSES } from '#contract/projectConstants.ts';
import type { Project } from '#contract/projects.ts';
import { TICKET_STATUSES } from '#contract/ticketConstants.ts';
import { asUser } from '../db/rights.ts';
import type { Database } from '../db/port.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { DEMO_ACCOUNTS, type DemoEmail } from './demoAccounts.ts';
import { seedDemo } from './seedDemo.ts';

/** 21:30 on the 20th in Lima, already the 21st in UTC. */
const NOW = new Date('2026-11-21T02:30:00Z');
const TODAY = '2026-11-20T12:00:00.000Z';

forEachDatabase((name, open) => {
  if (name !== 'PGlite') {
    test('a real database gets no demo data', async () => {
      const real = await open();
      await assert.rejects(seedDemo(real, { now: NOW }), /embedded database only/);
      assert.deepStrictEqual(await real.query('select 1 from auth.users'), []);
    });
    return;
  }

  describe('the demo data', () => {
    let db: Database;
    let all: AdminData;
    before(async () => {
      db = await open();
      await seedDemo(db, { now: NOW });
      all = AdminData.parse(await read('admin@demo.pe', `reads.admin_bundle('{}')`));
    });

    async function read(email: DemoEmail, expression: string): Promise<unknown> {
      const [user] = await db.query<{ id: string }>('select id from auth.users where email = $1', [
        email,
      ]);
      assert(user);
      const [row] = await asUser(db, { sub: user.id, role: 'authenticated' }, (tx) =>
        tx.query(`select ${expression} as value`),
      );
      return row?.value;
    }

    const nameOf = (email: DemoEmail) =>
      DEMO_ACCOUNTS.find((account) => account.email === email)?.full_name;
    const clients = [nameOf('cliente@demo.pe'), nameOf('otro@demo.pe')];

    test('has the six accounts with their roles', () => {
      assert.deepStrictEqual(
        all.profiles.map((profile) => [profile.full_name, profile.role]).sort(),
        DEMO_ACCOUNTS.map((account) => [account.full_name, account.role]).sort(),
      );
    });

    test('has eight projects, in every state, of both clients', () => {
      assert.equal(all.projects.length, 8);
      assert.deepStrictEqual(
        new Set(all.projects.map((project) => project.status)),
        new Set(PROJECT_STATUSES),
      );
      for (const client of clients) {
        assert(all.projects.filter((project) => project.userName === client).length >= 2);
      }
    });

    test('has projects without a manager, and projects without phases', () => {
      const carla = all.projects.filter(
        (project) => project.assigned_to?.full_name === nameOf('gestora@demo.pe'),
      );
      assert(carla.length >= 3);
      assert(all.projects.some((project) => project.assigned_to === null));
      assert(all.projects.some((project) => project.phases.length === 0));
    });

    test('has messages in every state, with an idea, a project, a chat, and two of one address', async () => {
      const rows = z
        .array(ContactMessage)
        .parse(
          await read('admin@demo.pe', '(select json_agg(card) from app.contact_message_cards)'),
        );
      assert.equal(rows.length, 6);
      const having = (fits: (message: ContactMessage) => boolean) => rows.filter(fits).length;
      assert.deepStrictEqual(
        new Set(rows.map(({ status }) => status)),
        new Set(CONTACT_MESSAGE_STATUSES),
      );
      assert.equal(
        having(({ channel, email }) => channel === 'WhatsApp' && email === null),
        1,
      );
      assert.equal(
        having(({ idea }) => idea !== null),
        1,
      );
      assert.equal(
        having(({ status, project }) => status === 'ganado' && project !== null),
        1,
      );
      assert.equal(
        having(({ fromSameAddress }) => fromSameAddress === 2),
        2,
      );
      const entries = await db.query('select distinct kind from app.contact_message_entries');
      assert.equal(entries.length, 2);
    });

    test('has tickets of both clients in every state, and ideas of both', () => {
      for (const client of clients) {
        const statuses = all.tickets
          .filter((ticket) => ticket.userName === client)
          .map((ticket) => ticket.status);
        assert.deepStrictEqual(new Set(statuses), new Set(TICKET_STATUSES));
        assert(all.ideas.some((idea) => idea.user_name === client));
      }
    });

    test('has complaints: one is answered, and none is overdue', async () => {
      const book = z
        .array(Complaint)
        .parse(
          await read(
            'admin@demo.pe',
            '(select json_agg(card order by code desc) from app.complaint_cards)',
          ),
        );
      assert.deepStrictEqual(
        book.map(({ status }) => status),
        ['Registrada', 'Registrada', 'Respondida'],
      );
      for (const { filedAt, dueDate, answers } of book) {
        assert(Date.parse(filedAt) < NOW.getTime(), filedAt);
        const first = answers[0]?.answeredAt ?? TODAY;
        assert(first.slice(0, 10) <= dueDate, dueDate);
      }
    });

    test('a client reads the answer of support, support also its note', async () => {
      const messages = async (reader: DemoEmail) =>
        z.array(z.object({ internal: z.boolean(), author: z.string() })).parse(
          await read(
            reader,
            `(select json_agg(json_build_object('internal', internal, 'author', author_name))
                  from app.ticket_messages)`,
          ),
        );
      const seen = await messages('cliente@demo.pe');
      assert(seen.some(({ author }) => author === nameOf('soporte@demo.pe')));
      assert(!seen.some(({ internal }) => internal));
      assert((await messages('soporte@demo.pe')).some(({ internal }) => internal));
    });

    test('nothing has a date in the future', () => {
      for (const at of [
        ...all.tickets.map((ticket) => ticket.createdAt),
        ...all.ideas.map((idea) => idea.created_at),
      ]) {
        assert(Date.parse(at) < NOW.getTime(), at);
      }
    });

    test('status, progress and schedule of a project agree', () => {
      for (const project of all.projects) assert(agrees(project), JSON.stringify(project));
    });

    test('a delivery waits for its client, one phase is overdue, one is to be changed', async () => {
      const Phases = z.array(
        z.object({ project: z.string(), phase: z.string(), state: z.string(), over: z.boolean() }),
      );
      const phases = Phases.parse(
        await read(
          'admin@demo.pe',
          `(select json_agg(json_build_object(
              'project', p.name, 'phase', s.card ->> 'name', 'state', app.phase_state(
                h.start_date, h.end_date, p.status, s.state in ('entregada', 'aprobada', 'con cambios'),
                nullif(s.state, 'entregada'), '2026-11-20'
              ), 'over', h.end_date < '2026-11-20'))
              from app.phase_states s
              join app.phases h on h.id = s.id
              join app.projects p on p.id = s.project_id)`,
        ),
      );
      const named = (state: string) =>
        phases.filter((each) => each.state === state).map(({ project, phase }) => [project, phase]);
      assert.deepStrictEqual(named('entregada'), [['Tienda online de Agro Quispe', 'Desarrollo']]);
      assert.deepStrictEqual(named('atrasada'), [
        ['Lanzamiento del café de la nueva cosecha', 'Desarrollo'],
      ]);
      assert.deepStrictEqual(named('con cambios'), [
        ['Ventas y guías de remisión en un solo sistema', 'Análisis'],
      ]);
      const over = phases.filter((each) => each.over && each.state !== 'atrasada');
      for (const each of over) assert.equal(each.state, 'aprobada', JSON.stringify(each));
      const [waiting] = await db.query(
        `select created_at from app.deliveries where answer is null`,
      );
      // Four business days before Friday the 20th.
      assert.deepStrictEqual(waiting, { created_at: new Date('2026-11-16T16:24:00Z') });
    });

    test('phases are consecutive, and stored at noon UTC', () => {
      for (const { phases } of all.projects) {
        const ends = phases.flatMap((phase) => [phase.startDate, phase.endDate]);
        assert.deepStrictEqual(ends, ends.toSorted());
        for (const end of ends) assert.match(end, /T12:00:00\.000Z$/);
      }
    });

    test('returns the accounts that exist', async () => {
      assert.deepStrictEqual(await seedDemo(db, { now: NOW }), DEMO_ACCOUNTS);
      const other = await open();
      await other.query(`insert into auth.users (email) values ('rosa@example.pe')`);
      assert.deepStrictEqual(await seedDemo(other, { now: NOW }), []);
      assert.equal((await other.query('select 1 from auth.users')).length, 1);
    });

    test('is seeded once: a second start changes nothing', async () => {
      await db.query(`update app.projects set progress = 61 where progress = 60`);
      await seedDemo(db, { now: new Date('2027-03-01T15:00:00Z') });
      const again = AdminData.parse(await read('admin@demo.pe', `reads.admin_bundle('{}')`));
      assert.equal(again.projects.length, 8);
      assert.equal(again.tickets.length, all.tickets.length);
      assert(again.projects.some((project) => project.progress === 61));
    });
  });
});

/** Whether a project's status, progress and phases fit together. */
function agrees({ status, progress, phases }: Project): boolean {
  const current = phases.find((phase) => phase.startDate <= TODAY && TODAY <= phase.endDate)?.name;
  const over = phases.length > 0 && phases.every((phase) => phase.endDate < TODAY);
  switch (status) {
    case 'Planificación':
      return !over && progress <= 15 && (current === undefined || current === 'Análisis');
    case 'En Progreso':
      return progress > 15 && progress < 90 && (current === 'Desarrollo' || current === 'Pruebas');
    case 'Revisión':
      return progress >= 80 && progress < 100 && current === 'Revisión';
    case 'Completado':
      return progress === 100 && over;
  }
}
