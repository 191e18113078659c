import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMigrations, SUPABASE_FOLDER } from '../../server/db/migrationFiles.ts';
import { isOfBaseline } from '../../server/db/takeover.ts';
import { versionOf } from './version.ts';

test('a backup of before the baseline goes into the tables of the baseline', async () => {
  const bootstrap = await readMigrations(SUPABASE_FOLDER, 'bootstrap');
  const migrations = await readMigrations(SUPABASE_FOLDER, 'migrations');
  const versionWith = (last: string) => {
    const known = bootstrap.map(({ name, checksum }) => `${name} ${checksum}`);
    const head = { format: 1 as const, schemas: ['auth', 'app'], migrations: [...known, last] };
    return versionOf(head, { bootstrap: true, root: SUPABASE_FOLDER });
  };
  const { files, nameOf } = await versionWith('20261123160200_former_clients.sql x');
  const baseline = migrations.filter(isOfBaseline);
  assert.deepEqual(
    files,
    [...bootstrap, ...baseline].map(({ name }) => name),
  );
  assert.equal(nameOf('app.message_entries'), 'app.contact_message_entries');
  assert.equal(nameOf('app.tickets'), 'app.tickets');
  await assert.rejects(versionWith('20261122200000_history.sql x'), /otra versión/);
});
