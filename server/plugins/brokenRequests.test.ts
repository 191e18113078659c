import assert from 'node:assert/strict';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import Fastify from 'fastify';
import { sendRaw } from '../testing/rawSocket.ts';
import { testApp } from '../testing/testApp.ts';
import { answerBrokenRequest } from './brokenRequests.ts';
import { slowBodiesPlugin } from './slowBodies.ts';

const { app } = testApp();
after(() => app.close());

const INVALID = 'La solicitud no es válida.';
const NO_HOST = 'Falta la cabecera Host.';
const TWO_HOSTS = 'La cabecera Host viene dos veces.';
const CLOSE = 'Host: a\r\nConnection: close\r\n';
const EXPECT = 'Connection: close\r\nHost: localhost\r\nExpect: nonsense\r\n';

describe('requests that Node refuses get a JSON answer in Spanish', () => {
  const cases: [string, string, number, string][] = [
    ['no HTTP', 'nonsense\r\n\r\n', 400, INVALID],
    ['no Host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, NO_HOST],
    ['no Host, nowhere', 'GET /nowhere HTTP/1.1\r\nConnection: close\r\n\r\n', 400, NO_HOST],
    ['two Hosts', `GET /api/health HTTP/1.1\r\n${CLOSE}host: evil.example\r\n\r\n`, 400, TWO_HOSTS],
    ['two Hosts, alike', `GET /nowhere HTTP/1.1\r\n${CLOSE}HOST: a\r\n\r\n`, 400, TWO_HOSTS],
    ['two Hosts of HTTP/1.0', `GET / HTTP/1.0\r\n${CLOSE}Host: a\r\n\r\n`, 400, TWO_HOSTS],
    [
      'an odd Expect',
      `GET /api/health HTTP/1.1\r\n${EXPECT}\r\n`,
      417,
      'La cabecera Expect no se admite.',
    ],
    [
      'an odd Expect before a body',
      `POST /api/data/tickets HTTP/1.1\r\n${EXPECT}Content-Length: 2\r\n\r\n`,
      417,
      'La cabecera Expect no se admite.',
    ],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'Las cabeceras de la solicitud son demasiado largas.',
    ],
  ];
  for (const [name, request, status, message] of cases) {
    it(`${name}: ${status}`, async () => {
      const answer = await sendRaw(app, request);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `));
      assert.match(head, /^content-type: application\/json; charset=utf-8$/im);
      assert.match(head, /^connection: close$/im);
      assert.deepEqual(JSON.parse(body), { message });
    });
  }
});

describe('odd but valid requests are served', () => {
  const cases = {
    'HTTP/1.0 without Host': 'GET /api/nowhere HTTP/1.0\r\n\r\n',
    'an empty Host': 'GET /api/nowhere HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n',
    'Expect: 100-continue':
      'GET /api/nowhere HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n',
  };
  for (const [name, request] of Object.entries(cases)) {
    it(name, async () => {
      assert.match(await sendRaw(app, request), /\{"message":"No existe esa dirección\."\}$/);
    });
  }
});

describe('slow clients are disconnected', { concurrency: true }, () => {
  it('allows 15 s for the headers and five minutes for a form with files', () => {
    const { headersTimeout, requestTimeout } = app.server;
    assert.deepEqual(
      { headersTimeout, requestTimeout },
      { headersTimeout: 15_000, requestTimeout: 300_000 },
    );
  });

  const HEADERS = 'POST /api/data/subscribe HTTP/1.1\r\nHost: a\r\n';
  const slow = {
    nothing: '',
    'half its headers': HEADERS,
    'half its body': `${HEADERS}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  };
  for (const [what, sent] of Object.entries(slow)) {
    // Node's default check interval of 30 s would exceed this timeout.
    it(`that sent ${what}, soon after the timeout`, { timeout: 10_000 }, async (t) => {
      const { app } = testApp();
      t.after(() => app.close());
      app.server.headersTimeout = 200;
      app.server.requestTimeout = 400;
      assert.match(await sendRaw(app, sent), /^HTTP\/1\.1 408 .*La solicitud tardó demasiado/s);
    });
  }
});

describe('a body that takes too long', { concurrency: true }, () => {
  const half = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"`;
  const opened = async () => {
    const app = Fastify({ clientErrorHandler: answerBrokenRequest });
    await app.register(slowBodiesPlugin, { timeout: 200 });
    app.post('/', () => 'ok');
    app.post('/files', { config: { takesFiles: true } }, () => 'ok');
    return app;
  };

  it('gets a 408, and its client is disconnected', { timeout: 10_000 }, async (t) => {
    const app = await opened();
    t.after(() => app.close());
    assert.match(await sendRaw(app, half('/')), /^HTTP\/1\.1 408 .*La solicitud tardó demasiado/s);
  });

  it('gets a 408 if it may contain files but does not keep the pace', async (t) => {
    const app = Fastify({ clientErrorHandler: answerBrokenRequest });
    await app.register(slowBodiesPlugin, { pace: { bytes: 100, ms: 200 } });
    app.post('/files', { config: { takesFiles: true } }, () => 'ok');
    t.after(() => app.close());
    const answer = await sendRaw(app, half('/files'));
    assert.match(answer, /^HTTP\/1\.1 408 .*La solicitud tardó demasiado/s);
  });

  it('is awaited if it may contain files', { timeout: 10_000 }, async (t) => {
    const app = await opened();
    t.after(() => app.close());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const slow = net.connect({ port, host: '127.0.0.1' });
    const answered = once(slow, 'data') as Promise<[Buffer]>;
    slow.write(half('/files'));
    // Takes until this other client is disconnected, which is longer than the time limit.
    await sendRaw(app, half('/'));
    slow.write(':123}');
    assert.match(String((await answered)[0]), /^HTTP\/1\.1 200 /);
  });
});

it(
  'destroys the socket of a broken request that its client never closes',
  { timeout: 10_000 },
  async (t) => {
    const app = Fastify({
      clientErrorHandler: (error, broken) => answerBrokenRequest(error, broken, 200),
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const accepted = once(app.server, 'connection') as Promise<[net.Socket]>;
    const { port } = app.server.address() as AddressInfo;
    const client = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    t.after(async () => {
      client.destroy();
      await app.close();
    });
    client.on('error', () => undefined);
    client.write('x y\r\n\r\n');
    const [socket] = await accepted;
    const destroyed = once(socket, 'close');
    await once(client.resume(), 'end');
    await destroyed;
  },
);
