import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { InjectOptions } from 'fastify';
import { NewTicket } from '#contract/tickets.ts';
import { testApp } from '../testing/testApp.ts';

const { app, logged } = testApp();
const secret = 'ana@demo.pe';

app.get('/throws/:code', (request) => {
  const { code } = request.params as { code: string };
  throw Object.assign(new Error(`value of ${secret}`), code === 'none' ? {} : { code });
});

const subscription = { email: 'ana@demo.pe', recaptchaToken: 'x' };

function post(body: unknown, contentType = 'application/json'): InjectOptions {
  return {
    method: 'POST',
    url: '/api/data/subscribe',
    headers: { 'content-type': contentType },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

after(() => app.close());

describe('a request that cannot be read', () => {
  const big = JSON.stringify({ email: 'x'.repeat(64 * 1024) });
  const cases: [string, InjectOptions, number, RegExp][] = [
    ['malformed JSON', post('{"email":'), 400, /^La solicitud no es válida\.$/],
    ['an empty body', post(''), 400, /^El cuerpo debe ser un objeto JSON\.$/],
    ['a poisoned prototype', post('{"__proto__":{"a":1}}'), 400, /^La solicitud no es válida\.$/],
    ['a form', post('email=a', 'application/x-www-form-urlencoded'), 415, /debe ser JSON/],
    ['plain text', post('{}', 'text/plain'), 415, /debe ser JSON/],
    ['more than 64 KiB', post(big), 413, /64 KiB/],
    [
      'no body',
      { method: 'POST', url: '/api/data/subscribe' },
      400,
      /^El cuerpo debe ser un objeto JSON\.$/,
    ],
    ['a list', post([]), 400, /^El cuerpo debe ser un objeto JSON\.$/],
    ['a broken address', { url: '/api/%zz' }, 400, /^La solicitud no es válida\.$/],
  ];
  for (const [name, request, status, message] of cases) {
    it(`${name}: ${status}`, async () => {
      const answer = await app.inject(request);
      assert.equal(answer.statusCode, status);
      assert.match(answer.json<{ message: string }>().message, message);
      assert.deepEqual(Object.keys(answer.json()), ['message']);
    });
  }

  it('of just under 64 KiB is read', async () => {
    const padded = JSON.stringify({ ...subscription, email: 'ana' }).padEnd(64 * 1024);
    const answer = await app.inject(post(padded));
    assert.deepEqual(answer.json(), { message: 'Escribe un correo completo.' });
  });
});

describe('an invalid body', () => {
  const cases: [unknown, string][] = [
    [{ ...subscription, email: 'ana' }, 'Escribe un correo completo.'],
    [{ recaptchaToken: 'x' }, 'Escribe un correo.'],
    [{ email: 'a@b.pe' }, 'Falta la verificación de seguridad.'],
    [{}, 'Escribe un correo. Falta la verificación de seguridad.'],
    [{ ...subscription, admin: true, id: 1 }, 'Hay campos que no se admiten: admin, id.'],
  ];
  for (const [body, message] of cases) {
    it(`${JSON.stringify(body)}: ${message}`, async () => {
      const answer = await app.inject(post(body));
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(answer.json(), { message });
    });
  }
});

it('names a missing text, whatever its grammatical gender', () => {
  const { error } = NewTicket.safeParse({ subject: ' ', description: 1 });
  assert.deepEqual(
    error?.issues.map(({ message }) => message),
    ['Falta el asunto.', 'Falta la descripción.'],
  );
  const long = NewTicket.safeParse({ subject: 'x', description: 'x'.repeat(5001) });
  assert.equal(
    long.error?.issues[0]?.message,
    'La descripción admite hasta 5000 caracteres; tiene 5001.',
  );
});

describe('a database or internal error', () => {
  for (const code of ['22021', '22P02', '22003', '22P05']) {
    it(`SQLSTATE ${code} is caused by the value`, async () => {
      const answer = await app.inject(`/throws/${code}`);
      assert.equal(answer.statusCode, 400);
      assert.deepEqual(answer.json(), {
        message: 'La solicitud contiene un valor que no se admite.',
      });
    });
  }

  it('SQLSTATE 42501 is a missing right, and is logged', async () => {
    logged.length = 0;
    const answer = await app.inject('/throws/42501');
    assert.equal(answer.statusCode, 403);
    assert.deepEqual(answer.json(), { message: 'No tienes permiso para hacer esto.' });
    assert.match(logged.join(''), /"level":40.*"code":"42501"/);
    assert.doesNotMatch(logged.join(''), new RegExp(secret));
  });

  it('that is unexpected reveals no details, and is logged without values', async () => {
    logged.length = 0;
    const answer = await app.inject('/throws/23505');
    assert.equal(answer.statusCode, 500);
    assert.deepEqual(answer.json(), {
      message: 'Ocurrió un error en el servidor. Inténtalo de nuevo.',
    });
    const line = logged.find((text) => text.includes('server error')) ?? '';
    assert.match(line, /"code":"23505"/);
    assert.match(line, /errors\.test\.ts/);
    assert.doesNotMatch(logged.join(''), new RegExp(secret));
  });
});
