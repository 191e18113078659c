import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { MAX_FILE_BYTES, MAX_FILES } from '#contract/fileRules.ts';
import { TicketEntry, TicketPage, type TicketFile } from '#contract/tickets.ts';
import { tokenVerifier } from '../../plugins/accessTokens.ts';
import { seedCompany, type Cast, type CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { BAD_FORMS, formOf, GOOD_FILES, PNG, type Sent } from '../../testing/fileSamples.ts';
import { FULL } from '../../testing/full.ts';
import { testApp, testServices } from '../../testing/testApp.ts';
import { ISSUER, tokenMint } from '../../testing/tokenMint.ts';
import type { Database } from '../../db/port.ts';

const mint = await tokenMint();
/** In the gate, three parts. */
const LARGE = FULL ? MAX_FILE_BYTES : 150_000;

forEmbeddedDatabase((databaseName, open) => {
  describe(`files of messages, on ${databaseName}`, () => {
    let db: Database;
    let cast: Cast;
    let app: ReturnType<typeof testApp>['app'];
    let id: string;
    let today = new Date();

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
      const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
      ({ app } = testApp({ db, verifyToken, services: testServices({ now: () => today }) }));
      const own = 'select id from app.tickets where user_id = $1';
      const [ticket] = await db.query<{ id: string }>(own, [cast.client]);
      id = ticket?.id ?? '';
    });

    const bearer = async (who: CastName) => ({
      authorization: `Bearer ${await mint.issue(cast[who])}`,
    });

    const post = async (
      who: CastName,
      { type, payload }: { type: string; payload: Buffer },
      key?: string,
    ) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/data/tickets/${id}/messages`,
        headers: {
          ...(await bearer(who)),
          'content-type': type,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        payload,
      });
      return { status: answer.statusCode, body: answer.json<{ message?: string }>() };
    };
    const send = async (files: readonly Sent[], fields: Record<string, string> = { body: 'Va' }) =>
      post('client', await formOf(fields, files));
    const filesOf = ({ status, body }: Awaited<ReturnType<typeof post>>): TicketFile[] => {
      assert.equal(status, 201, JSON.stringify(body));
      const entry = TicketEntry.parse(body);
      return 'files' in entry ? (entry.files ?? []) : [];
    };
    const sendOne = async (...file: Sent) =>
      filesOf(await send([file]))[0] ?? assert.fail('no file');
    const sendNote = async () => {
      const form = await formOf({ body: 'Ojo', internal: 'true' }, [['b.png', PNG]]);
      return filesOf(await post('ticketManager', form))[0]?.id ?? '';
    };
    const linkBy = async (who: CastName, file: string) => {
      const url = `/api/data/files/${file}/link`;
      const answer = await app.inject({ url, headers: await bearer(who) });
      return { status: answer.statusCode, url: answer.json<{ url?: string }>().url ?? '' };
    };
    const written = async () => {
      const [row] = await db.query(
        `select (select count(*)::int from app.ticket_messages) as messages,
                (select count(*)::int from app.files) as files,
                (select count(*)::int from app.file_parts) as parts`,
      );
      return row;
    };

    for (let from = 0; from < GOOD_FILES.length; from += MAX_FILES) {
      const sent = GOOD_FILES.slice(from, from + MAX_FILES);
      const names = sent.map(([name]) => name).join(', ');
      it(`keeps ${names} of one message byte for byte, each with its type`, async () => {
        const files = filesOf(await send(sent.map(([name, content]) => [name, content])));
        assert.equal(files.length, sent.length);
        for (const [index, [name, content, type]] of sent.entries()) {
          const { id: file = '', ...facts } = files[index] ?? {};
          assert.deepEqual(facts, { name, type, size: content.length });
          const answer = await app.inject((await linkBy('client', file)).url);
          assert.deepEqual([answer.statusCode, answer.rawPayload], [200, content]);
          assert.ok(String(answer.headers['content-type']).startsWith(type));
          assert.equal(answer.headers['x-content-type-options'], 'nosniff');
          assert.match(String(answer.headers['content-security-policy']), /; sandbox$/);
          assert.match(String(answer.headers['cache-control']), /^private, max-age=(300|29\d)$/);
          const disposition = String(answer.headers['content-disposition']);
          assert.match(disposition, /^attachment; /);
          assert.equal(decodeURIComponent(disposition.split("filename*=UTF-8''")[1] ?? ''), name);
        }
      });
    }

    it('keeps a large file in parts, for all who see its ticket, and tells it with its message', async () => {
      const content = randomBytes(LARGE);
      content.write('%PDF-1.7');
      const file = await sendOne('grande.pdf', content);
      for (const who of ['client', 'ticketManager', 'admin'] as const) {
        const answer = await app.inject((await linkBy(who, file.id)).url);
        assert.ok(answer.rawPayload.equals(content));
      }
      const headers = await bearer('ticketManager');
      const page = await app.inject({ url: `/api/data/tickets/${id}`, headers });
      const { entries } = TicketPage.parse(page.json());
      assert.ok(entries.some((entry) => 'files' in entry && entry.files?.[0]?.id === file.id));
      // The table takes the largest there may be.
      await db.query('update app.files set size = $2 where id = $1', [file.id, MAX_FILE_BYTES]);
    });

    for (const [what, files, status, message] of BAD_FORMS) {
      it(`refuses ${what}, and keeps nothing`, async () => {
        const before = await written();
        const answer = await send(files);
        assert.equal(answer.status, status, JSON.stringify(answer.body));
        assert.match(answer.body.message ?? '', message);
        assert.deepEqual(await written(), before);
      });
    }

    it('refuses what is cut off half-way, whatever is missing, and keeps nothing', async () => {
      const { type, payload } = await formOf({ body: 'Va' }, [['a.png', PNG]]);
      const before = await written();
      for (const end of [payload.length - 10, payload.length - 60, 100, 20]) {
        const { status, body } = await post('client', { type, payload: payload.subarray(0, end) });
        assert.ok(status === 422 || status === 400, `${status} for ${end}`);
        assert.match(body.message ?? '', /^El envío llegó incompleto|^Falta el mensaje/);
      }
      const odd = await post('client', { type: 'multipart/form-data', payload });
      assert.equal(odd.status < 500, true);
      assert.deepEqual(await written(), before);
    });

    it('takes line breaks of a form, CRLF, as those of JSON, LF', async () => {
      const { status, body } = await send([], { body: 'Uno\r\n\r\nDos\rTres\nCuatro' });
      assert.equal(status, 201);
      const entry = TicketEntry.parse(body);
      assert.equal('body' in entry && entry.body, 'Uno\n\nDos\nTres\nCuatro');
    });

    it('refuses a form without a text, with a field that nobody knows, and one by who may not write', async () => {
      const before = await written();
      assert.deepEqual(await send([['a.png', PNG]], { body: ' ' }), {
        status: 400,
        body: { message: 'Falta el mensaje.' },
      });
      assert.deepEqual(await send([], { body: 'a', author_id: randomUUID() }), {
        status: 400,
        body: { message: 'Hay campos que no se admiten: author_id.' },
      });
      const form = await formOf({ body: 'a' }, [['a.png', PNG]]);
      assert.equal((await post('otherClient', form)).status, 404);
      const note = await formOf({ body: 'a', internal: 'true' }, []);
      assert.equal((await post('client', note)).status, 403);
      assert.deepEqual(await written(), before);
    });

    it('reads a form without files, and an empty file field', async () => {
      assert.equal((await send([])).status, 201);
      assert.equal((await send([['', Buffer.alloc(0)]])).status, 201);
      const note = await post('ticketManager', await formOf({ body: 'Ojo', internal: 'true' }, []));
      assert.equal(TicketEntry.parse(note.body).kind, 'note');
    });

    it('sent twice under one key is kept once; other files under it are a 422', async () => {
      const key = randomUUID();
      const form = await formOf({ body: 'Va' }, [['a.png', PNG]]);
      const before = await written();
      assert.equal((await post('client', form, key)).status, 201);
      const after = await written();
      const again = await formOf({ body: 'Va' }, [['a.png', PNG]]);
      assert.equal((await post('client', again, key)).status, 201);
      assert.deepEqual(await written(), after);
      assert.notDeepEqual(before, after);
      const other = await formOf({ body: 'Va' }, [['a.png', Buffer.concat([PNG, PNG])]]);
      assert.equal((await post('client', other, key)).status, 422);
    });

    it('nobody else gets a link, nor the client to the file of a note', async () => {
      const file = await sendOne('a.png', PNG);
      for (const who of ['otherClient', 'projectManager', 'copywriter'] as const)
        assert.equal((await linkBy(who, file.id)).status, 404);
      const hidden = await sendNote();
      assert.equal((await linkBy('client', hidden)).status, 404);
      assert.equal((await linkBy('admin', hidden)).status, 200);
    });

    it('a link ends with its person’s right to see the file', async () => {
      const { url } = await linkBy('ticketManager', await sendNote());
      const status = async () => (await app.inject(url)).statusCode;
      const become = (role: string) =>
        db.query(
          `update app.profiles set role_id = (select id from app.roles where name = $1)
            where id = $2`,
          [role, cast.ticketManager],
        );
      assert.equal(await status(), 200);
      await become('client');
      assert.equal(await status(), 404);
      await become('ticket_manager');
      assert.equal(await status(), 200);
    });

    it('a link is good for five minutes, for its file alone, and unchanged', async () => {
      const [file, other] = [await sendOne('a.png', PNG), await sendOne('b.png', PNG)];
      const { url } = await linkBy('client', file.id);
      const until = Number(/until=(\d+)/.exec(url)?.[1]);
      const status = async (changed: string) => (await app.inject(changed)).statusCode;
      for (const changed of [
        url.replace(file.id, other.id),
        url.replace(`${until}`, `${until + 60}`),
        url.replace(/signature=./, (start) => `signature=${start.endsWith('A') ? 'B' : 'A'}`),
      ]) {
        assert.equal(await status(changed), 404, changed);
      }
      for (const changed of [url.replace(/&signature.*/, ''), url.replace(/\?.*/, '')]) {
        assert.equal(await status(changed), 400, changed);
      }
      const start = today;
      today = new Date(start.getTime() + 5 * 60_000 - 1_000);
      assert.equal(await status(url), 200);
      const deactivate = (when: string) =>
        db.query(`update app.profiles set deactivated_at = ${when} where id = $1`, [cast.client]);
      await deactivate('now()');
      assert.equal(await status(url), 404, 'it ends with the session');
      await deactivate('null');
      assert.equal(await status(url), 404, 'an ended session stays so');
      await db.query('update app.profiles set sessions_from = null');
      today = new Date(start.getTime() + 5 * 60_000 + 1_000);
      const late = await app.inject(url);
      assert.equal(late.statusCode, 404);
      assert.match(late.json<{ message: string }>().message, /^El enlace venció/);
      today = start;
      await db.query('delete from app.files where id = $1', [file.id]);
      assert.equal(await status(url), 404);
    });
  });
});
