import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/port.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { aFile, enqueueTo, memoryLog, SENDER } from '../../testing/mailParts.ts';
import { sendRaw } from '../../testing/rawSocket.ts';
import { downDatabase, testApp } from '../../testing/testApp.ts';
import { sendDue } from '../round.ts';
import { mailboxTransport } from '../transport.ts';

const HOST = 'localhost:5001';

forEmbeddedDatabase((name, open) => {
  describe(`the mailbox on ${name}`, () => {
    let app: FastifyInstance;
    let logged: string[];
    let db: Database;
    let first: string;
    let second: string;
    let waiting: string;

    before(async () => {
      db = await open();
      ({ app, logged } = testApp({ db, mailbox: true }));
      [first = ''] = await enqueueTo(db, ['ana@example.pe'], {
        subject: '<b>Ñandú</b> & Cía',
        text: 'Mira:\nhttps://a.pe/?x=1&y=2\n</pre><script>alert(1)</script>',
        html: '<html><head><title>x</title></head><body><p>Hola</p></body></html>',
        attachments: [aFile],
      });
      const round = {
        db,
        transport: mailboxTransport,
        from: SENDER,
        log: memoryLog().log,
        now: () => new Date(),
        stopped: () => false,
      };
      await sendDue(round);
      [second = ''] = await enqueueTo(db, ['luis@example.pe'], { subject: 'Segundo' });
      await sendDue(round);
      [waiting = ''] = await enqueueTo(db, ['eva@example.pe'], { subject: 'Aún no' });
    });

    const get = (url: string, given: InjectOptions = {}) =>
      app.inject({ url, ...given, headers: { host: HOST, ...given.headers } });

    it('lists what was sent, newest first', async () => {
      const { statusCode, body, headers } = await get('/dev/mailbox');
      assert.equal(statusCode, 200);
      assert.match(String(headers['content-type']), /^text\/html; charset=utf-8/);
      assert.equal(headers['cache-control'], 'no-store');
      const links = [...body.matchAll(/<li>\s*<a href="([^"]+)"/g)].map(([, href]) => href);
      assert.deepEqual(links, [`/dev/mailbox/${second}`, `/dev/mailbox/${first}`]);
      assert.match(body, /&lt;b&gt;Ñandú&lt;\/b&gt; &amp; Cía/);
      assert.doesNotMatch(body, /<b>|eva@/);
    });

    it('lists mails as JSON, with the links in their text', async () => {
      const [newest, oldest] = (await get('/dev/mailbox.json')).json<Record<string, unknown>[]>();
      assert.equal(newest?.subject, 'Segundo');
      const { sentAt, ...mail } = oldest ?? {};
      assert.deepEqual(mail, {
        id: first,
        kind: 'greeting',
        to: 'ana@example.pe',
        subject: '<b>Ñandú</b> & Cía',
        text: 'Mira:\nhttps://a.pe/?x=1&y=2\n</pre><script>alert(1)</script>',
        links: ['https://a.pe/?x=1&y=2'],
        files: [aFile.filename],
      });
      assert.match(String(sentAt), /^\d{4}-.*Z$/);
    });

    it('shows a mail, its text as text and its HTML in a frame', async () => {
      const { body, headers } = await get(`/dev/mailbox/${first}`);
      assert.match(body, new RegExp(`<iframe[^>]* src="/dev/mailbox/${first}/html"`));
      assert.match(body, /&lt;script&gt;alert\(1\)/);
      assert.doesNotMatch(body, /<script|<b>/);
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /default-src 'none'/);
      assert.doesNotMatch(policy, /unsafe|script-src/);
    });

    it('serves a mail’s HTML without any rights', async () => {
      const { body, headers } = await get(`/dev/mailbox/${first}/html`);
      assert.match(body, /<p>Hola<\/p>/);
      assert.match(body, /<base target="_top" \/>/);
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /^sandbox allow-top-navigation-by-user-activation; default-src 'none'/);
      assert.doesNotMatch(policy, /allow-scripts|allow-same-origin|script-src/);
    });

    it('serves attachments as downloads', async () => {
      const { body } = await get(`/dev/mailbox/${first}`);
      const href = /<a href="([^"]+\.pdf)"/.exec(body)?.[1] ?? '';
      const { rawPayload, headers } = await get(href);
      assert.deepEqual(rawPayload, aFile.content);
      assert.equal(headers['content-type'], 'application/pdf');
      const disposition = String(headers['content-disposition']);
      assert.ok(disposition.startsWith(`attachment; filename="${aFile.filename}"`), disposition);
      for (const id of [second, waiting]) {
        assert.equal((await get(href.replace(first, id))).statusCode, 404);
      }
      assert.equal((await get(`/dev/mailbox/${first}/files/otro.pdf`)).statusCode, 404);
    });

    it('answers 404 for unknown mails', async () => {
      for (const id of [waiting, crypto.randomUUID(), 'x', '%00', "'"]) {
        for (const url of [`/dev/mailbox/${id}`, `/dev/mailbox/${id}/html`]) {
          const { statusCode } = await get(url);
          assert.ok([400, 404].includes(statusCode), `${url}: ${statusCode}`);
        }
      }
    });

    const addresses = () =>
      ['', '.json', '.css', `/${first}`, `/${first}/html`, `/${first}/files/${aFile.filename}`].map(
        (rest) => `/dev/mailbox${rest}`,
      );

    const locals: [string, InjectOptions][] = [
      ['localhost', { headers: { host: 'localhost:3000' } }],
      ['127.0.0.1', { headers: { host: '127.0.0.1' } }],
      ['IPv6', { headers: { host: '[::1]:5001' }, remoteAddress: '::1' }],
      ['IPv4 within IPv6', { remoteAddress: '::ffff:127.0.0.1' }],
    ];
    for (const [who, request] of locals) {
      it(`exists for this machine by ${who}`, async () => {
        for (const url of addresses()) assert.equal((await get(url, request)).statusCode, 200);
      });
    }

    const strangers: [string, InjectOptions][] = [
      ['another machine', { remoteAddress: '192.168.1.7' }],
      ['another machine, as an IPv4-mapped address', { remoteAddress: '::ffff:10.0.0.1' }],
      ['another host name', { headers: { host: 'malo.example:5001' } }],
      ['a host name with a similar prefix', { headers: { host: 'localhost.malo.example' } }],
      ['a host name that starts with an address', { headers: { host: '127.0.0.1.malo.example' } }],
      ...[
        'x-forwarded-for',
        'X-Forwarded-Proto',
        'x-real-ip',
        'cf-connecting-ip',
        'x-client-ip',
        'x-cluster-client-ip',
        'x-original-forwarded-for',
        'x-envoy-external-address',
        'fly-client-ip',
        'fastly-client-ip',
        'cdn-loop',
        'x-amzn-trace-id',
        'ngrok-skip-browser-warning',
        'via',
      ].map((header): [string, InjectOptions] => [
        `a proxy's ${header}`,
        { headers: { [header]: '127.0.0.1' } },
      ]),
      ["a proxy's forwarded", { headers: { forwarded: 'for=127.0.0.1;host=localhost' } }],
    ];
    for (const [who, request] of strangers) {
      it(`does not exist for ${who}`, async () => {
        for (const url of addresses()) {
          const { statusCode, body } = await get(url, request);
          assert.equal(statusCode, 404);
          assert.equal(body, '{"message":"No existe esa dirección."}');
        }
      });
    }

    it('does not exist at an external address of this machine, whoever the caller is', async () => {
      const { app: reached } = testApp({ db, mailbox: true });
      reached.server.on('connection', (socket) => {
        Object.defineProperty(socket, 'localAddress', { value: '192.168.1.7' });
      });
      const ask = `GET /dev/mailbox HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`;
      assert.match(await sendRaw(reached, ask), /^HTTP\/1\.1 404 /);
      await reached.close();
    });

    it('checks the socket’s address, whatever proxies are trusted', async () => {
      const settings = { mode: 'embedded' as const, corsOrigins: [], trustProxy: 1 };
      const { app: trusting } = testApp({ db, mailbox: true, settings });
      const headers = { host: HOST, 'x-forwarded-for': '127.0.0.1' };
      const request = { url: '/dev/mailbox', headers, remoteAddress: '203.0.113.7' };
      assert.equal((await trusting.inject(request)).statusCode, 404);
    });

    it('keeps personal data out of the log', () => {
      assert.ok(logged.length > 0);
      assert.doesNotMatch(logged.join(), new RegExp(`@|${first}|Ñandú`));
    });
  });
});

it('the mailbox is absent unless configured', async () => {
  const { app } = testApp();
  const { statusCode } = await app.inject({ url: '/dev/mailbox', headers: { host: HOST } });
  assert.equal(statusCode, 404);
});

it('an empty mailbox explains what it will show', async () => {
  const empty: Database = { ...downDatabase, query: () => Promise.resolve([]) };
  const { app } = testApp({ db: empty, mailbox: true });
  const { body } = await app.inject({ url: '/dev/mailbox', headers: { host: HOST } });
  assert.match(body, /Aún no hay correos\./);
});
