import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { formatNote, isStale, readInputs } from './clientInputs.ts';

let root: string;

async function write(name: string, text: string): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

describe('a build', () => {
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'client-'));
    await write('src/app/store.ts', 'a');
    await write('contract/routes.ts', 'b');
    await write('public/robots.txt', 'c');
    await write('package-lock.json', '{}');
    await write('dist/build.json', formatNote(await readInputs(root, {})));
  });
  afterEach(() => rm(root, { recursive: true }));

  it('is up to date while its inputs do not change', async () => {
    await write('server/app.ts', 'x');
    await write('src/app/store.test.ts', 'x');
    await write('src/app/store.test.snap', 'x');
    await write('src/testing/builders.ts', 'x');
    assert.equal(await isStale(root, { PORT: '5130', DATA_DIR: 'x' }), false);
  });

  it('is stale when it is missing', async () => {
    await rm(path.join(root, 'dist'), { recursive: true });
    assert.equal(await isStale(root, {}), true);
  });

  const changes: [string, string][] = [
    ['src/app/store.ts', 'A'],
    ['src/app/new.ts', ''],
    ['contract/routes.ts', 'B'],
    ['public/robots.txt', 'C'],
    ['package-lock.json', '{"a":1}'],
    ['package.json', 'x'],
    ['webpack.config.ts', 'x'],
    ['tools/clientSettings.ts', 'x'],
    ['tools/ChunkListPlugin.ts', 'x'],
    ['tsconfig.json', 'x'],
  ];
  for (const [name, text] of changes) {
    it(`is stale after a change of ${name}`, async () => {
      await write(name, text);
      assert.equal(await isStale(root, {}), true);
    });
  }

  const settings: NodeJS.ProcessEnv[] = [
    { SUPABASE_URL: 'https://p.supabase.co' },
    { SUPABASE_ANON_KEY: 'k' },
    { API_BASE_URL: 'https://api.tramayo.example' },
    { RECAPTCHA_SITE_KEY: 'k' },
  ];
  for (const env of settings) {
    it(`is stale with a different ${Object.keys(env).join()}`, async () => {
      assert.equal(await isStale(root, env), true);
    });
  }

  it('is stale when a file is renamed', async () => {
    await rename(path.join(root, 'src/app/store.ts'), path.join(root, 'src/app/depot.ts'));
    assert.equal(await isStale(root, {}), true);
  });
});
