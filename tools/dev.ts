import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { requireFreePort } from '../server/start/freePort.ts';
import { startErrorLine } from '../server/start/startError.ts';
import { localServer } from './clientSettings.ts';

/**
 * `npm run dev`: the site with hot reload on 3000 and, behind its proxy, the server, which
 * restarts when its code changes. Ctrl-C stops both; if one ends, so does the other.
 */
const SITE = 'http://localhost:3000';
const root = path.resolve(import.meta.dirname, '..');
const webpack = path.join(root, 'node_modules', 'webpack-cli', 'bin', 'cli.js');

// The development page calls the API from another origin (API-3), so allow that origin.
const origins = [process.env.CORS_ORIGINS, SITE].filter(Boolean).join(',');
const siteUrl = process.env.SITE_URL || SITE;

try {
  // Otherwise the page would talk to whatever listens there. The server takes 127.0.0.1, and `localhost` may be ::1.
  for (const host of ['127.0.0.1', 'localhost'])
    await requireFreePort(Number(new URL(localServer(process.env)).port), host);
  await requireFreePort(Number(new URL(SITE).port), 'localhost');
} catch (error) {
  console.error(startErrorLine(error));
  process.exit(1);
}

// Folders, not imports, are watched: a missing module is noticed when it appears.
const watched = ['server', 'contract', 'supabase'].map((folder) => `--watch-path=${folder}`);
const children = [
  start(
    [
      ...watched,
      ...['--watch-preserve-output', '--import', './tools/endWithParent.ts'],
      ...['server/main.ts', '--no-build'],
    ],
    { CORS_ORIGINS: origins, SITE_URL: siteUrl },
  ),
  start(['--import', './tools/endWithParent.ts', webpack, 'serve', '--mode', 'development'], {}),
];
console.log(
  `Sitio con recarga en ${SITE}, servidor en ${localServer(process.env)}. Ctrl-C detiene ambos.`,
);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) {
  child.once('exit', (code) => {
    if (!stopping) process.exitCode = code ?? 1;
    stop();
  });
}

function start(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [...process.execArgv, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    // The pipe that endWithParent.ts watches.
    stdio: ['pipe', 'inherit', 'inherit'],
    // In its own process group: otherwise Ctrl-C would reach it twice, and a second signal cuts
    // requests short.
    detached: process.platform !== 'win32',
  });
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
