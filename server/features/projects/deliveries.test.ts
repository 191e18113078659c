import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { Notices } from '#contract/notices.ts';
import { ProjectPage, ProjectPhase, ProjectUpdate } from '#contract/projectPages.ts';
import { asUser } from '../../db/rights.ts';
import type { CastName } from '../../testing/company.ts';
import { forEachDatabase, racesOnly } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

forEachDatabase((databaseName, open) => {
  describe(`a project’s page, on ${databaseName}`, () => {
    let api: Api;
    let project: string;
    let position = 10;

    before(async () => {
      api = await openApi(await open());
      const [row] = await api.db.query<{ id: string }>(
        'select id from app.projects where client_id = $1',
        [api.cast.client],
      );
      project = row?.id ?? '';
    });

    const addPhase = async () => {
      const [phase] = await api.db.query<{ id: string }>(
        `insert into app.phases (project_id, name, start_date, end_date, position)
         values ($1, 'Desarrollo', '2026-11-02T12:00:00Z', '2026-11-13T12:00:00Z', $2)
         returning id`,
        [project, (position += 1)],
      );
      return phase?.id ?? '';
    };
    const deliver = (id: string, who: CastName = 'projectManager', more: object = {}) =>
      api.call(who, 'deliverPhase', { id, body: { body: 'Lista', ...more } });
    const approve = (id: string, who: CastName = 'client') =>
      api.call(who, 'approvePhase', { id, body: {} });
    const change = (id: string) =>
      api.call('client', 'requestChanges', { id, body: { body: 'Falta el logo' } });
    const page = async (who: CastName = 'client') =>
      ProjectPage.parse((await api.call(who, 'getProject', { id: project })).body);
    const phaseOf = async (id: string) =>
      (await page()).phases.find((phase) => phase.id === id) ?? assert.fail('no phase');
    const told = async (who: CastName) =>
      Notices.parse((await api.call(who, 'listNotices')).body)
        .notices.filter(({ href }) => href === `#/projects/${project}`)
        .map(({ kind, title }) => [kind, title]);

    it('two answers at once: the second is told what happened', async () => {
      const id = await addPhase();
      await deliver(id);
      const answers = await Promise.all([approve(id), change(id), approve(id), change(id)]);
      assert.deepEqual(
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
        [200, 409, 409, 409],
      );
      assert.equal((await phaseOf(id)).deliveries.length, 1);
    });

    if (racesOnly(databaseName)) return;

    it('is there for its client, its manager and admins, with who is the client', async () => {
      for (const who of ['client', 'projectManager', 'admin'] as const) {
        const { project: seen } = await page(who);
        assert.deepEqual(seen.client, { id: api.cast.client, full_name: 'client' });
        assert.equal(seen.archivedAt, null);
      }
      for (const who of ['otherClient', 'ticketManager', 'copywriter'] as const) {
        assert.deepEqual(await api.call(who, 'getProject', { id: project }), {
          status: 404,
          body: { message: 'Ese proyecto no existe.' },
        });
      }
    });

    it('a delivery waits for the client, whose approval is dated, named and final', async () => {
      const id = await addPhase();
      const delivered = await deliver(id, 'projectManager', { link: 'https://prueba.pe/a' });
      assert.equal(delivered.status, 200, JSON.stringify(delivered.body));
      const waiting = ProjectPhase.parse(delivered.body);
      assert.equal(waiting.state, 'entregada');
      assert.equal(waiting.deliveredAt, waiting.deliveries[0]?.at);
      assert.deepEqual(
        waiting.deliveries.map(({ body, link, author }) => [body, link, author.full_name]),
        [['Lista', 'https://prueba.pe/a', 'projectManager']],
      );
      const approved = ProjectPhase.parse((await approve(id)).body);
      assert.equal(approved.state, 'aprobada');
      assert.equal(approved.deliveredAt, null);
      const { answer } = approved.deliveries[0] ?? assert.fail('no delivery');
      assert.deepEqual(
        [answer?.kind, answer?.author, answer?.body],
        ['aprobada', { id: api.cast.client, full_name: 'client' }, null],
      );
      assert.deepEqual(await deliver(id), {
        status: 409,
        body: { message: 'Esta fase ya está aprobada.' },
      });
      for (const again of [await approve(id), await change(id)]) {
        assert.equal(again.status, 409);
        assert.match(
          String(again.body.message),
          /^client ya aprobó esta entrega el \d+ \w+ 20\d\d\.$/,
        );
      }
      for (const who of ['client', 'projectManager', 'admin'] as const) {
        const claims = { sub: api.cast[who], role: 'authenticated' } as const;
        const withdraw = asUser(api.db, claims, (tx) =>
          tx.query(
            `update app.deliveries set answer = 'con cambios', answer_body = 'No'
              where phase_id = $1 returning id`,
            [id],
          ),
        );
        if (who === 'client') await assert.rejects(withdraw, /do not change/);
        else assert.deepEqual(await withdraw, []);
      }
      await assert.rejects(
        api.db.query('update app.deliveries set body = $2 where phase_id = $1', [id, 'Otra']),
        /do not change/,
      );
    });

    it('requested changes are answered by the next delivery', async () => {
      const id = await addPhase();
      await deliver(id);
      const asked = ProjectPhase.parse((await change(id)).body);
      assert.equal(asked.state, 'con cambios');
      assert.equal(asked.deliveries[0]?.answer?.body, 'Falta el logo');
      assert.match(String((await approve(id)).body.message), /^client ya pidió cambios/);
      const again = ProjectPhase.parse((await deliver(id, 'admin')).body);
      assert.equal(again.state, 'entregada');
      assert.deepEqual(
        again.deliveries.map(({ answer }) => answer?.kind ?? null),
        [null, 'con cambios'],
      );
      assert.equal(ProjectPhase.parse((await approve(id)).body).state, 'aprobada');
    });

    it('an answer to an earlier delivery than the latest is refused', async () => {
      const id = await addPhase();
      const read = ProjectPhase.parse((await deliver(id)).body).deliveries[0]?.id;
      const latest = ProjectPhase.parse((await deliver(id)).body).deliveries[0]?.id;
      const late = {
        status: 409,
        body: { message: 'Hay una entrega más reciente: revísala antes de responder.' },
      };
      for (const [call, body] of [
        ['approvePhase', {}],
        ['requestChanges', { body: 'Falta el logo' }],
      ] as const) {
        const old = { id, body: { ...body, delivery: read } };
        assert.deepEqual(await api.call('client', call, old), late, call);
      }
      const approved = await api.call('client', 'approvePhase', { id, body: { delivery: latest } });
      assert.equal(approved.body.state, 'aprobada');
    });

    it('what was not delivered is not approved, and says what it is', async () => {
      const id = await addPhase();
      for (const { status, body } of [await approve(id), await change(id)]) {
        assert.equal(status, 409);
        assert.match(
          String(body.message),
          /^Esta fase está (atrasada|en curso|pendiente): todavía no tiene una entrega\.$/,
        );
      }
    });

    it('a phase that was removed meanwhile is gone', async () => {
      const id = await addPhase();
      await deliver(id);
      await api.db.query('delete from app.phases where id = $1', [id]);
      const gone = { status: 404, body: { message: 'Esa fase ya no existe.' } };
      for (const each of [await approve(id), await change(id), await deliver(id)]) {
        assert.deepEqual(each, gone);
      }
    });

    it('is delivered by its manager and admins, answered by its client alone', async () => {
      const id = await addPhase();
      assert.equal((await deliver(id, 'client')).status, 403);
      await deliver(id);
      for (const who of ['projectManager', 'admin', 'ticketManager', 'copywriter'] as const) {
        assert.equal((await approve(id, who)).status, 403, who);
      }
      assert.equal((await approve(id, 'otherClient')).status, 404);
      assert.equal((await phaseOf(id)).state, 'entregada');
    });

    it('a link that is not http or https is refused', async () => {
      const id = await addPhase();
      for (const link of [
        'javascript:alert(1)',
        'ftp://a.pe',
        'prueba.pe',
        'https://',
        'https://a.pe/\u202egpj.exe',
        'https://a.pe/\r\nb',
      ]) {
        const { status, body } = await deliver(id, 'projectManager', { link });
        assert.equal(status, 400, link);
        assert.match(String(body.message), /enlace completo|^El enlace contiene/);
      }
    });

    it('a repeated request delivers and posts once', async () => {
      const id = await addPhase();
      const key = randomUUID();
      for (let times = 0; times < 2; times += 1) {
        const body = { body: 'Una vez' };
        await api.call('projectManager', 'deliverPhase', { id, body, key });
        await api.call('projectManager', 'postUpdate', { id: project, body, key });
      }
      assert.equal((await phaseOf(id)).deliveries.length, 1);
      const { updates } = await page();
      assert.equal(updates.filter(({ body }) => body === 'Una vez').length, 1);
    });

    it('client and manager are told of what the other did, and read it in the history', async () => {
      const id = await addPhase();
      const body = { body: 'Ya hay avances' };
      const posted = await api.call('projectManager', 'postUpdate', { id: project, body });
      assert.equal(posted.status, 201);
      assert.equal(ProjectUpdate.parse(posted.body).author.full_name, 'projectManager');
      await deliver(id);
      await change(id);
      const delivery = ['delivery', 'projectManager entregó la fase Desarrollo: Tienda'];
      const update = ['update', 'projectManager publicó una novedad: Tienda'];
      assert.deepEqual((await told('client')).slice(0, 2), [delivery, update]);
      assert.deepEqual((await told('projectManager'))[0], [
        'changes',
        'client pidió cambios en la fase Desarrollo: Tienda',
      ]);
      assert.deepEqual(await told('admin'), []);
      for (const who of ['client', 'projectManager'] as const) {
        const { history } = await page(who);
        assert.deepEqual(
          history.slice(0, 3).map((row) => [row.author?.full_name, row.object, row.field, row.to]),
          [
            ['client', `phase:${id}`, 'answer', 'con cambios: Falta el logo'],
            ['projectManager', `phase:${id}`, 'delivery', 'Lista'],
            ['projectManager', `project:${project}`, 'update', 'Ya hay avances'],
          ],
        );
      }
    });
  });
});
