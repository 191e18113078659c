import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { seedDemo } from './seedDemo.ts';

const NOW = new Date('2026-11-21T02:30:00Z');

forEmbeddedDatabase((name, open) => {
  if (name !== 'PGlite') return;

  test('the demo’s history has the dates of what it tells, and is append-only again', async () => {
    const db = await open();
    await seedDemo(db, { now: NOW });
    const late = await db.query(
      `select * from app.history where kind in ('project', 'phase', 'ticket') and at > $1`,
      [NOW],
    );
    assert.deepStrictEqual(late, []);
    const [found] = await db.query<{ count: number }>(
      `select count(distinct d.id)::int as count
         from app.history h join app.deliveries d on d.created_at = h.at`,
    );
    const [all] = await db.query<{ count: number }>(
      'select count(*)::int as count from app.deliveries',
    );
    assert.deepStrictEqual(found, all);
    await assert.rejects(db.query('update app.history set at = now()'), /append-only/);
  });
});
