import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { addPerson } from '../../testing/company.ts';
import {
  openContactMessages,
  SUBJECT,
  type ContactMessages,
} from '../../testing/contactMessages.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';

forEmbeddedDatabase((databaseName, open) => {
  describe(`contact messages on ${databaseName}`, () => {
    let form: ContactMessages;
    before(async () => {
      form = await openContactMessages(await open());
    });

    it('are kept as they were sent, with their mail', async () => {
      const message = await form.written();
      assert.equal(message.status, 'nuevo');
      assert.equal(message.subject, SUBJECT);
      assert.equal(message.message, 'Vendo <script>alert(1)</script>');
      assert.deepEqual(
        [message.assignee, message.account, message.idea, message.project],
        [null, null, null, null],
      );
      const [mail] = await form.db.query<{ kind: string }>(
        'select kind from app.outbox where id = $1',
        [message.id],
      );
      assert.equal(mail?.kind, 'contact');
    });

    it('of 20,000 characters are neither kept nor mailed; those of the greatest length are whole', async () => {
      const before = (await form.list({})).total;
      assert.equal((await form.write({ message: 'ñ'.repeat(20_000) })).status, 400);
      assert.equal((await form.list({})).total, before);
      const longest = `<img src=x onerror=alert(1)>${'ñ'.repeat(5000 - 28)}`;
      assert.equal((await form.written({ message: longest })).message, longest);
    });

    it('are neither kept nor mailed if one of both fails', async () => {
      const counted = async () =>
        form.db.query(`select (select count(*) from app.contact_messages) as messages,
                         (select count(*) from app.outbox) as mails`);
      const earlier = await counted();
      for (const table of ['outbox', 'contact_messages']) {
        await form.db.script(`
          create function app.fail() returns trigger language plpgsql as
          $$ begin raise exception 'disk'; end $$;
          create constraint trigger fails after insert on app.${table} deferrable initially deferred
          for each row execute function app.fail();
        `);
        try {
          assert.equal((await form.write()).status, 500);
        } finally {
          await form.db.script(`drop trigger fails on app.${table}; drop function app.fail()`);
        }
        assert.deepEqual(await counted(), earlier, table);
      }
    });

    it('are kept once per idempotency key', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const email = `repetida-${randomUUID()}@example.pe`;
      assert.equal((await form.write({ email }, key)).status, 201);
      assert.equal((await form.write({ email }, key)).status, 201);
      assert.equal((await form.list({ search: email })).total, 1);
    });

    it('name the signed-in sender, and their own idea', async () => {
      const ideas = await form.db.query<{ id: string; user_id: string }>('select * from app.ideas');
      const ideaOf = (person: string) => ideas.find(({ user_id: user }) => user === person)?.id;
      const headers = await form.bearer(form.cast.client);
      const own = await form.written({ ideaId: ideaOf(form.cast.client) }, headers);
      assert.deepEqual(own.account, { id: form.cast.client, full_name: 'client' });
      assert.deepEqual(own.idea, {
        id: ideaOf(form.cast.client),
        name: 'Idea para Tienda',
        prompt: 'Vendo pan',
      });
      const others = await form.written({ ideaId: ideaOf(form.cast.otherClient) }, headers);
      assert.equal(others.account?.id, form.cast.client);
      assert.equal(others.idea, null);
      const visitors = await form.written({ ideaId: ideaOf(form.cast.client) });
      assert.deepEqual([visitors.account, visitors.idea], [null, null]);
    });

    it('are accepted with a broken token, as a visitor’s', async () => {
      const message = await form.written({}, { authorization: 'Bearer no' });
      assert.equal(message.account, null);
    });

    it('name the account of a confirmed address only', async () => {
      const id = randomUUID();
      await addPerson(form.db, id, 'vecina', 'client');
      const email = `Vecina-${id}@demo.pe`;
      assert.equal((await form.written({ email })).account, null);
      await form.db.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
      assert.equal((await form.written({ email })).account?.id, id);
    });

    it('say how and on which number the sender wants to be contacted, and are found by it', async () => {
      const asked = await form.written({ phone: '987 123 450', contactBy: 'llamada en la tarde' });
      assert.deepEqual([asked.phone, asked.contactBy], ['987 123 450', 'llamada en la tarde']);
      const { rows } = await form.list({ search: '+51 987123450' });
      assert.deepEqual(
        rows.map(({ id }) => id),
        [asked.id],
      );
      const plain = await form.written();
      assert.deepEqual([plain.phone, plain.contactBy], [null, null]);
    });

    it('of one address are counted and listed together, whatever its capitals', async () => {
      const email = `Luis-${randomUUID()}@example.pe`;
      await form.write({ email, subject: 'Primero' });
      await form.write({ email: email.toLowerCase(), subject: 'Segundo' });
      const { rows } = await form.list({ search: email });
      assert.deepEqual(
        rows.map(({ subject, fromSameAddress }) => [subject, fromSameAddress]),
        [
          ['Segundo', 2],
          ['Primero', 2],
        ],
      );
      const { others } = await form.pageOf(rows[0]?.id ?? '');
      assert.deepEqual(
        others.map(({ id, subject, status }) => [id, subject, status]),
        [[rows[1]?.id, 'Primero', 'nuevo']],
      );
    });

    it('are deleted two years later, unless a project came of them', async () => {
      const age = async (id: string, days: number) =>
        form.db.query(
          `update app.contact_messages
              set created_at = now() - interval '2 years' - $2 * interval '1 day' where id = $1`,
          [id, days],
        );
      const [old, kept, young] = [await form.written(), await form.written(), await form.written()];
      await form.call('noteOnContactMessage', { id: old.id, body: { body: 'Nota' } });
      await form.db.query(
        `update app.contact_messages set project_id = (select id from app.projects limit 1)
          where id = $1`,
        [kept.id],
      );
      await age(old.id, 1);
      await age(kept.id, 1);
      await age(young.id, -1);
      await form.write();
      const left = await form.db.query<{ id: string }>(
        'select id from app.contact_messages where id = any($1)',
        [[old.id, kept.id, young.id]],
      );
      assert.deepEqual(left.map(({ id }) => id).sort(), [kept.id, young.id].sort());
    });
  });
});
