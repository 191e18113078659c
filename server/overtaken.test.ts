import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { calls, type CallName } from '#contract/calls.ts';
import { ErrorBody } from '#contract/shared.ts';
import { addPerson, type CastName } from './testing/company.ts';
import { forEachDatabase, racesOnly } from './testing/databases.ts';
import { openApi, type Api } from './testing/openApi.ts';

/** A form that edits a row: what one saves, and what another who read the row before does. */
interface Form {
  who?: CastName;
  call: CallName;
  /** Its id; null where the call has none. */
  id: string | null;
  /** What both read, of the fields that both change. */
  was: object;
  first: object;
  second: object;
  /** What the second is told of. */
  now: object;
  /** A change of another field, with what it was. */
  other?: { change: object; was: object };
}

/** Of a form that is only raced for. */
const none = { was: {}, first: {}, second: {}, now: {} };

forEachDatabase((name, open) => {
  describe(`a save that would overwrite another’s, on ${name}`, () => {
    let api: Api;
    let forms: Record<string, Form>;
    let people: Record<string, string>;
    before(async () => {
      api = await openApi(await open());
      const { cast } = api;
      const [project] = await api.db.query<{ id: string; service_id: number; name: string }>(
        `select id, service_id, name from app.projects where name = 'Tienda'`,
      );
      const [template] = await api.db.query<{
        id: string;
        phases: { name: string; days: number }[];
      }>('select id, phases from app.service_templates order by service_id limit 1');
      const { client, otherClient } = cast;
      people = { client, otherClient, thirdClient: crypto.randomUUID() };
      await addPerson(api.db, people.thirdClient ?? '', 'thirdClient', 'client');
      const [race] = await api.db.query<{ id: string }>(
        `insert into app.projects (name, client_id, service_id) values ('Marca', $1, 1) returning id`,
        [cast.client],
      );
      const [copywriter] = await api.db.query<{ role_id: number }>(
        'select role_id from app.profiles where id = $1',
        [cast.copywriter],
      );
      const body = { title: 'Recibido', body: 'Lo vemos.' };
      const reply = await api.call('admin', 'createSavedReply', { body });
      assert.ok(project && template && copywriter && race);
      const phases = (days: number) => ({
        phases: template.phases.map((phase, at) => (at === 0 ? { ...phase, days } : phase)),
      });
      const [first] = template.phases;
      assert.ok(first);
      forms = {
        client: {
          call: 'updateClient',
          id: cast.client,
          was: { notes: '' },
          first: { notes: 'Paga a fin de mes.' },
          second: { notes: 'Llamar por la tarde.' },
          now: { notes: 'Paga a fin de mes.' },
          other: { change: { phone: '987 654 321' }, was: { phone: '' } },
        },
        savedReply: {
          call: 'updateSavedReply',
          id: reply.body.id as string,
          was: { body: 'Lo vemos.' },
          first: { body: 'Ya lo vemos.' },
          second: { body: 'Lo vemos hoy.' },
          now: { body: 'Ya lo vemos.' },
          other: { change: { title: 'Acuse' }, was: { title: 'Recibido' } },
        },
        template: {
          call: 'updateTemplate',
          id: template.id,
          was: { phases: template.phases },
          first: phases(31),
          second: phases(32),
          now: { [first.name]: 31 },
        },
        project: {
          call: 'editProject',
          id: project.id,
          was: { name: 'Tienda' },
          first: { name: 'Tienda nueva' },
          second: { name: 'Tienda de café' },
          now: { name: 'Tienda nueva' },
          other: { change: { service_id: 4 }, was: { service_id: project.service_id } },
        },
        projectClient: {
          call: 'editProject',
          id: project.id,
          was: { user_id: cast.client },
          first: { user_id: cast.otherClient },
          second: { user_id: people.thirdClient },
          now: { user_id: cast.otherClient },
        },
        race: { ...none, call: 'editProject', id: race.id },
        name: { ...none, who: 'projectManager', call: 'updateAccount', id: null },
        account: {
          who: 'client',
          call: 'updateAccount',
          id: null,
          was: { full_name: 'client' },
          first: { full_name: 'Rosa' },
          second: { full_name: 'Rosa Quispe' },
          now: { full_name: 'Rosa' },
        },
        role: {
          call: 'updateStaff',
          id: cast.copywriter,
          was: { role_id: copywriter.role_id },
          first: { role_id: 2 },
          second: { role_id: 3 },
          now: { role_id: 2 },
        },
      };
    });

    const FORMS = [
      'client',
      'savedReply',
      'template',
      'project',
      'projectClient',
      'account',
      'role',
    ];
    const formOf = (key: string) => forms[key] ?? assert.fail(key);
    function send({ who = 'admin', call, id }: Form, change: object, was: object) {
      return api.call(who, call, { ...(id !== null && { id }), body: { ...change, was } });
    }

    for (const [key, one, other, was] of [
      ['client', { company: 'Uno' }, { company: 'Dos' }, { company: '' }],
      ['race', { user_id: 'otherClient' }, { user_id: 'thirdClient' }, { user_id: 'client' }],
      ['name', { full_name: 'Uno' }, { full_name: 'Dos' }, { full_name: 'projectManager' }],
    ] as const) {
      it(`of two at once one is held back: ${key}`, async () => {
        const form = formOf(key);
        const asked = (change: object) =>
          'user_id' in change ? { user_id: people[String(change.user_id)] } : change;
        const answers = await Promise.all([
          send(form, asked(one), asked(was)),
          send(form, asked(other), asked(was)),
        ]);
        assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
      });
    }

    if (racesOnly(name)) return;

    for (const key of FORMS) {
      it(`${key}: is held back and told what is there now; once more it is knowingly`, async () => {
        const form = formOf(key);
        const { success, response } = calls[form.call];
        assert.equal((await send(form, form.first, form.was)).status, success);
        // The same again changes nothing.
        assert.equal((await send(form, form.first, form.was)).status, success);
        const { status, body } = await send(form, form.second, form.was);
        assert.equal(status, 409);
        const { message, now } = ErrorBody.parse(body);
        assert.match(message, /^Esto cambió mientras lo editabas\./);
        assert.deepEqual(now, form.now);
        if (form.other) {
          assert.equal((await send(form, form.other.change, form.other.was)).status, 200);
        }
        const known = key === 'template' ? form.first : form.now;
        const again = await send(form, form.second, known);
        assert.equal(again.status, success);
        if (success === 200) response.parse(again.body);
      });
    }

    it('without `was` the last save wins, as before', async () => {
      const form = formOf('client');
      const { status, body } = await api.call('admin', 'updateClient', {
        id: form.id ?? '',
        body: { notes: 'Otra.' },
      });
      assert.deepEqual([status, body.notes], [200, 'Otra.']);
    });

    it('kinds of notices that two tabs mute both stay muted', async () => {
      const change = (muted: string[], was: string[]) =>
        api.call('client', 'updateNoticePreferences', { body: { muted, was: { muted: was } } });
      assert.deepEqual((await change(['message'], [])).body, { muted: ['message'] });
      const { body } = await change(['status'], []);
      assert.deepEqual((body.muted as string[]).toSorted(), ['message', 'status']);
      assert.deepEqual((await change([], ['message'])).body, { muted: ['status'] });
    });

    it('changes of different phases of a template both stay', async () => {
      const { id } = formOf('template');
      const rows = (await api.call('admin', 'listTemplates')).body.rows as {
        id: string;
        phases: { name: string; days: number }[];
      }[];
      const was = rows.find((row) => row.id === id)?.phases ?? [];
      const withDays = (at: number, days: number) =>
        was.map((phase, place) => (place === at ? { ...phase, days } : phase));
      const save = (phases: object[]) =>
        api.call('admin', 'updateTemplate', {
          id: id ?? '',
          body: { phases, was: { phases: was } },
        });
      assert.equal((await save(withDays(0, 41))).status, 200);
      const { status, body } = await save(withDays(1, 42));
      assert.equal(status, 200);
      assert.deepEqual(
        (body.phases as { days: number }[]).map(({ days }) => days).slice(0, 2),
        [41, 42],
      );
      assert.equal((await save(was.slice(0, -1))).status, 200);
    });
  });
});
