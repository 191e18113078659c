import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type ServerProcess } from '../../server/testing/serverProcess.ts';
import { Skipped, type HardCase } from './hardCase.ts';
import * as servers from './servers.ts';

const MEGABYTE = 1024 * 1024;

/** What the server leaves free. */
const RESERVE = 64 * MEGABYTE;

export const filledByOthers: HardCase = {
  name: 'another program fills the disk, embedded',
  promise:
    'writes answer 503, reads work, /api/ready fails, a start reports the reason; works again once there is space',
  async run(_size, started) {
    const mount = await smallDisk(started, 256);
    const env = { DATA_DIR: path.join(mount, 'data') };
    const server = await started.server(env);
    const { url } = server;
    const authorization = await servers.signIn(url, servers.DEMO_CLIENT);
    const statusOfWrite = async () => (await servers.createTicket(url, authorization)).status;
    assert.equal(await statusOfWrite(), 201, 'a write with enough space');
    const filler = path.join(mount, 'filler');
    writeFileSync(filler, Buffer.alloc(freeBytes(mount) - RESERVE + MEGABYTE));
    assert.equal(await statusOfWrite(), 503, 'a write below the reserve');
    assert.equal(await servers.statusOf(`${url}/api/ready`), 503, 'ready');
    const dashboard = `${url}/api/data/dashboard`;
    assert.equal(await servers.statusOf(dashboard, authorization), 200, 'a read');
    server.kill('SIGTERM');
    await server.ended;
    // Below the reserve a start still serves reads.
    const reading = await started.server(env);
    assert.equal(await servers.statusOf(`${reading.url}/api/ready`), 503, 'ready after a start');
    reading.kill('SIGTERM');
    await reading.ended;
    writeFileSync(`${filler}-2`, Buffer.alloc(freeBytes(mount) - MEGABYTE));
    const refused = await (await startServer(env)).ended;
    assert.match(refused.stderr, /^No se pudo iniciar\. El disco de la carpeta de datos/);
    for (const file of [filler, `${filler}-2`]) rmSync(file);
    const healed = await started.server(env);
    const again = await servers.createTicket(healed.url, authorization);
    assert.equal(again.status, 201, 'a write with room again');
    return { tried: 'once', happened: 'as promised' };
  },
};

/** As many as one person may send at once. */
const UPLOADERS = 2;
const UPLOAD_BYTES = 8 * MEGABYTE;

/** Refusals in a row after which an uploader takes the disk for full. */
const ENOUGH_REFUSALS = 5;

const HEALTH_LIMIT_MS = 5_000;

/** The watchdog takes 20 s, and a process that cannot exit is killed 5 s later. */
const TIME_TO_END_MS = 60_000;

export const filledByUploads: HardCase = {
  name: 'uploads fill the disk, embedded',
  promise:
    '/api/health answers within 5 s, or the process ends and starts again; no acknowledged message is lost',
  async run({ of }) {
    const rounds = of(10);
    const all: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const result = await servers.withStarted(fillOnce);
      all.push(result);
      const { kept, refused, freeMegabytes, slowestHealthMs, restarts, lost } = result;
      console.error(
        `round ${round}: ${kept} uploads kept, ${refused} refused, ${freeMegabytes} MB left free,`,
        `/api/health after ${slowestHealthMs} ms at most, ${restarts} restarts, ${lost} lost`,
      );
    }
    const sum = (key: keyof Round) => all.reduce((total, round) => total + round[key], 0);
    const most = (key: keyof Round) => Math.max(...all.map((round) => round[key]));
    assert.equal(sum('lost'), 0, 'lost messages');
    return {
      tried: `${rounds} times a disk of 190 MB, ${UPLOADERS} uploaders of ${UPLOAD_BYTES / MEGABYTE} MB each`,
      happened: `${sum('kept')} uploads, 0 lost; ${sum('refused')} × 503; ${sum('restarts')} restarts; /api/health after ${most('slowestHealthMs')} ms at most`,
    };
  },
};

interface Round {
  kept: number;
  refused: number;
  freeMegabytes: number;
  slowestHealthMs: number;
  restarts: number;
  lost: number;
}

