import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { localServer } from './clientSettings.ts';

/**
 * `npm run dev`: the site with hot reload on 3000 and, behind its proxy, the server, which starts
 * again when its code changes. One Ctrl-C stops both; if one ends, so does the other.
 */
const SITE = 'http://localhost:3000';
const root = path.resolve(import.meta.dirname, '..');
const webpack = path.join(root, 'node_modules', 'webpack-cli', 'bin', 'cli.js');

// The site's page calls the API on its own address (API-3), so its origin must be let in.
const origins = [process.env.CORS_ORIGINS, SITE].filter(Boolean).join(',');
const siteUrl = process.env.SITE_URL || SITE;

const children = [
  start(['--watch', '--watch-preserve-output', 'server/main.ts', '--no-build'], {
    CORS_ORIGINS: origins,
    SITE_URL: siteUrl,
  }),
  start([webpack, 'serve', '--mode', 'development'], {}),
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
    stdio: ['ignore', 'inherit', 'inherit'],
    // Out of the terminal's reach: its Ctrl-C and ours would be two signals, and two cut requests short.
    detached: process.platform !== 'win32',
  });
}

function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
