import assert from 'node:assert/strict';
import { once } from 'node:events';
import type net from 'node:net';
import { it, type TestContext } from 'node:test';
import { connectTo } from '../testing/rawSocket.ts';
import { testApp } from '../testing/testApp.ts';

const TRUSTED = { mode: 'staging' as const, corsOrigins: [], trustProxy: 1 };

const REQUEST = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n';

/**
 * Sends a request on the connection.
 *
 * @returns whether it was answered rather than closed
 */
async function isAnswered(socket: net.Socket): Promise<boolean> {
  socket.on('error', () => undefined);
  const answered = once(socket, 'data').then(() => true);
  const closed = once(socket, 'close').then(() => false);
  socket.write(REQUEST);
  return Promise.race([answered, closed]);
}

/**
 * Opens connections and keeps them open.
 *
 * @returns how many of them the server closed
 */
async function closedOf(t: TestContext, count: number, given: Parameters<typeof testApp>[0]) {
  const { app } = testApp(given);
  const sockets: net.Socket[] = [];
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    return app.close();
  });
  const connect = async () => {
    const socket = await connectTo(app);
    sockets.push(socket);
    return isAnswered(socket);
  };
  let closed = 0;
  for (let index = 0; index < count; index += 1) if (!(await connect())) closed += 1;
  return { closed, sockets, connect };
}

it('closes connections of one network beyond 256', async (t) => {
  const { closed, sockets, connect } = await closedOf(t, 260, { limited: true });
  assert.equal(closed, 4);
  sockets[0]?.destroy();
  // The server frees the slots a little later.
  while (!(await connect()));
  assert.equal(await connect(), false);
});

it('RATE_LIMITS=off and TRUST_PROXY lift the cap', async (t) => {
  assert.equal((await closedOf(t, 260, { limited: false })).closed, 0);
  assert.equal((await closedOf(t, 260, { limited: true, settings: TRUSTED })).closed, 0);
});
