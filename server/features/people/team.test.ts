import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, before, beforeEach, describe, it } from 'node:test';
import { addPerson, type CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openStaffApi, type StaffApi } from '../../testing/staffApi.ts';

const LAST_ADMIN = 'Tiene que quedar al menos una persona activa con el rol de administración.';
const NOT_STAFF = 'Esa persona no es del equipo.';
const FORBIDDEN = 'No tienes permiso para hacer esto.';

const ROLE = { client: 1, projectManager: 2, ticketManager: 3, admin: 4, designer: 6 } as const;

forEmbeddedDatabase((databaseName, open) => {
  describe(`who may do what to whom, on ${databaseName}`, () => {
    let staff: StaffApi;
    /** A second admin, whom each test finds active. */
    let luz: string;

    before(async () => {
      staff = await openStaffApi(await open());
      luz = randomUUID();
      await addPerson(staff.db, luz, 'luz', 'admin');
    });
    beforeEach(async (t) => {
      await staff.renew();
      await staff.provide(t as Parameters<StaffApi['provide']>[0]);
      await setLuz({ active: true });
      await staff.db.query(
        'update app.profiles set deactivated_at = null where deactivated_at is not null',
      );
      // The cast keeps its sessions.
      await staff.db.query('update app.profiles set sessions_from = null');
      await staff.db.query(
        'update auth.users set banned_until = null where banned_until is not null',
      );
      for (const who of ['projectManager', 'ticketManager'] as const) {
        await staff.db.query('update app.profiles set role_id = $2 where id = $1', [
          staff.cast[who],
          ROLE[who],
        ]);
      }
    });
    afterEach(() => staff.assertNothingLeaked());

    const setLuz = ({ active }: { active: boolean }) =>
      staff.db.query(
        `update app.profiles set role_id = 4, deactivated_at = case when $2 then null else now() end
          where id = $1`,
        [luz, active],
      );
    const change = (who: CastName, id: string, body: object) =>
      staff.call(who, 'updateStaff', { id, body });
    const stateOf = async (id: string) => {
      const [row] = await staff.db.query(
        `select p.role_id as role, p.deactivated_at is null as active,
                u.banned_until is null as "maySignIn"
           from app.profiles p join auth.users u using (id) where p.id = $1`,
        [id],
      );
      return row;
    };

    type Outcome = 'done' | [number, string];
    const done = 'done';
    const gone: Outcome = [404, NOT_STAFF];
    const self: Outcome = [409, 'No puedes desactivar tu propia cuenta: pídeselo a otra persona.'];
    const last: Outcome = [409, LAST_ADMIN];
    const matrix: [what: string, body: object, whom: CastName, alone: boolean, Outcome][] = [
      ['give another role to a manager', { role_id: 6 }, 'projectManager', true, done],
      ['give another role to support', { role_id: 2 }, 'ticketManager', true, done],
      ['make a manager an admin', { role_id: 4 }, 'projectManager', true, done],
      ['deactivate a manager', { active: false }, 'projectManager', true, done],
      ['deactivate support', { active: false }, 'ticketManager', true, done],
      ['demote themselves beside another admin', { role_id: 2 }, 'admin', false, done],
      ['deactivate themselves', { active: false }, 'admin', false, self],
      ['demote the last admin', { role_id: 2 }, 'admin', true, last],
      ['name the last admin an admin', { role_id: 4, active: true }, 'admin', true, done],
      ['give a role to a client', { role_id: 2 }, 'client', true, gone],
      ['deactivate a client', { active: false }, 'client', true, gone],
    ];
    for (const [what, body, whom, alone, outcome] of matrix) {
      it(`an admin ${outcome === done ? 'may' : 'may not'} ${what}`, async () => {
        await setLuz({ active: !alone });
        const id = staff.cast[whom];
        const earlier = await stateOf(id);
        const answer = await change('admin', id, body);
        if (outcome === done) {
          assert.deepEqual(answer, { status: 204, body: {} });
          const wanted = { role_id: ROLE[whom as 'admin'], active: true, ...body };
          assert.deepEqual(await stateOf(id), {
            role: wanted.role_id,
            active: wanted.active,
            maySignIn: wanted.active,
          });
        } else {
          const [status, message] = outcome;
          assert.deepEqual(answer, { status, body: { message } });
          assert.deepEqual(await stateOf(id), earlier);
        }
      });
    }

    for (const who of ['client', 'projectManager', 'ticketManager', 'copywriter'] as const) {
      for (const whom of ['admin', 'projectManager', 'ticketManager', 'client'] as const) {
        it(`a ${who} changes no ${who === whom ? 'role or state of their own' : whom}`, async () => {
          const id = staff.cast[whom];
          for (const body of [{ role_id: 4 }, { active: false }]) {
            const answer = await change(who, id, body);
            assert.deepEqual(answer, { status: 403, body: { message: FORBIDDEN } });
          }
          const given = { id, body: { projects_to: staff.cast.projectManager } };
          assert.equal((await staff.call(who, 'handOver', given)).status, 403);
        });
      }
    }

    it('an open invitation does not count as another admin', async () => {
      const mark = (invited: boolean) =>
        staff.db.query('update auth.users set raw_app_meta_data = $2 where id = $1', [
          luz,
          { invited },
        ]);
      await mark(true);
      assert.deepEqual(await change('admin', staff.cast.admin, { role_id: 2 }), {
        status: 409,
        body: { message: LAST_ADMIN },
      });
      await mark(false);
    });

    it('a deactivated admin takes care of no message', async () => {
      const [message] = await staff.db.query<{ id: string }>(
        `insert into app.contact_messages (name, email, subject, message, assigned_to)
         values ('Ana', 'ana@example.pe', 'Tienda', 'Hola', $1) returning id`,
        [luz],
      );
      assert.equal((await change('admin', luz, { active: false })).status, 204);
      assert.deepEqual(
        await staff.db.query('select assigned_to from app.contact_messages where id = $1', [
          message?.id,
        ]),
        [{ assigned_to: null }],
      );
    });

    it('no project is assigned to who is deactivated', async () => {
      const { projectManager } = staff.cast;
      assert.equal((await change('admin', projectManager, { active: false })).status, 204);
      const [project] = await staff.db.query<{ id: string }>('select id from app.projects limit 1');
      const answer = await staff.call('admin', 'assignProject', {
        id: project?.id ?? '',
        body: { userId: projectManager },
      });
      assert.deepEqual(answer, {
        status: 400,
        body: { message: 'Esa persona no es responsable de proyectos.' },
      });
    });

    it('the next call of who was demoted is an admin’s no more', async () => {
      assert.equal((await change('admin', staff.cast.admin, { role_id: 2 })).status, 204);
      assert.equal((await change('admin', luz, { active: false })).status, 403);
    });

    const bodies: [string, object, string][] = [
      ['nothing', {}, 'Di qué cambia: role_id o active.'],
      ['the clients’ role', { role_id: 1 }, 'Elige un rol del personal.'],
      ['an unknown role', { role_id: 99 }, 'Ese rol no existe.'],
      ['a state in words', { active: 'no' }, 'active es verdadero o falso.'],
      ['an unknown key', { email: 'a@b.pe', active: true }, 'Hay campos que no se admiten: email.'],
    ];
    for (const [what, body, message] of bodies) {
      it(`${what} is no change`, async () => {
        const answer = await change('admin', staff.cast.projectManager, body);
        assert.deepEqual(answer, { status: 400, body: { message } });
      });
    }

    it('two admins who demote each other at once leave one', async () => {
      const asLuz = staff.db.transaction(async (tx) => {
        await tx.query(
          `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
          [JSON.stringify({ sub: luz })],
        );
        await tx.query('update app.profiles set role_id = 2 where id = $1', [staff.cast.admin]);
      });
      const [own, hers] = await Promise.allSettled([change('admin', luz, { role_id: 2 }), asLuz]);
      assert.equal(own.status, 'fulfilled');
      const refusals = [own.value.status !== 204, hers.status === 'rejected'];
      assert.equal(refusals.filter(Boolean).length, 1, JSON.stringify([own, hers]));
      const admins = await staff.db.query('select 1 from app.profiles where role_id = 4');
      assert.equal(admins.length, 1);
    });
  });
});
