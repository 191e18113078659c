import assert from 'node:assert/strict';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { readSettings, type Settings } from '../settings.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { serviceRoleKey } from './serviceRoleKey.ts';

describe('the key of the service role', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  function ownIdentity(env: NodeJS.ProcessEnv): Exclude<Settings, { mode: 'hosted' }> {
    const settings = readSettings({ DATA_DIR: folder.dir, ...env });
    assert.ok(settings.mode !== 'hosted');
    return settings;
  }

  const file = () => path.join(folder.dir, 'service-role-key');

  it('is generated once in embedded mode, in a file that only its owner can read', async () => {
    const key = await serviceRoleKey(ownIdentity({}));
    assert.match(key, /^[\w-]{43}$/);
    assert.equal(await serviceRoleKey(ownIdentity({})), key);
    assert.equal(await readFile(file(), 'utf8'), key);
    if (process.platform !== 'win32') assert.equal((await stat(file())).mode & 0o777, 0o600);
  });

  it('is generated again if a killed process left an empty file', async () => {
    await writeFile(file(), '');
    const key = await serviceRoleKey(ownIdentity({}));
    assert.match(key, /^[\w-]{43}$/);
    assert.equal(await serviceRoleKey(ownIdentity({})), key);
  });

  it('is the setting if there is one, and nothing is written', async () => {
    assert.equal(await serviceRoleKey(ownIdentity({ SUPABASE_SERVICE_ROLE_KEY: 'mine' })), 'mine');
    await assert.rejects(stat(file()));
  });

  it('is generated per process in staging mode', async () => {
    const staging = ownIdentity({ DATABASE_URL: 'postgres://localhost/x' });
    assert.notEqual(await serviceRoleKey(staging), await serviceRoleKey(staging));
    await assert.rejects(stat(file()));
  });
});
