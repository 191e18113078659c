import assert from 'node:assert/strict';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { SENDER } from '../testing/mailParts.ts';
import { startCatcher } from '../testing/smtpCatcher.ts';
import { smtpTransport } from './smtpTransport.ts';
import { DeliveryError, type OutgoingMail } from './transport.ts';

const MAIL: OutgoingMail = {
  messageId: '<1@agencia.example>',
  references: [],
  date: new Date('2026-11-20T12:00:00Z'),
  from: SENDER,
  to: 'ana@example.pe',
  replyTo: null,
  subject: 'Hola',
  text: 'Hola.',
  html: '<p>Hola.</p>',
  headers: {},
  attachments: [],
};

/** A server that sends these lines, one for each it receives, and then goes silent. */
async function scripted(t: TestContext, greeting: string | null, ...answers: string[]) {
  const server = net.createServer((socket) => {
    const left = [...answers];
    if (greeting) socket.write(`${greeting}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', () => {
      const answer = left.shift();
      if (answer === 'HANG UP') socket.destroy();
      else if (answer) socket.write(`${answer}\r\n`);
    });
    t.after(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function failureOf(url: string, limitMs = 10_000) {
  try {
    await smtpTransport(url, { limitMs }).deliver(MAIL);
  } catch (error) {
    assert.ok(error instanceof DeliveryError, String(error));
    return [error.fault, error.code];
  }
  return assert.fail('it was delivered');
}

describe('an outage: a mail server', () => {
  it('that does not listen', async () => {
    const { url, stop } = await startCatcher();
    await stop();
    assert.deepEqual(await failureOf(url), ['outage', 'ESOCKET']);
  });

  it('that stays silent', async (t) => {
    assert.deepEqual(await failureOf(await scripted(t, null), 150), ['outage', 'EABORT']);
  });

  it('that goes silent half-way', async (t) => {
    const url = await scripted(t, '220 x', '250 x', '250 sender');
    assert.deepEqual(await failureOf(url, 150), ['outage', 'EABORT']);
  });

  it('that disconnects half-way', async (t) => {
    const url = await scripted(t, '220 x', '250 x', '250 sender', 'HANG UP');
    assert.deepEqual(await failureOf(url), ['outage', 'ECONNECTION']);
  });

  it('that does not speak SMTP', async (t) => {
    assert.deepEqual((await failureOf(await scripted(t, 'HTTP/1.1 400 Bad Request')))[0], 'outage');
  });

  it('that is shutting down', async (t) => {
    const url = await scripted(t, '220 x', '250 x', '250 sender', '421 later');
    assert.deepEqual(await failureOf(url), ['outage', 'EENVELOPE 421']);
  });

  it('that requires authentication', async (t) => {
    const url = await scripted(t, '220 x', '250 x', '250 sender', '530 who are you');
    assert.deepEqual(await failureOf(url), ['outage', 'EENVELOPE 530']);
  });

  it('that rejects our credentials', async (t) => {
    const url = await scripted(t, '220 x', '250-x\r\n250 AUTH PLAIN', '535 no');
    const signedIn = url.replace('//', '//agencia:secreto@');
    assert.deepEqual(await failureOf(signedIn), ['outage', 'EAUTH 535']);
  });

  it('that rejects our sender address', async (t) => {
    const url = await scripted(t, '220 x', '250 x', '553 not yours');
    assert.deepEqual(await failureOf(url), ['outage', 'EENVELOPE 553']);
  });
});

describe('a mail that is not accepted', () => {
  it('is refused temporarily for its content', async (t) => {
    const url = await scripted(t, '220 x', '250 x', '250 a', '250 b', '354 go', '451 greylisted');
    assert.deepEqual(await failureOf(url), ['refused', 'EMESSAGE 451']);
  });

  it('is rejected permanently for its content', async (t) => {
    const url = await scripted(t, '220 x', '250 x', '250 a', '250 b', '354 go', '554 spam');
    assert.deepEqual(await failureOf(url), ['rejected', 'EMESSAGE 554']);
  });
});
