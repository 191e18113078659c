import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { SERVER_ARGS } from '../../server/testing/serverProcess.ts';
import { Skipped, type HardCase } from './hardCase.ts';
import * as servers from './servers.ts';

const DESCRIPTORS = 1024;

/** Connections of one host that send something and never close. */
function holdOpen(port: number, count: number, sent: string): net.Socket[] {
  return Array.from({ length: count }, () => {
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined).resume();
    socket.write(sent);
    return socket;
  });
}

/** Requests the health check from another address of this machine. */
async function isHealthyFor(port: number, localAddress: string): Promise<boolean> {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress });
  socket.setTimeout(3_000, () => socket.destroy());
  socket.write('GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString().startsWith('HTTP/1.1 200');
}

export const halfOpen: HardCase = {
  name: `half-open connections of one host, under ulimit -n ${DESCRIPTORS}`,
  promise: 'other clients are served; every descriptor is released within 5 s',
  async run({ of }, started) {
    if (process.platform !== 'linux') throw new Skipped('counts descriptors in /proc');
    const count = of(2_000);
    const port = await freePort();
    const dataDir = path.join(await started.folder(), 'data');
    const limited = `ulimit -n ${DESCRIPTORS} && exec "$0" "$@"`;
    const child = spawn('sh', ['-c', limited, process.execPath, ...SERVER_ARGS], {
      env: {
        PATH: process.env.PATH,
        NODE_OPTIONS: process.env.NODE_OPTIONS,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO_DATA: 'off',
      },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const ended = once(child, 'exit');
    started.onEnd(() => {
      child.kill('SIGKILL');
      return ended;
    });
    await servers.until('the start', 60, () => isHealthyFor(port, '127.0.0.1'));
    const descriptors = () => readdirSync(`/proc/${child.pid}/fd`).length;
    const before = descriptors();
    const sockets = holdOpen(port, count, 'x y\r\n\r\n');
    try {
      await pause(500);
      const most = descriptors();
      await servers.until('another address', 5, () => isHealthyFor(port, '127.0.0.2'));
      const freed = await servers.until(
        'the descriptors',
        5,
        async () => descriptors() <= before + 5,
      );
      assert.equal(await isHealthyFor(port, '127.0.0.1'), true);
      return {
        tried: `${count} connections`,
        happened: `${before} descriptors before, ${most} at most, released after ${freed.toFixed(1)} s`,
      };
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
};

export const slow: HardCase = {
  name: 'endless headers and bodies',
  promise: 'disconnected after 15 s and 30 s; other clients are served',
  async run({ of }, started) {
    const { url } = await started.server({
      DATA_DIR: path.join(await started.folder(), 'data'),
      DEMO_DATA: 'off',
    });
    const port = Number(new URL(url).port);
    const count = of(100);
    const head = 'POST /api/data/subscribe HTTP/1.1\r\nHost: a\r\n';
    const times: Record<string, number> = {};
    const asked = performance.now();
    const hold = async (what: string, sent: string, drip: string) => {
      const sockets = holdOpen(port, count, sent);
      const dripping = setInterval(() => {
        for (const socket of sockets) if (!socket.destroyed) socket.write(drip);
      }, 1_000);
      await Promise.all(sockets.map((socket) => once(socket, 'end').catch(() => undefined)));
      clearInterval(dripping);
      times[what] = (performance.now() - asked) / 1000;
      for (const socket of sockets) socket.destroy();
    };
    const body = `${head}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n`;
    const all = Promise.all([hold('headers', head, 'X: y\r\n'), hold('bodies', body, 'x')]);
    await pause(2_000);
    assert.equal(await servers.statusOf(`${url}/api/ready`), 200, 'others');
    await all;
    const { headers = 0, bodies = 0 } = times;
    assert.ok(headers < 17.5, `headers after ${headers} s`);
    assert.ok(bodies < 32.5, `bodies after ${bodies} s`);
    return {
      tried: `${count} connections of each`,
      happened: `the last ended after ${headers.toFixed(1)} s and ${bodies.toFixed(1)} s`,
    };
  },
};

/** The code of a network failure, which fetch hides in the cause. */
function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } };
  return cause?.code ?? cause?.errors?.[0]?.code ?? String(error);
}

export const stopped: HardCase = {
  name: 'SIGTERM during reads',
  promise: 'every received request is answered; the process ends within 2 s of the last answer',
  async run({ of }, started) {
    const stops = of(5);
    const dataDir = path.join(await started.folder(), 'data');
    let answers = 0;
    let heard = 0;
    let slowest = 0;
    for (let round = 0; round < stops; round += 1) {
      const server = await started.server({ DATA_DIR: dataDir });
      const authorization = await servers.signIn(server.url, servers.DEMO_CLIENT);
      let last = performance.now();
      const read = async () => {
        for (;;) {
          try {
            const status = await servers.statusOf(
              `${server.url}/api/data/dashboard`,
              authorization,
            );
            assert.equal(status, 200);
          } catch (error) {
            // Refused, or closed while idle (RFC 9112, 9.5): the server never received the
            // request.
            if (!['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(codeOf(error)))
              throw error;
            return;
          }
          answers += 1;
          last = performance.now();
        }
      };
      const reading = Promise.all(Array.from({ length: 20 }, read));
      // Handled where it is awaited.
      reading.catch(() => undefined);
      await pause(1_000);
      server.kill('SIGTERM');
      const { code, stdout } = await server.ended;
      assert.equal(code, 0);
      slowest = Math.max(slowest, (performance.now() - last) / 1000);
      await reading;
      heard += stdout.match(/"route":"\/api\/data\/dashboard"/g)?.length ?? 0;
    }
    assert.equal(answers, heard, 'answers of the calls in the log');
    assert.ok(slowest < 2, `ended ${slowest} s after its last answer`);
    return {
      tried: `${stops} stops, 20 readers`,
      happened: `${answers} answers, none missing; ended ${slowest.toFixed(1)} s after the last one`,
    };
  },
};
