import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, watch, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { MigrationError } from '../db/migrationErrors.ts';
import { openPglite } from '../db/pglite.ts';
import { readSettings, type Settings } from '../settings.ts';
import { embeddedTemplate } from '../testing/embeddedTemplate.ts';
import { freePort } from '../../tools/freePort.ts';
import { fakeFreeSpace } from '../testing/fullDisk.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { prepare } from './prepare.ts';
import { StartError, startErrorLine } from './startError.ts';

/** What each start writes into. */
const LABELS = `
  create table app.roles (name text, label text);
  create table app.services (id integer primary key, title text);
  create table app.projects (service_id integer, service_title text);
`;

describe('the preparation of a start', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let dataDir: string;
  let env: NodeJS.ProcessEnv;
  let settings: Settings;

  beforeEach(async () => {
    folder = await temporaryFolder();
    dataDir = path.join(folder.dir, 'data');
    env = { PORT: String(await freePort()), DATA_DIR: dataDir, DEMO_DATA: 'off' };
    settings = readSettings(env);
    await mkdir(path.join(folder.dir, 'supabase/objects'), { recursive: true });
    await write('supabase/migrations/1_labels.sql', LABELS);
  });
  afterEach(() => folder.remove());

  async function write(name: string, text: string): Promise<void> {
    const file = path.join(folder.dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }

  /** An empty database in the data directory: Postgres takes seconds to create one. */
  async function addDatabase(): Promise<void> {
    await mkdir(dataDir);
    const empty = await embeddedTemplate('empty');
    await (await openPglite(path.join(dataDir, 'postgres'), empty)).close();
  }

  function withMigrations() {
    const migrations = pathToFileURL(`${folder.dir}/supabase/`);
    return { root: folder.dir, env: {}, build: false, migrations };
  }

  it('a port in use stops the start, and leaves the data untouched', async (t) => {
    const other = net.createServer().listen(settings.port, '127.0.0.1');
    t.after(() => other.close());
    await once(other, 'listening');
    const line = `El puerto ${settings.port} ya está en uso. Ciérralo o elige otro con PORT.`;
    await assert.rejects(prepare(settings, withMigrations()), new StartError(line));
    assert.equal(existsSync(dataDir), false);
  });

  const refused: [string, NodeJS.ProcessEnv, RegExp][] = [
    ['a host address of another machine', { HOST: '192.0.2.1' }, /^HOST \(192\.0\.2\.1\)/],
    ['a file as data directory', { DATA_DIR: import.meta.filename }, /^La carpeta de datos/],
  ];
  for (const [what, more, line] of refused) {
    it(`${what} stops the start`, async () => {
      const given = prepare(readSettings({ ...env, ...more }), withMigrations());
      await assert.rejects(given, (error) => {
        assert.ok(error instanceof StartError);
        assert.match(error.message, line);
        return true;
      });
    });
  }

  it('a broken migration changes nothing; once fixed, the next start resumes there', async () => {
    await addDatabase();
    await write('supabase/bootstrap/1_base.sql', 'create table app.first (id int);');
    await write(
      'supabase/migrations/2_next.sql',
      'create table app.next (id int); select nonsense;',
    );
    await assert.rejects(prepare(settings, withMigrations()), (error) => {
      assert.ok(error instanceof MigrationError);
      assert.match(startErrorLine(error), /^No se pudo iniciar\. [^\n]*2_next\.sql[^\n]*$/);
      return true;
    });

    await write('supabase/migrations/2_next.sql', 'create table app.next (id int);');
    const { db, close } = await prepare(settings, withMigrations());
    assert.deepEqual(await db.query('select * from app.first, app.next'), []);
    await close();
  });

  it('a full disk stops the start before anything is written, with a clear message', async (t) => {
    fakeFreeSpace(t, 1_000_000);
    await assert.rejects(prepare(settings, withMigrations()), (error) => {
      assert.ok(error instanceof StartError);
      assert.match(
        error.message,
        /^El disco de la carpeta de datos .*data está lleno\. Libera espacio/,
      );
      return true;
    });
    assert.equal(existsSync(dataDir), false);
  });

  it('a failed client build stops the start, and the previous build is kept', async () => {
    await addDatabase();
    await write('supabase/bootstrap/1_base.sql', 'select 1');
    await write('supabase/migrations/2_next.sql', 'select 1');
    for (const name of ['src', 'contract', 'public']) await write(`${name}/a.ts`, '');
    await write('tools/buildClient.ts', 'process.exit(1);');
    await write('dist/build.json', 'of another tree');
    await assert.rejects(prepare(settings, { ...withMigrations(), build: true }), (error) => {
      assert.ok(error instanceof StartError);
      assert.match(error.message, /npm run build/);
      return true;
    });
    assert.equal(
      await readFile(path.join(folder.dir, 'dist/build.json'), 'utf8'),
      'of another tree',
    );
    await (await prepare(settings, withMigrations())).close();
  });

  it('aborts a running build when the database fails', async () => {
    for (const name of ['src', 'contract', 'public']) await write(`${name}/a.ts`, '');
    await write('tools/buildClient.ts', 'setInterval(() => undefined, 1000);');
    const staging = readSettings({
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/nobody`,
    });
    const options = { root: folder.dir, env: {}, build: true };
    await assert.rejects(prepare(staging, options), /no responde: ECONNREFUSED/);
  });

  it('aborts a running build on a stop signal, and closes the database', async () => {
    await addDatabase();
    await write('supabase/bootstrap/1_base.sql', 'select 1');
    await write('supabase/migrations/2_next.sql', 'select 1');
    for (const name of ['src', 'contract', 'public']) await write(`${name}/a.ts`, '');
    await write(
      'tools/buildClient.ts',
      `import { renameSync, writeFileSync } from 'node:fs';
    writeFileSync('new', String(process.pid));
    renameSync('new', 'pid');
    setInterval(() => undefined, 1000);`,
    );
    const stop = new AbortController();
    const files = watch(folder.dir);
    const options = { ...withMigrations(), build: true, stop: stop.signal };
    const refused = assert.rejects(
      prepare(settings, options),
      (error) => error === stop.signal.reason,
    );
    for await (const { filename } of files) if (filename === 'pid') break;
    stop.abort();
    await refused;
    const pid = Number(await readFile(path.join(folder.dir, 'pid'), 'utf8'));
    assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
    await (await prepare(settings, withMigrations())).close();
  });
});
