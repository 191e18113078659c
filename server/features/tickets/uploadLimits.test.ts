import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { before, beforeEach, describe, it, type TestContext } from 'node:test';
import { MAX_FILE_BYTES } from '#contract/fileRules.ts';
import type { Database } from '../../db/port.ts';
import { FILE_BYTES } from '../../files/fileLimits.ts';
import { tokenVerifier } from '../../plugins/accessTokens.ts';
import { openCallLimits } from '../../plugins/callLimits.ts';
import { seedCompany, type Cast, type CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { formOf, PNG, type Sent } from '../../testing/fileSamples.ts';
import { connectTo } from '../../testing/rawSocket.ts';
import { testApp, testServices } from '../../testing/testApp.ts';
import { ISSUER, tokenMint } from '../../testing/tokenMint.ts';

const mint = await tokenMint();
const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
const FILE: Sent = ['a.png', PNG];

forEmbeddedDatabase((databaseName, open) => {
  describe(`what one person may upload, on ${databaseName}`, () => {
    let db: Database;
    let cast: Cast;
    let app: ReturnType<typeof testApp>['app'];
    let url: string;

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
      const [ticket] = await db.query<{ id: string }>(
        'select id from app.tickets where user_id = $1',
        [cast.client],
      );
      url = `/api/data/tickets/${ticket?.id}/messages`;
    });

    beforeEach(async () => {
      await db.query('delete from app.rate_limits');
    });

    const serve = (t: TestContext, filesMaxBytes = 1024 ** 3, countsCalls = true) => {
      const services = testServices({ limits: openCallLimits(db, countsCalls), filesMaxBytes });
      ({ app } = testApp({ db, verifyToken, services }));
      t.after(() => app.close());
    };
    const bearer = async (who: CastName) => `Bearer ${await mint.issue(cast[who])}`;
    const post = async (
      who: CastName,
      headers: Record<string, string>,
      payload: Buffer | object,
    ) => {
      const authorization = await bearer(who);
      const request = { method: 'POST' as const, url, payload };
      const answer = await app.inject({ ...request, headers: { authorization, ...headers } });
      return { status: answer.statusCode, ...answer.json<{ message?: string }>() };
    };
    const send = async (files: readonly Sent[], who: CastName = 'client') => {
      const { type, payload } = await formOf({ body: 'Va' }, files);
      return post(who, { 'content-type': type }, payload);
    };
    const sendText = (who: CastName = 'client') => post(who, {}, { body: 'Sin archivos' });

    /** Sends headers and the beginning of a form, up to the end of these files; its end never comes. */
    const stall = async (who: CastName, path = url, ...files: Buffer[]): Promise<Socket> => {
      const socket = await connectTo(app);
      const lines = [`POST ${path} HTTP/1.1`, 'Host: a', `Authorization: ${await bearer(who)}`];
      lines.push('Content-Type: multipart/form-data; boundary=x', 'Content-Length: 90000000', '');
      socket.write(`${lines.join('\r\n')}\r\n--x\r\n`);
      for (const file of files) {
        socket.write('Content-Disposition: form-data; name="file"; filename="a"\r\n\r\n');
        socket.write(file);
        await new Promise((written) => socket.write('\r\n--x\r\n', written));
      }
      return socket;
    };
    const statusOf = async (socket: Socket) => {
      const [answer] = (await once(socket, 'data')) as [string];
      socket.destroy();
      return Number(answer.split(' ')[1]);
    };

    it('200 MB of files an hour; texts still go', async (t) => {
      serve(t);
      const limits = openCallLimits(db, true);
      await limits.take(FILE_BYTES, cast.client, String, FILE_BYTES.times - 1_000_000);
      assert.equal((await send([FILE])).status, 201);
      // Each second gives 58 kB back.
      const { status, message } = await send([['b.csv', Buffer.alloc(4_000_000, 'a')]]);
      assert.equal(status, 429);
      assert.equal(
        message,
        'Llegaste al límite de 200 MB de archivos por hora. ' +
          'Vuelve a intentarlo en un minuto, o envía tu mensaje sin archivos.',
      );
      assert.equal((await sendText()).status, 201);
      assert.equal((await send([FILE], 'admin')).status, 201);
    });

    it('what all files may weigh together; texts still go', async (t) => {
      const [kept] = await db.query<{ size: number }>(
        'select coalesce(sum(size), 0)::int as size from app.files',
      );
      serve(t, (kept?.size ?? 0) + PNG.length);
      assert.equal((await send([FILE])).status, 201);
      const { status, message } = await send([FILE]);
      assert.equal(status, 413);
      assert.match(
        message ?? '',
        /^Ya no queda espacio para archivos\. Envía tu mensaje sin ellos/,
      );
      assert.equal((await sendText()).status, 201);
    });

    it('50 MB in one message', async (t) => {
      serve(t);
      const file = Buffer.alloc(MAX_FILE_BYTES, 'a');
      const { status, message } = await send([['a', file], ['b', file], FILE]);
      assert.equal(status, 413);
      assert.equal(message, 'Los archivos de un mensaje pueden pesar hasta 50 MB en total.');
    });

    it('is refused before the form is read if the ticket is not theirs', async (t) => {
      serve(t);
      assert.equal(await statusOf(await stall('otherClient')), 404);
      const [before] = url.split('/').slice(-2);
      const odd = url.replace(before ?? '', 'x');
      assert.equal(await statusOf(await stall('client', odd)), 400);
    });

    it('is refused before the form is read if a limit is used up', async (t) => {
      serve(t);
      await openCallLimits(db, true).take(FILE_BYTES, cast.client, String, FILE_BYTES.times);
      assert.equal(await statusOf(await stall('client')), 429);
    });

    it('64 MB of unfinished forms; others still send', { timeout: 60_000 }, async (t) => {
      const stalled: Socket[] = [];
      // Before the app closes, which waits for it.
      t.after(() => stalled[0]?.destroy());
      serve(t, undefined, false);
      const large = Buffer.alloc(24 * 1024 * 1024, 'a');
      stalled.push(await stall('client', url, large, large));
      // The stalled one's last bytes may still be on their way.
      let second = await send([['b', large]]);
      while (second.status === 201) second = await send([['b', large]]);
      assert.equal(second.status, 429);
      assert.match(second.message ?? '', /^Tus otros archivos todavía están en camino\. /);
      assert.equal((await send([['b', large]], 'admin')).status, 201);
      assert.equal((await send([FILE])).status, 201);
    });

    it('two forms at once; others still send', { timeout: 60_000 }, async (t) => {
      const stalled = new Set<Socket>();
      // Before the app closes, which waits for them.
      t.after(() => {
        for (const socket of stalled) socket.destroy();
      });
      // However many forms arrive before the stalled ones, none counts as a message too many.
      serve(t, undefined, false);
      const stallOne = async () => {
        const socket = await stall('client');
        stalled.add(socket);
        // One that meets the other and a form on its way is refused, and comes again.
        socket.once('data', () => {
          stalled.delete(socket);
          void stallOne();
        });
      };
      await stallOne();
      await stallOne();
      // Forms that arrive before both stalled ones are accepted.
      let third = await send([FILE]);
      while (third.status === 201) third = await send([FILE]);
      assert.equal(third.status, 429);
      assert.match(third.message ?? '', /^Tus otros archivos todavía están en camino\. /);
      assert.equal((await send([FILE], 'admin')).status, 201);
      assert.equal((await sendText()).status, 201);
      const [one] = stalled;
      one?.destroy();
      while (third.status === 429) third = await send([FILE]);
      assert.equal(third.status, 201);
    });
  });
});
