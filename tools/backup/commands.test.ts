import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { openPglite } from '../../server/db/pglite.ts';
import { embeddedTemplate } from '../../server/testing/embeddedTemplate.ts';
import { FULL } from '../../server/testing/full.ts';
import { temporaryFolder } from '../../server/testing/serverProcess.ts';
import { run } from '../run.ts';

// backup.test.ts runs both on Postgres.
describe('npm run db:backup and db:restore', () => {
  test('refuse a file that exists, and one that does not', async (t) => {
    const { command, at } = await place(t);
    await writeFile(at('file'), '');
    const [saved, restored] = await Promise.all([
      command('tools/dbBackup.ts', 'data', 'file'),
      command('tools/dbRestore.ts', 'data', 'nothing'),
    ]);
    assert.equal(saved.output, `${at('file')} ya existe.\n`);
    assert.equal(saved.code, 1);
    assert.equal(restored.output, `${at('nothing')} no existe.\n`);
    assert.equal(restored.code, 1);
  });

  test('take embedded data to a new folder', { skip: !FULL }, async (t) => {
    const { command, at } = await place(t);
    await mkdir(at('from'));
    const made = await openPglite(at('from', 'postgres'), await embeddedTemplate('migrated'));
    await made.script(`insert into app.rate_limits (key, whole_at) values ('x', '2026-01-01Z')`);
    await made.close();

    const nothing = await command('tools/dbBackup.ts', 'nothing', 'file');
    assert.match(nothing.output, /no hay datos todavía/);
    assert.equal(nothing.code, 1);
    const saved = await command('tools/dbBackup.ts', 'from', 'file');
    assert.match(saved.output, /^Listo: \d+ filas en .+\.\n$/);
    assert.equal(saved.code, 0);
    await writeFile(at('cut'), (await readFile(at('file'))).subarray(0, -9));
    const refused = await command('tools/dbRestore.ts', 'to', 'cut');
    assert.equal(refused.output, 'El respaldo no está completo: no se restauró nada.\n');
    assert.equal(refused.code, 1);
    const restored = await command('tools/dbRestore.ts', 'to', 'file');
    assert.match(restored.output, /^Listo: \d+ filas restauradas\.\n$/);
    assert.equal(restored.code, 0);
    const copy = await openPglite(at('to', 'postgres'));
    t.after(() => copy.close());
    assert.deepEqual(await copy.query('select key, whole_at::text from app.rate_limits'), [
      { key: 'x', whole_at: '2026-01-01 00:00:00+00' },
    ]);
  });
});

/** A folder for one test, and commands on embedded data and files in it. */
async function place(t: TestContext) {
  const { dir, remove } = await temporaryFolder();
  t.after(remove);
  const at = (...names: string[]) => path.join(dir, ...names);
  const command = (script: string, data: string, file: string) =>
    // PGlite is not worth compiling twice for one command.
    run(['--liftoff-only', script, at(file)], {
      env: { DATA_DIR: at(data), DATABASE_URL: '', SUPABASE_URL: '' },
    });
  return { at, command };
}
