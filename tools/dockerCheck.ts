import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';

/**
 * `npm run docker:check`: builds the image if Docker is available. Otherwise it follows the last
 * stage of the Dockerfile in a directory: the same files and packages, read-only, without root.
 * Then the health check must pass and the server must stop gracefully.
 */
const ROOT = path.join(import.meta.dirname, '..');
const IMAGE = 'tramayo:check';

/** The user `nobody`, if this runs as root. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) {
  const docker = (...args: string[]) =>
    execFileSync('docker', args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, POSTGRES_PASSWORD: 'x', SITE_URL: 'http://localhost:5001' },
    });
  docker('compose', 'config', '--quiet');
  docker('build', '--tag', IMAGE, '.');
  console.log('ok: the image is built');
} else {
  await followSteps();
}

interface Step {
  name: string;
  rest: string;
}

/** The instructions of the last stage. */
function lastStage(): Step[] {
  const lines = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').split('\n');
  const steps = lines.flatMap((line) => {
    const [, name, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return name && rest ? [{ name, rest }] : [];
  });
  return steps.slice(steps.findLastIndex(({ name }) => name === 'FROM'));
}

async function followSteps(): Promise<void> {
  const steps = lastStage();
  const all = (name: string) => steps.filter((step) => step.name === name).map(({ rest }) => rest);
  const user = all('USER').at(-1);
  assert.ok(user && user !== 'root' && user !== '0', 'the image runs as root');
  assert.match(readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8'), /^ {4}read_only: true$/m);
  assert.ok(existsSync(path.join(ROOT, 'dist')), 'npm run build comes first');

  const folder = mkdtempSync(path.join(tmpdir(), 'tramayo-image-'));
  try {
    chmodSync(folder, 0o755);
    const app = path.join(folder, 'app');
    const data = path.join(folder, 'data');
    mkdirSync(app);
    mkdirSync(data);
    for (const copy of all('COPY')) copyInto(app, copy);
    const install = all('RUN').find((command) => command.startsWith('npm ci')) ?? '';
    const [npm = '', ...args] = (install.split(' && ')[0] ?? '').split(' ');
    execFileSync(npm, args, { cwd: app, stdio: 'ignore' });
    execFileSync('chmod', ['-R', 'a-w,a+rX', app]);
    if (USER.uid !== undefined) execFileSync('chown', [`${USER.uid}:${USER.gid}`, data]);
    await startAndStop({ app, data, health: list(all('HEALTHCHECK')), command: list(all('CMD')) });
  } finally {
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true });
  }
}

/** Takes the build stage's output from this directory. */
function copyInto(app: string, copy: string): void {
  const paths = copy.replace(/^--from=build /, '').split(' ');
  const target = paths.pop() ?? '.';
  for (const each of paths) {
    const source = path.join(ROOT, each.replace(/^\/app\//, ''));
    const isFolder = target !== './';
    cpSync(source, isFolder ? path.join(app, target) : path.join(app, path.basename(source)), {
      recursive: true,
    });
  }
}

/** The JSON array at the end of an instruction. */
function list([instruction = '']: string[]): string[] {
  return JSON.parse(instruction.slice(instruction.indexOf('["'))) as string[];
}

async function startAndStop(image: {
  app: string;
  data: string;
  health: string[];
  command: string[];
}): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOME: '/',
    HOST: '0.0.0.0',
    DATA_DIR: image.data,
    PORT: String(await freePort()),
  };
  const options = { cwd: image.app, env, ...USER };
  const [, ...args] = image.command;
  const server = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(server, 'exit') as Promise<[number | null]>;
  const [, ...healthArgs] = image.health;
  const isHealthy = () => spawnSync(process.execPath, healthArgs, options).status === 0;
  const giveUpAt = performance.now() + 60_000;
  while (server.exitCode === null && !isHealthy()) {
    assert.ok(performance.now() < giveUpAt, `not healthy within a minute\n${errors}`);
    await pause(500);
  }
  server.kill('SIGTERM');
  const [code] = await ended;
  assert.equal(code, 0, `the server did not stop in good order\n${errors}`);
  console.log('ok: no Docker here; the steps of the image work, read-only and without root');
}
