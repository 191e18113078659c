import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Database, ListenHandlers } from '../db/port.ts';
import { downDatabase, testApp } from '../testing/testApp.ts';

it('reports itself healthy, with its version and mode', async () => {
  const { app } = testApp({ version: '1.2.3' });
  const answer = await app.inject('/api/health');
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.json(), { status: 'ok', version: '1.2.3', mode: 'staging' });
  await app.close();
});

it('reports itself ready while its database answers and sends events', async () => {
  let handlers: ListenHandlers | undefined;
  const db: Database = {
    ...downDatabase,
    query: () => Promise.resolve([]),
    listen: (_channel, given) => {
      handlers = given;
      return Promise.resolve(() => Promise.resolve());
    },
  };
  const { app } = testApp({ db });
  const ask = async () => {
    const answer = await app.inject('/api/ready');
    return [answer.statusCode, answer.json<object>()];
  };
  assert.deepEqual(await ask(), [200, { status: 'ok' }]);
  handlers?.onLost();
  assert.deepEqual(await ask(), [503, { message: 'La base de datos no envía novedades en vivo.' }]);
  handlers?.onReconnected();
  assert.deepEqual(await ask(), [200, { status: 'ok' }]);
  await app.close();
});

it('is not ready when its database is down, and logs why', async () => {
  const { app, logged } = testApp();
  const answer = await app.inject('/api/ready');
  assert.equal(answer.statusCode, 503);
  assert.deepEqual(answer.json(), { message: 'La base de datos no responde.' });
  assert.match(logged.join(''), /connection refused/);
  await app.close();
});