/** Fills a new disk; a server that ends is started again, as a supervisor would. */
async function fillOnce(started: servers.Started): Promise<Round> {
  const mount = await smallDisk(started, 190);
  const env = { DATA_DIR: path.join(mount, 'data') };
  let server = await started.server(env);
  const authorization = await servers.signIn(server.url, servers.DEMO_CLIENT);
  const { id = '' } = await servers.createTicket(server.url, authorization);
  const kept: string[] = [];
  let refused = 0;
  const upload = async () => {
    for (let inARow = 0; inARow < ENOUGH_REFUSALS;) {
      const { status, messageId } = await sendFile(server.url, authorization, id);
      if (messageId !== undefined) kept.push(messageId);
      else assert.ok(status === 503 || status === 0, `an upload was answered ${status}`);
      if (status === 503) refused += 1;
      if (status === 0) await pause(500);
      else inARow = status === 503 ? inARow + 1 : 0;
    }
    return true;
  };
  const filling = Promise.all(Array.from({ length: UPLOADERS }, upload));
  let slowestHealthMs = 0;
  let restarts = 0;
  let isFilling = true;
  while (isFilling) {
    const asked = performance.now();
    if (await isHealthy(server)) {
      slowestHealthMs = Math.max(slowestHealthMs, Math.round(performance.now() - asked));
    } else {
      const ended = await Promise.race([server.ended, pause(TIME_TO_END_MS, null)]);
      assert.ok(
        ended,
        `hangs: /api/health and the process did not end within ${TIME_TO_END_MS} ms`,
      );
      restarts += 1;
      server = await started.server(env);
    }
    isFilling = (await Promise.race([filling, pause(100, null)])) === null;
  }
  const freeMegabytes = Math.floor(freeBytes(mount) / MEGABYTE);
  server.kill('SIGKILL');
  await server.ended;
  server = await started.server(env);
  const lost = await countLostMessages(server.url, authorization, id, kept);
  return { kept: kept.length, refused, freeMegabytes, slowestHealthMs, restarts, lost };
}

/** A disk in memory. */
async function smallDisk(started: servers.Started, megabytes: number): Promise<string> {
  const mount = await started.folder();
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', mount];
    execFileSync('mount', options, { stdio: 'pipe' });
  } catch {
    throw new Skipped('mounting a small disk takes root');
  }
  started.onEnd(async () => execFileSync('umount', ['-l', mount]));
  return mount;
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Sends a message with a file to a ticket; status 0 means no answer. */
async function sendFile(
  url: string,
  authorization: string,
  ticketId: string,
): Promise<{ status: number; messageId?: string }> {
  const form = new FormData();
  form.append('body', 'Va el archivo');
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(UPLOAD_BYTES)]);
  form.append('file', new Blob([content]), 'a.pdf');
  const request = { method: 'POST', headers: { authorization }, body: form };
  const signal = AbortSignal.timeout(60_000);
  try {
    const address = `${url}/api/data/tickets/${ticketId}/messages`;
    const answer = await fetch(address, { ...request, signal });
    const { id } = (await answer.json()) as { id?: string };
    return { status: answer.status, ...(answer.status === 201 && id && { messageId: id }) };
  } catch {
    return { status: 0 };
  }
}

async function isHealthy({ url }: ServerProcess): Promise<boolean> {
  return servers.statusOf(`${url}/api/health`, '', HEALTH_LIMIT_MS).then(
    (status) => status === 200,
    () => false,
  );
}

async function countLostMessages(
  url: string,
  authorization: string,
  ticketId: string,
  acknowledged: readonly string[],
): Promise<number> {
  const answer = await fetch(`${url}/api/data/tickets/${ticketId}`, { headers: { authorization } });
  assert.equal(answer.status, 200, 'the ticket');
  const { entries } = (await answer.json()) as { entries: { id: string; files?: unknown[] }[] };
  const kept = new Set(entries.filter(({ files }) => files?.length === 1).map(({ id }) => id));
  return acknowledged.filter((id) => !kept.has(id)).length;
}
