import assert from 'node:assert/strict';
import { it } from 'node:test';
import { testApp } from '../testing/testApp.ts';

it('logs one line per request: the route, never the address or the caller', async () => {
  const { app, logged } = testApp();
  await app.inject({
    method: 'PUT',
    url: '/api/admin/projects/5f0c7d4e-0d3b-4a52-9b3a-0e8a6a1f2c11?correo=ana@demo.pe',
    headers: { authorization: 'Bearer secret-token', 'user-agent': 'spy' },
    payload: { status: 'Completado' },
    remoteAddress: '203.0.113.7',
  });
  await app.close();
  assert.equal(logged.length, 1);
  const { time, ms, requestId, ...line } = JSON.parse(logged[0] ?? '') as Record<string, unknown>;
  assert.deepEqual([typeof time, typeof ms, typeof requestId], ['number', 'number', 'string']);
  assert.deepEqual(line, {
    level: 30,
    method: 'PUT',
    route: '/api/admin/projects/:id',
    status: 401,
    msg: 'request',
  });
});

it('keeps unknown addresses out of the log', async () => {
  const { app, logged } = testApp();
  await app.inject('/api/ana@demo.pe');
  await app.close();
  assert.doesNotMatch(logged.join(''), /demo/);
});
