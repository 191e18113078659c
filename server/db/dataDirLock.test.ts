import assert from 'node:assert/strict';
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { DataDirLockedError, lockDataDir } from './dataDirLock.ts';

const HOLDER = `
  const { lockDataDir } = await import(${JSON.stringify(new URL('dataDirLock.ts', import.meta.url))});
  try { await lockDataDir(process.argv[1]); console.log('held'); } catch (error) { console.log(error.message); process.exit(1); }
  setInterval(() => {}, 1000);
`;

type Child = ChildProcessByStdio<null, Readable, null>;

describe('the lock of the data directory', () => {
  let root: string;
  let dir: string;
  let children: Child[];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tramayo-lock-'));
    dir = join(root, 'data');
    children = [];
  });

  afterEach(async () => {
    await Promise.all(children.map(kill));
    rmSync(root, { recursive: true });
  });

  /** Another process that locks the directory and holds it; resolves to its output. */
  async function otherProcess(folder = dir): Promise<{ child: Child; said: string }> {
    const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, said: line.toString().trim() };
  }

  async function kill(child: Child): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  test('a second process is refused with a one-line message', async () => {
    const lock = await lockDataDir(dir);
    const { child, said } = await otherProcess();
    assert.equal(
      said,
      `Otro proceso ya usa la carpeta de datos ${dir}. Ciérralo o elige otra carpeta con DATA_DIR.`,
    );
    if (child.exitCode === null) await once(child, 'exit');
    assert.equal(child.exitCode, 1);
    lock.release();
    assert.equal((await otherProcess()).said, 'held');
  });

  test('a directory reached by another path is the same directory', async () => {
    const lock = await lockDataDir(dir);
    symlinkSync(dir, join(root, 'alias'));
    await assert.rejects(lockDataDir(join(root, 'alias')), DataDirLockedError);
    await assert.rejects(lockDataDir(join(dir, '..', 'data')), DataDirLockedError);
    lock.release();
  });

  test('two directories have separate locks', async () => {
    const locks = [await lockDataDir(dir), await lockDataDir(join(root, 'other'))];
    for (const lock of locks) lock.release();
  });

  test('the lock is released when its holder dies, even by kill -9', async () => {
    const { child, said } = await otherProcess();
    assert.equal(said, 'held');
    await assert.rejects(lockDataDir(dir), DataDirLockedError);
    await kill(child);
    (await lockDataDir(dir)).release();
  });

  test('a leftover lock file has no effect, even if it names the id of a live process', async () => {
    mkdirSync(dir);
    for (const left of ['', String(process.pid), `${process.pid}\n${'x'.repeat(8192)}`]) {
      writeFileSync(join(dir, 'lock'), left);
      (await lockDataDir(dir)).release();
    }
  });

  test('deleting files does not release it', { skip: process.platform !== 'linux' }, async () => {
    await otherProcess();
    for (const name of readdirSync(dir)) rmSync(join(dir, name));
    await assert.rejects(lockDataDir(dir), DataDirLockedError);
  });

  test('creates nothing next to the directory', async () => {
    const lock = await lockDataDir(dir);
    assert.deepEqual(readdirSync(root), ['data']);
    lock.release();
  });

  test('changing the lock file does not release it', async () => {
    await otherProcess();
    for (const content of ['', '999999999', 'x'.repeat(8192)]) {
      writeFileSync(join(dir, 'lock'), content);
      await assert.rejects(lockDataDir(dir), DataDirLockedError);
    }
  });
});
