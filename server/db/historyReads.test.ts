import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { IDS, labelsOf, seedCast, tryAs, type Viewer } from '../testing/cast.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { Database } from './port.ts';

forEachDatabase((name, open) => {
  describe(`what each person reads of the history on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
      await seedCast(db);
    });

    test('people read the history of their projects, and the steps of tickets they see', async () => {
      await db.query(
        `update app.tickets set status = 'En Progreso', assigned_to = $2 where id = $1`,
        [IDS.clientTicket, IDS.support],
      );
      const seen = async (viewer: Viewer) => {
        const rows = await tryAs(db, viewer, (tx) =>
          tx.query<{ id: string; kind: string; field: string | null }>(
            'select object_id as id, kind, field from app.history',
          ),
        );
        return rows
          .map(({ id, kind, field }) => `${kind} ${labelsOf([{ id }]).join()} ${field ?? ''}`)
          .sort();
      };
      const steps = ['ticket clientTicket assigned_to', 'ticket clientTicket status'];
      const shop = [
        'phase shopPhase ',
        'phase shopPhase delivery',
        'project shop ',
        'project shop update',
      ];
      assert.deepEqual(await seen('client'), [...shop, 'project brand ', ...steps].sort());
      assert.deepEqual(await seen('manager'), shop);
      assert.deepEqual(await seen('support'), steps);
      assert.deepEqual(await seen('otherClient'), [
        'phase otherShopPhase ',
        'phase otherShopPhase delivery',
        'project otherShop ',
      ]);
      for (const viewer of ['writer', 'ghost'] as const) {
        assert.deepEqual(await seen(viewer), [], viewer);
      }
      assert.ok((await seen('admin')).length > shop.length + steps.length);
      await assert.rejects(seen('visitor'), { code: '42501' });
    });
  });
});
