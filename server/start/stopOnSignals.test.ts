import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { it } from 'node:test';
import { testApp } from '../testing/testApp.ts';
import { closeWithin } from './stopOnSignals.ts';

it('a second signal ends the process at once', async () => {
  const module = new URL('stopOnSignals.ts', import.meta.url).href;
  const script = `
    import('${module}').then(({ stopOnSignals }) => {
      stopOnSignals();
      setInterval(() => undefined, 1_000);
      console.log('started');
    });`;
  const child = spawn(process.execPath, ['--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = async () => String((await once(child.stdout, 'data'))[0]);
  const ended = once(child, 'exit');
  assert.equal(await said(), 'started\n');
  child.kill('SIGTERM');
  assert.match(await said(), /^Deteniendo/);
  child.kill('SIGINT');
  assert.deepEqual(await ended, [1, null]);
});

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
