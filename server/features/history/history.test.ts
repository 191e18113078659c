import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { History } from '#contract/history.ts';
import { Project } from '#contract/projects.ts';
import { asUser } from '../../db/rights.ts';
import { fileOn } from '../../testing/complaint.ts';
import { addPerson } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

/**
 * A phase cannot move to another project, nor was a ticket opened by somebody else; what follows from a deactivation or a password is no change of its own.
 */
const UNKEPT: Readonly<Record<string, readonly string[]>> = {
  phases: ['project_id'],
  tickets: ['opened_by'],
  profiles: ['sessions_from', 'temporary_password'],
  // The profile's and the account's.
  client_details: ['email', 'is_client'],
};

/** The column that names an object, of kinds without a `name`. */
const NAMES: Readonly<Record<string, string>> = {
  ticket: 'subject',
  person: 'full_name',
  client: 'company',
};

/** Columns that the database sets itself: ids, sort keys, derived timestamps; a delivery has a row of its own. */
const DERIVED =
  /^(id|.*_key|newest|status_rank|search_text|delivered|created_at|updated_at|waiting_since|first_response_at)$/;

forEmbeddedDatabase((databaseName, open) => {
  describe(`the history, on ${databaseName}`, () => {
    let api: Api;
    let author: { id: string; full_name: string };

    before(async () => {
      api = await openApi(await open());
      author = { id: api.cast.admin, full_name: 'admin' };
    });

    const historyOf = async (object: string) => {
      const { status, body } = await api.call('admin', 'getHistory', { query: { object } });
      assert.equal(status, 200, JSON.stringify(body));
      return History.parse(body).rows;
    };
    const changes = async (object: string) =>
      (await historyOf(object)).map(({ field, from, to }) => [field, from, to]).reverse();
    const idOf = async (sql: string, ...params: unknown[]) =>
      (await api.db.query<{ id: string }>(sql, params))[0]?.id ?? assert.fail(sql);

    /** Every field of a row that people set, changed by SQL as an admin's transaction. */
    const fields: Record<string, [kind: string, row: string, values: Record<string, string>]> = {
      projects: [
        'project',
        `name = 'Tienda'`,
        {
          name: `'Tienda nueva'`,
          client_id: `(select id from app.profiles where full_name = 'otherClient')`,
          service_id: '2',
          scope: `'Diez páginas'`,
          status: `'Revisión'`,
          progress: '99',
          assigned_to: 'null',
          archived_at: 'now()',
        },
      ],
      phases: [
        'phase',
        `name = 'Análisis'`,
        {
          name: `'Pruebas'`,
          start_date: `'2026-11-03T12:00:00Z'`,
          end_date: `'2026-11-14T12:00:00Z'`,
          position: '7',
        },
      ],
      tickets: [
        'ticket',
        `subject = 'Ticket de client'`,
        {
          user_id: `(select id from app.profiles where full_name = 'otherClient')`,
          subject: `'Otro asunto'`,
          description: `'Otro detalle'`,
          status: `'Cerrado'`,
          project_id: `(select id from app.projects limit 1)`,
          assigned_to: `(select id from app.profiles where full_name = 'ticketManager')`,
        },
      ],
      profiles: [
        'person',
        `full_name = 'copywriter'`,
        { full_name: `'Otro nombre'`, role_id: '6', deactivated_at: 'now()' },
      ],
      client_details: [
        'client',
        `email like 'client-%'`,
        { company: `'Agro'`, phone: `'987654321'`, document: `'12345678'`, notes: `'Paga.'` },
      ],
    };

    for (const [table, [kind, row, values]] of Object.entries(fields)) {
      it(`records each change of each field of ${table} with author, old and new value`, async () => {
        const columns = await api.db.query<{ name: string }>(
          `select column_name as name from information_schema.columns
            where table_schema = 'app' and table_name = $1 and is_generated = 'NEVER'`,
          [table],
        );
        const named = columns.map(({ name }) => name).filter((name) => !DERIVED.test(name));
        const expected = named.filter((name) => !(UNKEPT[table] ?? []).includes(name));
        assert.deepEqual(Object.keys(values).sort(), expected.sort());

        const id = await idOf(`select id from app.${table} where ${row} limit 1`);
        const had = (await historyOf(`${kind}:${id}`)).length;
        const [before] = await api.db.query<Record<string, unknown>>(
          `select * from app.${table} where id = $1`,
          [id],
        );
        for (const [field, value] of Object.entries(values)) {
          await api.db.transaction(async (tx) => {
            await tx.query(`select set_config('request.jwt.claims', $1, true)`, [
              JSON.stringify({ sub: author.id }),
            ]);
            await tx.query(`update app.${table} set ${field} = ${value} where id = $1`, [id]);
          });
        }
        const rows = (await historyOf(`${kind}:${id}`)).slice(0, -had || undefined).reverse();
        assert.deepEqual(
          rows.map(({ field }) => field),
          Object.keys(values),
        );
        for (const one of rows) {
          assert.deepEqual(one.author, author);
          assert.equal(one.object, `${kind}:${id}`);
          assert.notEqual(one.from, one.to, String(one.field));
          assert.ok(Date.now() - Date.parse(one.at) < 60_000);
        }
        const name = NAMES[kind] ?? 'name';
        assert.equal(rows.find(({ field }) => field === name)?.from, before?.[name]);
        await api.db.query(`update app.${table} set ${name} = ${name} where id = $1`, [id]);
        assert.equal((await historyOf(`${kind}:${id}`)).length, had + rows.length);
      });
    }

    it('has names of people and services instead of ids', async () => {
      const id = await idOf(
        `insert into app.projects (name, client_id, service_id) values ('Marca', $1, 1) returning id`,
        api.cast.client,
      );
      const body = { userId: api.cast.projectManager };
      await api.call('admin', 'assignProject', { id, body });
      await api.db.query('update app.projects set service_id = 3 where id = $1', [id]);
      assert.deepEqual(await changes(`project:${id}`), [
        [null, null, 'Marca'],
        ['assigned_to', null, 'projectManager'],
        ['service_id', 'Diseño web y tiendas online', 'Marketing digital'],
      ]);
      const [by, nobody] = (await historyOf(`project:${id}`))
        .map((row) => row.author)
        .reverse()
        .slice(1);
      assert.deepEqual([by, nobody], [author, null]);
    });

    it('of a schedule has only the changed fields, although all phases are replaced', async () => {
      const id = await idOf(
        `insert into app.projects (name, client_id, service_id) values ('Plan', $1, 1) returning id`,
        api.cast.client,
      );
      const day = (date: string) => `2026-12-${date}T12:00:00.000Z`;
      const phase = (name: string, from: string, to: string) => ({
        name,
        startDate: day(from),
        endDate: day(to),
      });
      const put = async (phases: object[]) => {
        const answer = await api.call('admin', 'updateProject', { id, body: { phases } });
        assert.equal(answer.status, 200, JSON.stringify(answer.body));
        return Project.parse(answer.body).phases;
      };
      const [first, second] = await put([
        phase('Análisis', '01', '05'),
        phase('Desarrollo', '06', '10'),
      ]);
      const changed = await put([
        second!,
        { ...first!, endDate: day('07') },
        phase('Pruebas', '11', '12'),
      ]);
      assert.deepEqual(changed.map(({ id: one }) => one).slice(0, 2), [second?.id, first?.id]);
      await put(changed.slice(1));
      const [, ...rows] = await changes(`project:${id}`);
      // Changes made by one statement have no defined order.
      const some = (from: number, to: number) =>
        rows
          .slice(from, to)
          .map((row) => row.join())
          .sort();
      assert.deepEqual(some(0, 2), [',,Análisis', ',,Desarrollo']);
      assert.deepEqual(some(2, 5), [
        'end_date,2026-12-05,2026-12-07',
        'position,0,1',
        'position,1,0',
      ]);
      assert.deepEqual(some(5, 7), [',,Pruebas', ',Desarrollo,']);
      assert.deepEqual(some(7, 99), ['position,1,0', 'position,2,1']);
      assert.deepEqual((await changes(`phase:${first?.id}`)).length, 4);
    });

    it('records a person only while they are staff', async () => {
      const id = crypto.randomUUID();
      await api.db.transaction((tx) => addPerson(tx, id, 'nueva', 'client'));
      assert.deepEqual(await changes(`person:${id}`), []);
      await asUser(api.db, { sub: api.cast.admin, role: 'authenticated' }, (tx) =>
        tx.query('update app.profiles set role_id = 2 where id = $1', [id]),
      );
      await api.db.query('delete from auth.users where id = $1', [id]);
      assert.deepEqual(await changes(`person:${id}`), [
        ['role_id', 'client', 'project_manager'],
        [null, 'nueva', null],
      ]);
    });

    it('records a complaint, its answer and its settlement', async () => {
      await fileOn(api.db, new Date().toISOString());
      const id = await idOf('select id from app.complaints');
      const [{ code } = assert.fail()] = await api.db.query<{ code: string }>(
        'select code from app.complaints',
      );
      const settlement = {
        settledOn: new Date().toISOString().slice(0, 10),
        text: 'Un mes gratis',
      };
      await api.db.query(
        `insert into app.complaint_answers (complaint_id, text, author_id, author_name, settled_on, settlement)
         values ($1, 'Ya', $2, 'admin', $3::text::date, $4)`,
        [id, author.id, settlement.settledOn, settlement.text],
      );
      assert.deepEqual(await changes(`complaint:${id}`), [
        [null, null, code],
        ['answer', null, 'Ya'],
        ['settled_on', null, settlement.settledOn],
        ['settlement', null, settlement.text],
      ]);
    });
  });
});
