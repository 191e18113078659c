import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { calls, type CallName } from '#contract/calls.ts';
import './testing/cheapHashes.ts';
import { forEmbeddedDatabase } from './testing/databases.ts';
import { FULL } from './testing/full.ts';
import { ALL, WITH_BODY } from './testing/fuzz/fuzzer.ts';
import { GATES } from './testing/gatesTable.ts';
import { goodCalls, type GoodCall } from './testing/goodCalls.ts';
import { wholeApp, type WholeApp } from './testing/wholeApp.ts';

/** What patterns backtrack over. */
const UNITS = ['.', ' ', 'a', '\u0301', '. ', ' \u0301'];
/** As headers carry them: the bytes of UTF-8. */
const HEADER_UNITS = UNITS.map((unit) => Buffer.from(unit).toString('latin1'));
let turn = 0;

/** One of the units for each field in the gate, another for the next; all with `npm run test:full`. */
function someOf(units: string[]): string[] {
  turn += 1;
  return FULL ? units : units.slice(turn % units.length).slice(0, 1);
}

const KILOBYTE = 1024;

function longText(unit: string, bytes: number): string {
  return unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
}

/** Almost the longest body that is read, and a longer one. */
const LENGTHS = [60 * KILOBYTE, 100 * KILOBYTE];

/** How long anybody else may wait, in milliseconds. */
const LONGEST_WAIT = 250;

forEmbeddedDatabase((databaseName, open) => {
  describe(`long texts hold up nobody, on ${databaseName}`, () => {
    let whole: WholeApp;
    let good: (name: CallName) => GoodCall;
    let tokens: Record<'admin' | 'client', string>;

    before(async () => {
      whole = await wholeApp(await open());
      good = await goodCalls(whole);
      const { admin, client } = whole.cast;
      tokens = { admin: await whole.mint.issue(admin), client: await whole.mint.issue(client) };
    });

    /** Sends the request, and asks for the health until it is answered. */
    const send = async (name: CallName, request: InjectOptions) => {
      const token = GATES[name][1] === 'ok' ? tokens.client : tokens.admin;
      await sendAny({
        ...request,
        headers: { authorization: `Bearer ${token}`, ...request.headers },
      });
    };
    const sendAny = async (request: InjectOptions) => {
      const sent = { isAnswered: false };
      let longest = 0;
      let start = process.threadCpuUsage();
      const answer = whole.app.inject(request).finally(() => (sent.isAnswered = true));
      do {
        // Lets the event loop turn, which an injected call may not do.
        await setImmediate();
        assert.equal((await whole.app.inject('/api/health')).statusCode, 200);
        // This thread's own work since the last answer: other processes may keep it waiting.
        const { user, system } = process.threadCpuUsage(start);
        longest = Math.max(longest, (user + system) / 1000);
        start = process.threadCpuUsage();
      } while (!sent.isAnswered);
      const { statusCode } = await answer;
      const what = JSON.stringify(request).slice(0, 300);
      assert.ok(longest < LONGEST_WAIT, `others wait ${longest} ms for ${what}`);
      assert.ok(statusCode < 500, `${statusCode} for ${what}`);
    };

    it('as fields of a body', async () => {
      for (const name of WITH_BODY) {
        const { method, url, payload } = good(name);
        const endpoint = calls[name];
        const fields = 'body' in endpoint ? Object.keys(endpoint.body.shape) : [];
        for (const field of fields) {
          for (const unit of someOf(UNITS)) {
            for (const bytes of LENGTHS) {
              const text = longText(unit, bytes);
              await send(name, { method, url, payload: { ...payload, [field]: text } });
            }
          }
        }
      }
    });

    it('as a search, a filter or a cursor', async () => {
      for (const name of ALL) {
        const { method, url } = good(name);
        const [path = ''] = url.split('?');
        const endpoint = calls[name];
        const fields = 'query' in endpoint ? Object.keys(endpoint.query.shape) : [];
        for (const field of fields) {
          for (const unit of someOf(UNITS)) {
            const asked = new URLSearchParams({ [field]: longText(unit, 100 * KILOBYTE) });
            await send(name, { method, url: `${path}?${asked.toString()}` });
          }
        }
      }
    });

    it('as headers', async () => {
      const { method, url, payload } = good('createTicket');
      const names = ['authorization', 'content-type', 'idempotency-key', 'origin', 'user-agent'];
      const more = ['accept', 'if-none-match', 'x-request-id', 'x-forwarded-for', 'cookie'];
      for (const header of [...names, ...more]) {
        for (const unit of someOf(HEADER_UNITS)) {
          const value = `x${longText(unit, 100 * KILOBYTE)}x`;
          await send('createTicket', {
            method,
            url,
            headers: { [header]: value },
            ...(payload && { payload }),
          });
        }
      }
    });

    it('in forms: as fields, file names, headers of parts', async () => {
      const { url } = good('replyToTicket');
      for (const unit of UNITS) {
        const text = longText(unit, 100 * KILOBYTE);
        for (const part of [
          `Content-Disposition: form-data; name="body"\r\n\r\n${text}`,
          `Content-Disposition: form-data; name="${text}"\r\n\r\nx`,
          `Content-Disposition: form-data; name="file"; filename="${text}x"\r\n\r\nx`,
          `Content-Disposition: form-data; name="file"; filename="x${text}.png"\r\n\r\nx`,
          `Content-Disposition: form-data; name="file"; filename="x"\r\nContent-Type: ${text}\r\n\r\nx`,
          `Content-Disposition: form-data; name="file"; filename="x"\r\nX: ${text}\r\n\r\nx`,
          `Content-Disposition: form-data; name="file"; filename="x.txt"\r\n\r\n${text}`,
        ]) {
          await send('replyToTicket', {
            method: 'POST',
            url,
            headers: { 'content-type': 'multipart/form-data; boundary=x' },
            payload: `--x\r\n${part}\r\n--x--\r\n`,
          });
        }
      }
    });

    it('as fields of the identity service', async () => {
      for (const unit of UNITS) {
        const text = longText(unit, 60 * KILOBYTE);
        for (const url of ['/auth/v1/signup', '/auth/v1/token?grant_type=password']) {
          const payload = { email: 'ana@example.pe', password: 'una-clave-larga' };
          const fields = { ...payload, data: { full_name: 'Ana' } };
          await sendAny({ method: 'POST', url, payload: { ...fields, email: text } });
          await sendAny({ method: 'POST', url, payload: { ...fields, password: text } });
          await sendAny({ method: 'POST', url, payload: { ...fields, data: { full_name: text } } });
        }
      }
    });
  });
});
