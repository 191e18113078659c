import assert from 'node:assert/strict';
import { it } from 'node:test';
import { downDatabase, testApp } from '../testing/testApp.ts';

it('is healthy as long as it answers, with its version and mode', async () => {
  const { app } = testApp({ version: '1.2.3' });
  const answer = await app.inject('/api/health');
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.json(), { status: 'ok', version: '1.2.3', mode: 'staging' });
  await app.close();
});

it('is ready while its database answers', async () => {
  const { app } = testApp({ db: { ...downDatabase, query: () => Promise.resolve([]) } });
  const answer = await app.inject('/api/ready');
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.json(), { status: 'ok' });
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

it('is not ready when its database keeps silent', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const asked = Promise.withResolvers<null>();
  const silent = () => {
    asked.resolve(null);
    return new Promise<never>(() => undefined);
  };
  const { app } = testApp({ db: { ...downDatabase, query: silent } });
  const pending = app.inject('/api/ready');
  await asked.promise;
  t.mock.timers.tick(2_000);
  assert.equal((await pending).statusCode, 503);
  t.mock.timers.reset();
  await app.close();
});
