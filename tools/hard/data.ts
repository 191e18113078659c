import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseProxy } from '../../server/testing/databaseProxy.ts';
import { startServer } from '../../server/testing/serverProcess.ts';
import type { HardCase } from './hardCase.ts';
import * as servers from './servers.ts';

const WRITERS = 8;

export const killed: HardCase = {
  name: 'kill -9 during writes, embedded',
  promise: 'no acknowledged write is lost; the next start succeeds',
  async run({ of }, started) {
    const kills = of(20);
    const dataDir = path.join(await started.folder(), 'data');
    const acknowledged: string[] = [];
    let authorization = '';
    for (let round = 0; round < kills; round += 1) {
      const server = await started.server({ DATA_DIR: dataDir });
      authorization ||= await servers.signIn(server.url, servers.DEMO_CLIENT);
      const writing = servers.write(server.url, authorization, WRITERS);
      await pause(500 + 100 * (round % 8));
      server.kill('SIGKILL');
      await server.ended;
      await writing.stop();
      acknowledged.push(...writing.acknowledged);
    }
    const last = await started.server({ DATA_DIR: dataDir });
    assert.ok(acknowledged.length > 0, 'nothing was written');
    assert.equal(await servers.countLost(last.url, authorization, acknowledged), 0, 'lost writes');
    return { tried: `${kills} kills`, happened: `${acknowledged.length} writes, 0 lost` };
  },
};

export const away: HardCase = {
  name: 'outages of the database during writes',
  promise:
    '503 within 3 s during an outage, 201 within 10 s after it; no acknowledged write is lost',
  async run({ of }, started) {
    const stops = of(10);
    const postgres = await started.postgres();
    const proxy = await databaseProxy(postgres.url);
    started.onEnd(() => proxy.close());
    const { url } = await started.server({ DATABASE_URL: proxy.url });
    const authorization = await servers.signIn(url, postgres.client);
    const writing = servers.write(url, authorization, WRITERS);
    const write = () => servers.createTicket(url, authorization);
    let slowest = 0;
    let back = 0;
    for (let round = 0; round < stops; round += 1) {
      await pause(500);
      if (round % 2 === 0) await proxy.cut();
      else proxy.stall();
      // Requests in flight when the connection failed may still succeed.
      await pause(100);
      const asked = performance.now();
      assert.equal((await write()).status, 503, 'without its database');
      slowest = Math.max(slowest, (performance.now() - asked) / 1000);
      await proxy.restore();
      const isBack = async () => (await write()).status === 201;
      back = Math.max(back, await servers.until('back', 10, isBack));
    }
    await writing.stop();
    const others = [...writing.refused.keys()].filter((status) => status !== 503);
    assert.deepEqual(others, [], 'answers other than 201 and 503');
    assert.ok(slowest < 3, `a 503 took ${slowest} s`);
    const lost = await servers.countLost(url, authorization, writing.acknowledged);
    assert.equal(lost, 0, 'lost writes');
    return {
      tried: `${stops} outages, every other one without closing connections`,
      happened: `${writing.acknowledged.length} writes, 0 lost; ${writing.refused.get(503) ?? 0} × 503, the slowest after ${slowest.toFixed(1)} s; recovered after ${back.toFixed(1)} s at most`,
    };
  },
};

export const twoProcesses: HardCase = {
  name: 'two processes on one data directory',
  promise: 'the second is refused, also when the lock file was deleted (on Linux)',
  async run({ of }, started) {
    const env = { DATA_DIR: path.join(await started.folder(), 'data') };
    const first = await started.server(env);
    const tries = of(6);
    for (let round = 0; round < tries; round += 1) {
      if (round % 2 === 1) {
        if (process.platform !== 'linux') break;
        for (const name of readdirSync(env.DATA_DIR)) {
          if (name.startsWith('lock')) rmSync(path.join(env.DATA_DIR, name));
        }
      }
      const { code, stderr } = await (await startServer(env)).ended;
      assert.equal(code, 1);
      assert.match(stderr, /Otro proceso ya usa la carpeta de datos/);
    }
    assert.equal(await servers.statusOf(`${first.url}/api/ready`), 200, 'the first goes on');
    return {
      tried: `${tries} starts, every other one after deleting the lock file`,
      happened: `${tries} refused, the first kept running`,
    };
  },
};
