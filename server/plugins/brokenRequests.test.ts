import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { sayTo } from '../testing/rawSocket.ts';
import { testApp } from '../testing/testApp.ts';

const { app } = testApp();
after(() => app.close());

const INVALID = 'La solicitud no es válida.';
const NO_HOST = 'Falta la cabecera Host.';
const EXPECT = 'Connection: close\r\nHost: localhost\r\nExpect: nonsense\r\n';

describe('what Node cannot serve is answered in our words', () => {
  const cases: [string, string, number, string][] = [
    ['no HTTP', 'nonsense\r\n\r\n', 400, INVALID],
    ['no Host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, NO_HOST],
    ['no Host, nowhere', 'GET /nowhere HTTP/1.1\r\nConnection: close\r\n\r\n', 400, NO_HOST],
    [
      'an odd Expect',
      `GET /api/health HTTP/1.1\r\n${EXPECT}\r\n`,
      417,
      'La cabecera Expect no se admite.',
    ],
    [
      'an odd Expect with a body to come',
      `POST /api/data/tickets HTTP/1.1\r\n${EXPECT}Content-Length: 2\r\n\r\n`,
      417,
      'La cabecera Expect no se admite.',
    ],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'Las cabeceras de la solicitud son demasiado largas.',
    ],
  ];
  for (const [name, request, status, message] of cases) {
    it(`${name}: ${status}`, async () => {
      const answer = await sayTo(app, request);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `));
      assert.match(head, /^content-type: application\/json; charset=utf-8$/im);
      assert.match(head, /^connection: close$/im);
      assert.deepEqual(JSON.parse(body), { message });
    });
  }
});

describe('what is odd and yet allowed is served', () => {
  const cases = {
    'HTTP/1.0 without Host': 'GET /api/nowhere HTTP/1.0\r\n\r\n',
    'an empty Host': 'GET /api/nowhere HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n',
    'Expect: 100-continue':
      'GET /api/nowhere HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n',
  };
  for (const [name, request] of Object.entries(cases)) {
    it(name, async () => {
      assert.match(await sayTo(app, request), /\{"message":"No existe esa dirección\."\}$/);
    });
  }
});
