import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fakeFreeSpace } from '../testing/fullDisk.ts';
import { downDatabase, testApp } from '../testing/testApp.ts';

it('reports itself healthy, with its version and mode', async () => {
  const { app } = testApp({ version: '1.2.3' });
  const answer = await app.inject('/api/health');
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.json(), { status: 'ok', version: '1.2.3', mode: 'staging' });
  await app.close();
});

it('reports itself ready while its database answers', async () => {
  const { app } = testApp({ db: { ...downDatabase, query: () => Promise.resolve([]) } });
  const answer = await app.inject('/api/ready');
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.json(), { status: 'ok' });
  await app.close();
});

it('is not ready when the data disk is full, even if one more row fits', async (t) => {
  const db = { ...downDatabase, query: () => Promise.resolve([]) };
  const { app, logged } = testApp({ db, dataDir: '/' });
  fakeFreeSpace(t, 1_000_000);
  const answer = await app.inject('/api/ready');
  assert.equal(answer.statusCode, 503);
  assert.equal(answer.headers['retry-after'], '5');
  assert.match(logged.join(''), /the disk is full/);
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
