import assert from 'node:assert/strict';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { it } from 'node:test';
import { testApp } from '../testing/testApp.ts';
import { closeWithin } from './stopOnSignals.ts';

it('disconnects a request that does not end within the time limit', async (t) => {
  const { app } = testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  t.after(() => socket.destroy());
  socket.on('error', () => undefined);
  socket.write('POST /api/data/subscribe HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n');
  socket.write('Content-Type: application/json\r\nContent-Length: 2\r\n\r\n');
  // The server asks for the body, so it has begun the request; the body never arrives.
  await once(socket, 'data');
  const hungUp = once(socket, 'close');
  await closeWithin(app, 20);
  await hungUp;
  assert.equal(app.server.listening, false);
});
