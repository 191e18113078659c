import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { businessDaysBetween } from '#contract/businessDays.ts';
import { Notices } from '#contract/notices.ts';
import type { CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { addressesOf, mailRound } from '../../testing/mailRound.ts';
import { openApi, type Api } from '../../testing/openApi.ts';
import { testServices } from '../../testing/testApp.ts';
import { remindOfDeliveries } from './reminders.ts';

const LATER = 6 * 60_000;

describe('business days between two days', () => {
  const cases: [string, string, number][] = [
    ['2026-11-23', '2026-11-23', 0],
    ['2026-11-20', '2026-11-23', 1],
    ['2026-11-20', '2026-11-25', 3],
    // 8 and 9 December are holidays.
    ['2026-12-04', '2026-12-11', 3],
  ];
  for (const [from, to, days] of cases) {
    it(`after ${from} up to ${to}: ${days}`, () => {
      assert.equal(businessDaysBetween(from, to), days);
    });
  }
});

forEmbeddedDatabase((databaseName, open) => {
  describe(`mails of projects, on ${databaseName}`, () => {
    let api: Api;
    let project: string;
    let phase: string;
    let addresses: Record<CastName, string>;

    before(async () => {
      api = await openApi(await open());
      addresses = await addressesOf(api.db);
      const [row] = await api.db.query<{ id: string; project_id: string }>(
        `select h.id, h.project_id from app.phases h
           join app.projects p on p.id = h.project_id where p.client_id = $1`,
        [api.cast.client],
      );
      project = row?.project_id ?? '';
      phase = row?.id ?? '';
    });

    const deliver = () =>
      api.call('projectManager', 'deliverPhase', { id: phase, body: { body: 'Lista' } });
    const change = () =>
      api.call('client', 'requestChanges', { id: phase, body: { body: 'Falta el logo' } });
    const sent = () => mailRound(api.db, new Date(Date.now() + LATER));

    it('lead the client to the delivery, and the manager to the answer', async () => {
      await deliver();
      const [toClient, ...others] = await sent();
      assert.deepEqual(others, []);
      assert.equal(toClient?.to, addresses.client);
      assert.equal(toClient.subject, 'Proyecto: Tienda');
      assert.match(toClient.text, /projectManager entregó la fase Análisis el/);
      assert.match(toClient.text, /Lista/);
      assert.ok(toClient.text.includes(`http://localhost:5001/#/projects/${project}`));
      await change();
      const [toManager] = await sent();
      assert.equal(toManager?.to, addresses.projectManager);
      assert.match(toManager.text, /client pidió cambios en la fase Análisis el/);
      assert.match(toManager.text, /Falta el logo/);
    });

    it('are not sent of a kind that is muted', async () => {
      const muted = (kinds: string[]) =>
        api.call('client', 'updateNoticePreferences', { body: { muted: kinds } });
      await muted(['delivery']);
      await deliver();
      assert.deepEqual(await sent(), []);
      await muted([]);
    });

    it('are withdrawn from a manager who is in charge no more', async () => {
      await change();
      const assign = (userId: string | null) =>
        api.call('admin', 'assignProject', { id: project, body: { userId } });
      await assign(null);
      assert.deepEqual(await sent(), []);
      await assign(api.cast.projectManager);
    });

    it('remind the client after 3 and 7 business days, once each, whoever looks', async () => {
      await deliver();
      await sent();
      // A Friday in Lima.
      await api.db.query(`alter table app.deliveries disable trigger deliveries_keep`);
      await api.db.query(`update app.deliveries set created_at = '2036-11-14T21:00:00Z'
                           where answer is null`);
      await api.db.query(`alter table app.deliveries enable always trigger deliveries_keep`);
      const reminders = async () =>
        Notices.parse((await api.call('client', 'listNotices')).body)
          .notices.filter(({ kind }) => kind === 'reminder')
          .map(({ title }) => title);
      const look = async (day: string) => {
        const services = testServices({ now: () => new Date(`${day}T15:00:00Z`) });
        await Promise.all([1, 2, 3].map(() => remindOfDeliveries(api.db, services)));
        return reminders();
      };
      const one = 'La fase Análisis espera tu respuesta: Tienda';
      assert.deepEqual(await look('2036-11-18'), []);
      assert.deepEqual(await look('2036-11-19'), [one]);
      assert.deepEqual(await look('2036-11-24'), [one]);
      assert.deepEqual(await look('2036-11-25'), [one, one]);
      assert.deepEqual(await look('2036-12-25'), [one, one]);
      const mails = await mailRound(api.db, new Date('2036-12-26T15:00:00Z'));
      assert.deepEqual(
        mails.map(({ to }) => to),
        [addresses.client],
      );
      assert.match(mails[0]?.text ?? '', /La fase Análisis espera tu respuesta/);
    });

    it('remind of all others if one cannot be reminded of', async () => {
      const add = async (name: string, place: number) => {
        const [row] = await api.db.query<{ id: string }>(
          `insert into app.phases (project_id, name, start_date, end_date, position)
           values ($1, $2, '2026-11-02T12:00Z', '2026-11-13T12:00Z', $3) returning id`,
          [project, name, place],
        );
        await api.call('projectManager', 'deliverPhase', {
          id: row?.id ?? '',
          body: { body: 'Lista' },
        });
      };
      await add('Desarrollo', 5);
      await add('Pruebas', 6);
      await add('Revisión', 7);
      await api.db.query(`create function app.break_notices() returns trigger language plpgsql as
        $$ begin raise exception 'broken'; end $$`);
      await api.db.query(`create trigger broken before insert on app.notices for each row
        when (new.title !~ 'Pruebas') execute function app.break_notices()`);
      const services = testServices({ now: () => new Date('2038-11-25T15:00:00Z') });
      await assert.rejects(remindOfDeliveries(api.db, services), /broken/);
      await api.db.query('drop function app.break_notices() cascade');
      const { notices } = Notices.parse((await api.call('client', 'listNotices')).body);
      assert.equal(notices[0]?.title, 'La fase Pruebas espera tu respuesta: Tienda');
      await remindOfDeliveries(api.db, services);
      const after = Notices.parse((await api.call('client', 'listNotices')).body).notices;
      assert.deepEqual(
        after
          .slice(0, 3)
          .map(({ title }) => title.split(':')[0])
          .toSorted(),
        ['Desarrollo', 'Pruebas', 'Revisión'].map((name) => `La fase ${name} espera tu respuesta`),
      );
    });

    it('remind of no delivery that was answered', async () => {
      await deliver();
      await change();
      const before = (await api.call('client', 'listNotices')).body;
      await remindOfDeliveries(
        api.db,
        testServices({ now: () => new Date('2037-11-25T15:00:00Z') }),
      );
      assert.deepEqual((await api.call('client', 'listNotices')).body, before);
    });
  });
});
