import assert from 'node:assert/strict';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { it } from 'node:test';
import { testApp } from '../testing/testApp.ts';
import { closeWithin } from './stopOnSignals.ts';

it('hangs up on a request that never ends once the time to close is over', async (t) => {
  const { app } = testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  t.after(() => socket.destroy());
  socket.on('error', () => undefined);
  socket.write('POST /api/data/subscribe HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n');
  socket.write('Content-Type: application/json\r\nContent-Length: 2\r\n\r\n');
  // The server has taken the request up once it asks for the body, which never comes.
  await once(socket, 'data');
  const hungUp = once(socket, 'close');
  await closeWithin(app, 20);
  await hungUp;
  assert.equal(app.server.listening, false);
});
