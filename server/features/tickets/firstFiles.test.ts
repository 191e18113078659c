import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { Ticket, TicketPage } from '#contract/tickets.ts';
import type { Database } from '../../db/port.ts';
import { tokenVerifier } from '../../plugins/accessTokens.ts';
import { seedCompany, type Cast, type CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { BAD_FORMS, formOf, PNG, type Sent } from '../../testing/fileSamples.ts';
import { testApp, testServices } from '../../testing/testApp.ts';
import { ISSUER, tokenMint } from '../../testing/tokenMint.ts';

const mint = await tokenMint();
const ASKED = { subject: 'La captura', description: 'Mira la captura' };
const NOTES = Buffer.from('Uno, dos, ñandú');

forEmbeddedDatabase((databaseName, open) => {
  describe(`files of a new ticket (TICKET-28), on ${databaseName}`, () => {
    let db: Database;
    let cast: Cast;
    let app: ReturnType<typeof testApp>['app'];

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
      const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
      ({ app } = testApp({ db, verifyToken, services: testServices() }));
    });

    const bearer = async (who: CastName) => ({
      authorization: `Bearer ${await mint.issue(cast[who])}`,
    });
    const raise = async (
      who: CastName,
      files: readonly Sent[],
      { key, ...more }: { key?: string; user_id?: string } = {},
    ) => {
      const { type, payload } = await formOf({ ...ASKED, ...more }, files);
      const answer = await app.inject({
        method: 'POST',
        url: '/api/data/tickets',
        headers: {
          ...(await bearer(who)),
          'content-type': type,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        payload,
      });
      return { status: answer.statusCode, body: answer.json<{ message?: string }>() };
    };
    const filesOf = async (who: CastName, id: string) => {
      const url = `/api/data/tickets/${id}`;
      const page = await app.inject({ url, headers: await bearer(who) });
      assert.equal(page.statusCode, 200);
      return TicketPage.parse(page.json()).ticket.files ?? [];
    };
    const link = async (who: CastName, file: string) =>
      app.inject({ url: `/api/data/files/${file}/link`, headers: await bearer(who) });
    const kept = async () => {
      const [row] = await db.query(
        `select (select count(*)::int from app.tickets) as tickets,
                (select count(*)::int from app.files) as files`,
      );
      return row;
    };

    it('stand with its description, byte for byte, for all who see it and for nobody else', async () => {
      const answer = await raise('client', [
        ['captura.png', PNG],
        ['notas.txt', NOTES],
      ]);
      assert.equal(answer.status, 201, JSON.stringify(answer.body));
      const { id } = Ticket.parse(answer.body);
      for (const who of ['client', 'ticketManager', 'admin'] as const) {
        const [picture, notes] = await filesOf(who, id);
        const facts = [picture?.name, picture?.type, picture?.size, notes?.name, notes?.type];
        assert.deepEqual(facts, [
          'captura.png',
          'image/png',
          PNG.length,
          'notas.txt',
          'text/plain',
        ]);
        const { url } = (await link(who, notes?.id ?? '')).json<{ url: string }>();
        const download = await app.inject(url);
        assert.deepEqual([download.statusCode, download.rawPayload], [200, NOTES]);
      }
      const [file] = await filesOf('client', id);
      for (const who of ['otherClient', 'copywriter', 'projectManager'] as const) {
        assert.equal((await link(who, file?.id ?? '')).statusCode, 404, who);
      }
      const page = await app.inject({
        url: `/api/data/tickets/${id}`,
        headers: await bearer('client'),
      });
      assert.deepEqual(TicketPage.parse(page.json()).entries, []);
    });

    it('are named in the mail that tells of it', async () => {
      const { id } = Ticket.parse((await raise('client', [['captura.png', PNG]])).body);
      const [mail] = await db.query<{ text: string }>(
        'select text from app.outbox where ticket_id = $1',
        [id],
      );
      assert.match(mail?.text ?? '', /Archivos: captura\.png\./);
    });

    it('come with the ticket that support opens for a client, who downloads them', async () => {
      const answer = await raise('ticketManager', [['captura.png', PNG]], { user_id: cast.client });
      const { id } = Ticket.parse(answer.body);
      const [file] = await filesOf('client', id);
      assert.equal((await link('client', file?.id ?? '')).statusCode, 200);
    });

    for (const [what, files, status, message] of BAD_FORMS) {
      it(`${what}: neither ticket nor file is kept`, async () => {
        const before = await kept();
        const refused = await raise('client', files);
        assert.equal(refused.status, status);
        assert.match(refused.body.message ?? '', message);
        assert.deepEqual(await kept(), before);
      });
    }

    it('sent twice under one key make one ticket; other files under it are refused', async () => {
      const before = (await kept()) as { tickets: number; files: number };
      const key = randomUUID();
      const first = await raise('client', [['captura.png', PNG]], { key });
      const again = await raise('client', [['captura.png', PNG]], { key });
      assert.deepEqual([first.status, again.body], [201, first.body]);
      assert.equal((await raise('client', [['otra.txt', NOTES]], { key })).status, 422);
      assert.deepEqual(await kept(), { tickets: before.tickets + 1, files: before.files + 1 });
    });

    it('are named in the download of one’s own data', async () => {
      const { id } = Ticket.parse((await raise('client', [['captura.png', PNG]])).body);
      const url = '/api/data/account/export';
      const answer = await app.inject({ url, headers: await bearer('client') });
      const { tickets } = answer.json<{ tickets: { id: string; files: string[] }[] }>();
      assert.deepEqual(tickets.find((ticket) => ticket.id === id)?.files, ['captura.png']);
    });

    it('go with the account of their client', async () => {
      const id = randomUUID();
      await db.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@test.pe`]);
      const [ticket] = await db.query<{ id: string }>(
        `insert into app.tickets (user_id, subject, description) values ($1, 'a', 'b') returning id`,
        [id],
      );
      await db.query(
        `insert into app.files (ticket_id, position, name, type, size) values ($1, 0, 'a.txt', 'text/plain', 4)`,
        [ticket?.id],
      );
      await db.query('delete from auth.users where id = $1', [id]);
      const left = await db.query('select id from app.files where ticket_id = $1', [ticket?.id]);
      assert.deepEqual(left, []);
    });
  });
});
