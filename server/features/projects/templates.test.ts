import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { openApi, type Api } from '../../testing/openApi.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`templates of services, on ${databaseName}`, () => {
    let api: Api;

    before(async () => {
      api = await openApi(await open());
    });

    const rows = async () => {
      const { body } = await api.call('admin', 'listTemplates');
      return body.rows as { id: string; serviceId: number; phases: object[] }[];
    };

    it('come by service, each with phases', async () => {
      const templates = await rows();
      assert.deepEqual(
        templates.map(({ serviceId }) => serviceId),
        [1, 2, 3, 4, 5, 6],
      );
      assert.ok(templates.every(({ phases }) => phases.length > 0));
    });

    it('are replaced as a whole', async () => {
      const [template] = await rows();
      const phases = [
        { name: 'Pruebas', days: 1 },
        { name: 'Análisis', days: 250 },
      ];
      const sent = { id: template?.id ?? '', body: { phases } };
      const { status, body } = await api.call('admin', 'updateTemplate', sent);
      assert.deepEqual([status, body], [200, { ...template, phases }]);
      assert.deepEqual((await rows())[0]?.phases, phases);
    });

    it('are checked by the database too', async () => {
      for (const phases of ['{}', '[1]', '[{"name":"Otra","days":1}]', '[{"name":"Pruebas"}]']) {
        await assert.rejects(
          api.db.query('update app.service_templates set phases = $1::text::jsonb', [phases]),
          /service_templates/,
        );
      }
    });
  });
});
