import assert from 'node:assert/strict';
import { once } from 'node:events';
import type net from 'node:net';
import { it, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { connectTo } from '../testing/rawSocket.ts';
import { testApp } from '../testing/testApp.ts';

const WITHIN_MS = 2_000;
const REQUEST = 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n';

/** A server whose answer waits for the test, and a function that connects to it. */
function slowApp(t: TestContext) {
  const { app } = testApp();
  const asked = Promise.withResolvers<undefined>();
  const answer = Promise.withResolvers<string>();
  app.get('/slow', () => {
    asked.resolve(undefined);
    return answer.promise;
  });
  const sockets: net.Socket[] = [];
  t.after(() => {
    for (const socket of sockets) socket.destroy();
  });
  const connect = async () => {
    const socket = await connectTo(app);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  return { app, asked: asked.promise, answer: () => answer.resolve('ok'), connect };
}

async function within<T>(work: Promise<T>): Promise<T> {
  const timer = AbortSignal.timeout(WITHIN_MS);
  const late = once(timer, 'abort').then(() => assert.fail(`not within ${WITHIN_MS} ms`));
  return Promise.race([work, late]);
}

it('an answer in flight carries Connection: close, and the server ends soon after it', async (t) => {
  const { app, asked, answer, connect } = slowApp(t);
  const socket = await connect();
  socket.write(REQUEST);
  await asked;
  const closed = app.close();
  while (app.server.listening) await pause(1);
  answer();
  const [text] = (await once(socket, 'data')) as [string];
  assert.match(text, /^HTTP\/1\.1 200 .*^connection: close\r$/ims);
  await within(closed);
});

it('waits neither for idle connections nor for those that never sent a request', async (t) => {
  const { app, answer, connect } = slowApp(t);
  const idle = await connect();
  answer();
  idle.write(REQUEST);
  await once(idle, 'data');
  const silent = await connect();
  const ends = [idle, silent].map((socket) => once(socket.resume(), 'close'));
  await within(app.close());
  await Promise.all(ends);
});

it('still answers requests that arrive while it closes', async (t) => {
  const { app, asked, answer, connect } = slowApp(t);
  const [first, second] = [await connect(), await connect()];
  first.write(REQUEST);
  await asked;
  const closed = app.close();
  second.write('GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n');
  const [text] = (await once(second, 'data')) as [string];
  assert.match(text, /^HTTP\/1\.1 200 .*^connection: close\r$/ims);
  answer();
  await within(closed);
});
