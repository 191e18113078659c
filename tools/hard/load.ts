import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Result } from 'autocannon';
import type { ServerProcess } from '../../server/testing/serverProcess.ts';
import type { HardCase } from './hardCase.ts';
import * as servers from './servers.ts';

/** Statuses of success and of limits that ask clients to wait. */
const POLITE = ['200', '429', '503'];

const OVERLOAD = 4;

/** Every client must get an answer within this many seconds, including new ones under full load. */
const ANSWER_WITHIN = 5;

interface Place {
  server: ServerProcess;
  authorization: string;
}

async function embedded(started: servers.Started): Promise<Place> {
  const server = await started.server({ DATA_DIR: path.join(await started.folder(), 'data') });
  return { server, authorization: await servers.signIn(server.url, servers.DEMO_CLIENT) };
}

async function onPostgres(started: servers.Started): Promise<Place> {
  const { url, client } = await started.postgres();
  const server = await started.server({ DATABASE_URL: url });
  return { server, authorization: await servers.signIn(server.url, client) };
}

/** Concurrent reads of the dashboard, from a separate thread. */
function read(place: Place, connections: number, seconds: number): Promise<Result> {
  return autocannon({
    url: `${place.server.url}/api/data/dashboard`,
    headers: { authorization: place.authorization },
    connections,
    duration: seconds,
    workers: 1,
    timeout: ANSWER_WITHIN,
  });
}

/** Resident memory of a process in kilobytes. */
function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}

function assertServed(result: Result): void {
  assert.equal(result.errors, 0, 'connections that failed');
  assert.equal(result.non2xx, 0, 'answers other than 200');
}

function loadCase(
  where: string,
  connections: number,
  open: (started: servers.Started) => Promise<Place>,
): HardCase {
  return {
    name: `load and overload, ${where}`,
    promise: `every read is answered within ${ANSWER_WITHIN} s, memory is stable; at four times the load each gets an answer, 429 or 503 within ${ANSWER_WITHIN} s, and 10 s later latency is normal again`,
    async run({ of }, started) {
      const [seconds, overloaded] = [of(150), of(30)];
      const place = await open(started);
      const { pid } = place.server;
      assertServed(await read(place, connections, 5));
      const memory = [memoryOf(pid)];
      const normal = await read(place, connections, seconds);
      assertServed(normal);
      memory.push(memoryOf(pid));
      const over = await read(place, connections * OVERLOAD, overloaded);
      assert.equal(
        over.errors,
        0,
        `connections that failed under overload, ${over.timeouts} of them timeouts`,
      );
      const statuses = Object.keys(over.statusCodeStats ?? {});
      assert.deepEqual(
        statuses.filter((status) => !POLITE.includes(status)),
        [],
      );
      await pause(5_000);
      const again = await read(place, connections, 5);
      assertServed(again);
      assert.ok(
        again.latency.p99 <= 3 * normal.latency.p99 + 50,
        `p99 ${again.latency.p99} ms after it, ${normal.latency.p99} ms before`,
      );
      const [before = 0, after = 0] = memory.map((kilobytes) => Math.round(kilobytes / 1024));
      assert.ok(after < before * 1.5 + 100, `memory grew from ${before} to ${after} MB`);
      return {
        tried: `${connections} connections for ${seconds} s, ${connections * OVERLOAD} for ${overloaded} s`,
        happened: `${normal.requests.average.toFixed(0)} reads/s, p99 ${normal.latency.p99} ms, memory ${before} → ${after} MB; under overload ${over.requests.average.toFixed(0)}/s, p99 ${over.latency.p99} ms, answers ${statuses.join(', ')}; after it p99 ${again.latency.p99} ms`,
      };
    },
  };
}

export const embeddedLoad = loadCase('embedded', 50, embedded);
export const postgresLoad = loadCase('Postgres', 200, onPostgres);
