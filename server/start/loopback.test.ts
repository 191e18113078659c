import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import Fastify from 'fastify';
import { loopback } from './loopback.ts';

/** A server that echoes its requests, behind a loopback. */
function connected(t: TestContext) {
  const app = Fastify();
  t.after(() => app.close());
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('/echo', async (request, reply) => {
    const { method, query, headers, body } = request;
    const sent = Buffer.isBuffer(body) ? body.toString('hex') : body;
    await reply.send({ method, query, headers, body: sent ?? null });
  });
  const { fetch, connect } = loopback();
  connect(app);
  return { app, fetch };
}

interface Echo {
  method: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

describe('the loopback', () => {
  test('rejects before a server is connected', async () => {
    await assert.rejects(loopback().fetch('http://localhost/echo'), /does not answer yet/);
  });

  test('passes method, query, headers and JSON, whatever the host name', async (t) => {
    const { fetch } = connected(t);
    const answer = await fetch(new URL('https://tramayo.pe/echo?a=1&a=ñ'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer llave' },
      body: JSON.stringify({ nombre: 'Ñusta' }),
    });
    const echo = (await answer.json()) as Echo;
    assert.equal(answer.status, 200);
    assert.equal(echo.method, 'POST');
    assert.deepEqual(echo.query, { a: ['1', 'ñ'] });
    assert.equal(echo.headers.authorization, 'Bearer llave');
    assert.deepEqual(echo.body, { nombre: 'Ñusta' });
  });

  test('accepts a Request, with or without a body', async (t) => {
    const { fetch } = connected(t);
    const answer = await fetch(new Request('http://localhost/echo', { headers: { apikey: 'k' } }));
    const echo = (await answer.json()) as Echo;
    assert.equal(echo.method, 'GET');
    assert.equal(echo.headers.apikey, 'k');
    assert.equal(echo.body, null);
  });

  test('passes binary bodies unchanged both ways', async (t) => {
    const { app, fetch } = connected(t);
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    app.get('/bytes', (_request, reply) => reply.type('image/png').send(Buffer.from(bytes)));
    const sent = await fetch('http://localhost/echo', {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
    });
    assert.equal(((await sent.json()) as Echo).body, Buffer.from(bytes).toString('hex'));
    const received = await fetch('http://localhost/bytes');
    assert.deepEqual(new Uint8Array(await received.arrayBuffer()), bytes);
    assert.equal(received.headers.get('content-type'), 'image/png');
  });

  test('keeps repeated headers separate', async (t) => {
    const { app, fetch } = connected(t);
    app.get('/cookies', (_request, reply) =>
      reply.header('set-cookie', ['a=1; Path=/', 'b=2']).send('hecho'),
    );
    const { headers } = await fetch('http://localhost/cookies');
    assert.deepEqual(headers.getSetCookie(), ['a=1; Path=/', 'b=2']);
  });

  test('passes empty answers and errors unchanged', async (t) => {
    const { app, fetch } = connected(t);
    app.delete('/gone', (_request, reply) => reply.code(204).send());
    const gone = await fetch('http://localhost/gone', { method: 'DELETE' });
    assert.deepEqual([gone.status, await gone.text()], [204, '']);
    const missing = await fetch('http://localhost/nada');
    assert.equal(missing.status, 404);
    assert.equal(missing.ok, false);
  });

  test('rejects with the signal’s reason when aborted during or before the call', async (t) => {
    const { app, fetch } = connected(t);
    const arrived = Promise.withResolvers<undefined>();
    const leave = Promise.withResolvers<undefined>();
    let calls = 0;
    app.get('/slow', async () => {
      calls += 1;
      arrived.resolve(undefined);
      await leave.promise;
      return 'tarde';
    });
    const { signal, abort } = abortable();
    const waiting = fetch('http://localhost/slow', { signal });
    await arrived.promise;
    abort();
    await assert.rejects(waiting, /me cansé/);
    leave.resolve(undefined);
    await assert.rejects(fetch('http://localhost/slow', { signal }), /me cansé/);
    assert.equal(calls, 1);
  });
});

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort(new Error('me cansé')) };
}
