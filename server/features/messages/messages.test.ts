import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { calls, type CallName } from '#contract/calls.ts';
import type { Page } from '#contract/lists.ts';
import type { ContactMessage, MessageEntry, MessagePage } from '#contract/messages.ts';
import { pathFor } from '#contract/routes.ts';
import type { Database } from '../../db/port.ts';
import { smtpTransport } from '../../mail/smtpTransport.ts';
import { tokenVerifier } from '../../plugins/accessTokens.ts';
import { addPerson, seedCompany, type Cast, type CastName } from '../../testing/company.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { mailRound } from '../../testing/mailRound.ts';
import { startCatcher } from '../../testing/smtpCatcher.ts';
import { testApp, testServices } from '../../testing/testApp.ts';
import { ISSUER, tokenMint } from '../../testing/tokenMint.ts';

const mint = await tokenMint();
const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
const SUBJECT = 'Una tienda <b>en línea</b>';

forEachDatabase((databaseName, open) => {
  describe(`contact messages on ${databaseName}`, () => {
    let db: Database;
    let cast: Cast;
    let app: FastifyInstance;

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
      const services = testServices({ agencyAddress: 'equipo@agencia.example' });
      ({ app } = testApp({ db, verifyToken, services }));
    });

    const bearer = async (sub: string) => ({ authorization: `Bearer ${await mint.issue(sub)}` });

    async function call<Answer = { message: string }>(
      name: CallName,
      { who = 'admin', id = '', ...sent }: Sent = {},
    ): Promise<{ status: number; body: Answer }> {
      const answer = await app.inject({
        method: calls[name].method,
        url: `/api${pathFor(calls[name], id)}`,
        query: sent.query ?? {},
        headers: await bearer(cast[who]),
        ...(sent.body && { payload: sent.body }),
      });
      return { status: answer.statusCode, body: answer.json<Answer>() };
    }

    async function write(given: object = {}, headers: Record<string, string> = {}) {
      const email = `ana-${randomUUID()}@example.pe`;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/data/contact',
        headers,
        payload: {
          name: 'Ana Ñahui',
          email,
          subject: SUBJECT,
          message: 'Vendo <script>alert(1)</script>',
          recaptchaToken: 'x',
          ...given,
        },
      });
      return { email, status: answer.statusCode };
    }

    async function written(given: object = {}, headers = {}): Promise<ContactMessage> {
      const { email, status } = await write(given, headers);
      assert.equal(status, 201);
      const { rows } = await list({ search: 'email' in given ? String(given.email) : email });
      return rows[0] ?? assert.fail('no message');
    }

    const list = async (query: Record<string, string>) =>
      (await call<Page<ContactMessage>>('pageMessages', { query })).body;
    const pageOf = async (id: string) => (await call<MessagePage>('getMessage', { id })).body;
    const change = (id: string, body: object) =>
      call<ContactMessage & { message: string }>('updateMessage', { id, body });
    const reply = async (id: string, body: string, who: CastName = 'admin') => {
      const answer = await call<MessageEntry>('replyToMessage', { id, body: { body }, who });
      assert.equal(answer.status, 201);
      return answer.body;
    };

    it('are kept as they were sent, with their mail', async () => {
      const message = await written();
      assert.equal(message.status, 'nuevo');
      assert.equal(message.subject, SUBJECT);
      assert.equal(message.message, 'Vendo <script>alert(1)</script>');
      assert.deepEqual(
        [message.assignee, message.account, message.idea, message.project],
        [null, null, null, null],
      );
      const [mail] = await db.query<{ kind: string }>('select kind from app.outbox where id = $1', [
        message.id,
      ]);
      assert.equal(mail?.kind, 'contact');
    });

    it('are neither kept nor mailed if one of both fails', async () => {
      const counted = async () =>
        db.query(`select (select count(*) from app.contact_messages) as messages,
                         (select count(*) from app.outbox) as mails`);
      const earlier = await counted();
      for (const table of ['outbox', 'contact_messages']) {
        await db.script(`
          create function app.fail() returns trigger language plpgsql as
          $$ begin raise exception 'disk'; end $$;
          create constraint trigger fails after insert on app.${table} deferrable initially deferred
          for each row execute function app.fail();
        `);
        try {
          assert.equal((await write()).status, 500);
        } finally {
          await db.script(`drop trigger fails on app.${table}; drop function app.fail()`);
        }
        assert.deepEqual(await counted(), earlier, table);
      }
    });

    it('are kept once per idempotency key', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const email = `repetida-${randomUUID()}@example.pe`;
      assert.equal((await write({ email }, key)).status, 201);
      assert.equal((await write({ email }, key)).status, 201);
      assert.equal((await list({ search: email })).total, 1);
    });

    it('name the signed-in sender, and their own idea', async () => {
      const ideas = await db.query<{ id: string; user_id: string }>('select * from app.ideas');
      const ideaOf = (person: string) => ideas.find(({ user_id: user }) => user === person)?.id;
      const headers = await bearer(cast.client);
      const own = await written({ ideaId: ideaOf(cast.client) }, headers);
      assert.deepEqual(own.account, { id: cast.client, full_name: 'client' });
      assert.deepEqual(own.idea, {
        id: ideaOf(cast.client),
        name: 'Idea para Tienda',
        prompt: 'Vendo pan',
      });
      const others = await written({ ideaId: ideaOf(cast.otherClient) }, headers);
      assert.equal(others.account?.id, cast.client);
      assert.equal(others.idea, null);
      const visitors = await written({ ideaId: ideaOf(cast.client) });
      assert.deepEqual([visitors.account, visitors.idea], [null, null]);
    });

    it('are accepted with a broken token, as a visitor’s', async () => {
      const message = await written({}, { authorization: 'Bearer no' });
      assert.equal(message.account, null);
    });

    it('name the account of a confirmed address only', async () => {
      const id = randomUUID();
      await addPerson(db, id, 'vecina', 'client');
      const email = `Vecina-${id}@demo.pe`;
      assert.equal((await written({ email })).account, null);
      await db.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
      assert.equal((await written({ email })).account?.id, id);
    });

    it('of one address are counted and listed together, whatever its capitals', async () => {
      const email = `Luis-${randomUUID()}@example.pe`;
      await write({ email, subject: 'Primero' });
      await write({ email: email.toLowerCase(), subject: 'Segundo' });
      const { rows } = await list({ search: email });
      assert.deepEqual(
        rows.map(({ subject, fromSameAddress }) => [subject, fromSameAddress]),
        [
          ['Segundo', 2],
          ['Primero', 2],
        ],
      );
      const { others } = await pageOf(rows[0]?.id ?? '');
      assert.deepEqual(
        others.map(({ id, subject, status }) => [id, subject, status]),
        [[rows[1]?.id, 'Primero', 'nuevo']],
      );
    });

    it('are filtered by status and by who takes care of them', async () => {
      const tag = randomUUID();
      const message = await written({ name: tag });
      await written({ name: tag });
      await change(message.id, { status: 'perdido', assigneeId: cast.admin });
      const found = async (query: Record<string, string>) =>
        (await list({ search: tag, ...query })).rows.map(({ status }) => status);
      assert.deepEqual(await found({ status: 'perdido' }), ['perdido']);
      assert.deepEqual(await found({ assigned_to: cast.admin }), ['perdido']);
      assert.deepEqual(await found({ assigned_to: 'none' }), ['nuevo']);
    });

    it('are handled by admins only', async () => {
      const { id } = await written();
      for (const assigneeId of [cast.ticketManager, cast.client, randomUUID()]) {
        assert.deepEqual(await change(id, { assigneeId }), {
          status: 422,
          body: { message: 'Elige a alguien de administración.' },
        });
      }
      const { body } = await change(id, { assigneeId: cast.admin });
      assert.deepEqual(body.assignee, { id: cast.admin, full_name: 'admin' });
      assert.equal((await change(id, { status: 'perdido' })).body.assignee?.id, cast.admin);
      assert.equal((await change(id, { assigneeId: null })).body.assignee, null);
      assert.equal((await change(id, {})).status, 400);
    });

    it('are handed back by who is no admin any more', async () => {
      const id = randomUUID();
      await addPerson(db, id, 'suplente', 'admin');
      const message = await written();
      await change(message.id, { assigneeId: id });
      await db.query('update app.profiles set role_id = 1 where id = $1', [id]);
      assert.equal((await pageOf(message.id)).message.assignee, null);
    });

    it('become a conversation by a reply, which is mailed as text to the sender', async () => {
      const message = await written({ subject: `Hola\r\nBcc: x@y.pe` });
      const entry = await reply(message.id, 'Claro:\n<img src=x onerror=alert(1)>');
      assert.equal(entry.kind, 'reply');
      assert.deepEqual(entry.author, { id: cast.admin, full_name: 'admin' });
      const page = await pageOf(message.id);
      assert.equal(page.message.status, 'en conversación');
      assert.equal(page.message.assignee?.id, cast.admin);
      assert.deepEqual(page.entries, [entry]);
      const [mail] = await db.query<Record<string, string>>(
        'select * from app.outbox where id = $1',
        [entry.id],
      );
      assert.ok(mail);
      assert.deepEqual(
        [mail.recipient, mail.reply_to, mail.subject],
        [message.email, 'equipo@agencia.example', 'Re: Hola Bcc: x@y.pe'],
      );
      assert.match(mail.text ?? '', /> Claro:\n> <img src=x/);
      assert.match(mail.html ?? '', /&lt;img src=x/);
      assert.doesNotMatch(mail.html ?? '', /<img/);
    });

    it('keep status and assignee that a reply finds', async () => {
      const id = randomUUID();
      await addPerson(db, id, 'otra', 'admin');
      const message = await written();
      await change(message.id, { status: 'ganado', assigneeId: id });
      await reply(message.id, 'Ya empezamos.');
      const { message: after } = await pageOf(message.id);
      assert.deepEqual([after.status, after.assignee?.id], ['ganado', id]);
    });

    it('and their replies are one thread for a mail program', async (t) => {
      const catcher = await startCatcher();
      t.after(() => catcher.stop());
      await mailRound(db, new Date(Date.now() + 60_000));
      const message = await written();
      const first = await reply(message.id, 'Hola');
      const second = await reply(message.id, '¿Sigues ahí?');
      const transport = smtpTransport(catcher.url);
      const sent = await mailRound(db, new Date(Date.now() + 60_000));
      for (const mail of sent) await transport.deliver(mail);
      const [asked, ...replies] = catcher.mails;
      const idOf = (id: string) => `<${id}@tramayo.pe>`;
      assert.equal(asked?.messageId, idOf(message.id));
      assert.equal(asked.references, undefined);
      assert.deepEqual(
        replies.map(({ messageId, inReplyTo, references }) => [messageId, inReplyTo, references]),
        [
          [idOf(first.id), idOf(message.id), idOf(message.id)],
          [idOf(second.id), idOf(first.id), `${idOf(message.id)} ${idOf(first.id)}`],
        ],
      );
    });

    it('have notes, which are not mailed', async () => {
      const message = await written();
      const [earlier] = await db.query('select count(*) from app.outbox');
      const { status, body } = await call<MessageEntry>('noteOnMessage', {
        id: message.id,
        body: { body: 'Llamar el lunes.' },
      });
      assert.equal(status, 201);
      const page = await pageOf(message.id);
      assert.deepEqual(page.entries, [body]);
      assert.deepEqual([page.message.status, page.message.assignee], ['nuevo', null]);
      assert.deepEqual(await db.query('select count(*) from app.outbox'), [earlier]);
    });

    it('that do not exist are told so', async () => {
      const id = randomUUID();
      for (const [name, body] of [
        ['updateMessage', { status: 'perdido' }],
        ['replyToMessage', { body: 'Hola' }],
        ['noteOnMessage', { body: 'Hola' }],
      ] as const) {
        assert.deepEqual(await call(name, { id, body }), {
          status: 404,
          body: { message: 'Ese mensaje no existe.' },
        });
      }
    });

    it('have a history, which keeps nothing that the visitor wrote', async () => {
      const message = await written();
      await reply(message.id, 'Hola');
      const { body } = await call<Page<Record<string, unknown>>>('getHistory', {
        query: { object: `message:${message.id}` },
      });
      assert.deepEqual(
        body.rows.map(({ field, from, to }) => [field, from, to]),
        [
          ['assigned_to', null, 'admin'],
          ['status', 'nuevo', 'en conversación'],
          [null, null, 'nuevo'],
        ],
      );
    });

    it('are won by a project', async () => {
      const message = await written();
      const [project] = await db.query<{ id: string }>('select id from app.projects limit 1');
      const won = async (id: string) =>
        db.query('select app.win_message($1, $2) as found', [id, project?.id]);
      assert.deepEqual(await won(message.id), [{ found: true }]);
      assert.deepEqual(await won(randomUUID()), [{ found: false }]);
      const page = await pageOf(message.id);
      assert.deepEqual([page.message.status, page.message.project?.id], ['ganado', project?.id]);
    });

    it('are deleted two years later, unless a project came of them', async () => {
      const age = async (id: string, days: number) =>
        db.query(
          `update app.contact_messages
              set created_at = now() - interval '2 years' - $2 * interval '1 day' where id = $1`,
          [id, days],
        );
      const [old, kept, young] = [await written(), await written(), await written()];
      await call('noteOnMessage', { id: old.id, body: { body: 'Nota' } });
      await db.query(
        `update app.contact_messages set project_id = (select id from app.projects limit 1)
          where id = $1`,
        [kept.id],
      );
      await age(old.id, 1);
      await age(kept.id, 1);
      await age(young.id, -1);
      await write();
      const left = await db.query<{ id: string }>(
        'select id from app.contact_messages where id = any($1)',
        [[old.id, kept.id, young.id]],
      );
      assert.deepEqual(left.map(({ id }) => id).sort(), [kept.id, young.id].sort());
    });

    it('come as a file, without formulas', async () => {
      const tag = randomUUID();
      const message = await written({ name: tag, subject: '=HYPERLINK("x")' });
      await reply(message.id, '+51 987 654 321');
      const answer = await app.inject({
        url: '/api/admin/export/messages.csv',
        query: { search: tag },
        headers: await bearer(cast.admin),
      });
      assert.match(
        answer.body,
        /^\uFEFFNombre,Correo electrónico,Asunto,Mensaje,Fecha,Estado,A cargo,/,
      );
      assert.ok(answer.body.includes(`,"'=HYPERLINK(""x"")",`));
      assert.match(answer.body, /,en conversación,admin,.*, admin: \+51 987 654 321/);
    });

    it('subscribers come as a file: confirmed addresses with both times', async () => {
      await db.query(
        `insert into app.newsletter_subscriptions
           (email, requested_at, confirm_hash, confirm_until, confirmed_at, unsubscribe_token, unsubscribed_at)
         values ('=si@example.pe', '2026-11-02T15:00Z', '1', now(), '2026-11-03T16:30Z', '1', null),
                ('espera@example.pe', now(), '2', now(), null, '2', null),
                ('salio@example.pe', now(), '3', now(), now(), '3', now())`,
      );
      const answer = await app.inject({
        url: '/api/admin/export/subscribers.csv',
        headers: await bearer(cast.admin),
      });
      assert.match(String(answer.headers['content-disposition']), /suscriptores-.*\.csv/);
      const [, line, end] = answer.body.split('\r\n');
      assert.match(line ?? '', /^'=si@example\.pe,.*2026.*,.*2026/);
      assert.match(line ?? '', /10:00.*11:30/);
      assert.equal(end, '');
    });
  });
});

interface Sent {
  who?: CastName;
  id?: string;
  query?: Record<string, string>;
  body?: object;
}
