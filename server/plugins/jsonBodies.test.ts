import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fastify from 'fastify';
import { errorsPlugin } from './errors.ts';
import { readJson } from './jsonBodies.ts';

const app = fastify();
app.register(errorsPlugin);
app.register(async (scope) => {
  readJson(scope);
  scope.post('/echo', async ({ body }) => ({ body }));
});

async function send(payload: Buffer | string, contentType = 'application/json') {
  const answer = await app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': contentType },
    payload,
  });
  return { status: answer.statusCode, ...answer.json<{ body?: unknown; message?: string }>() };
}

const NOT_UTF8 = 'El contenido debe ser JSON en UTF-8.';

describe('a UTF-8 body is read unchanged', () => {
  const types = [
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON; Charset=utf8',
  ];
  for (const type of types) {
    it(type, async () => {
      const body = { name: 'José 💥 ñandú', mark: '\uFFFD' };
      assert.deepEqual(await send(JSON.stringify(body), type), { status: 200, body });
    });
  }

  it('with a byte order mark', async () => {
    assert.deepEqual(await send('\uFEFF{"a":1}'), { status: 200, body: { a: 1 } });
  });
});

describe('a malformed body is refused', () => {
  const cases: [string, Buffer][] = [
    ['Latin-1', Buffer.from('{"name":"José"}', 'latin1')],
    ['UTF-16', Buffer.from('{"name":"José"}', 'utf16le')],
    ['a letter cut in half', Buffer.from('{"name":"José').subarray(0, -1)],
    ['half a surrogate pair', Buffer.from('7b2261223a22eda080227d', 'hex')],
    ['an overlong slash', Buffer.from('7b2261223a22c0af227d', 'hex')],
  ];
  for (const [name, payload] of cases) {
    it(name, async () => {
      const { status, message } = await send(payload);
      // ASCII letters in UTF-16 are valid UTF-8 with NULs, but not JSON.
      assert.equal(status, 400);
      if (name !== 'UTF-16') assert.equal(message, NOT_UTF8);
    });
  }

  for (const charset of ['latin1', 'iso-8859-1', 'utf-16le', '"utf-7"', 'utf-8859', '']) {
    it(`as charset=${charset}`, async () => {
      const answer = await send('{"a":1}', `application/json; charset=${charset}`);
      assert.equal(answer.status, 415);
      assert.match(String(answer.message), /^El contenido debe ser JSON/);
    });
  }
});

describe('bodies that Fastify refuses are still refused', () => {
  const bodies = ['', '{', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'];
  for (const body of bodies) {
    it(body || 'nothing', async () => {
      assert.equal((await send(body)).status, 400);
    });
  }

  it('plain text', async () => {
    assert.equal((await send('{}', 'text/plain')).status, 415);
  });
});
