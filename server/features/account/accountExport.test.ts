import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { AccountExport } from '#contract/accountExport.ts';
import type { Database } from '../../db/port.ts';
import { openCallLimits } from '../../plugins/callLimits.ts';
import '../../testing/cheapHashes.ts';
import { fileOn, SIX_FIELDS } from '../../testing/complaint.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { connect, createAccount, type Account } from '../../testing/identityService.ts';
import { startSite } from '../../testing/startSite.ts';

/** Adds one row of each kind about a person; its texts begin with the mark. */
async function addTraces(db: Database, { id, email }: Account, mark: string, other: Account) {
  const ticket = crypto.randomUUID();
  await db.query(
    `insert into app.projects (name, client_id, service_id, scope)
     values ($2 || ' proyecto', $1, 1, $2 || ' alcance')`,
    [id, mark],
  );
  await db.query(
    `insert into app.tickets (id, user_id, subject, description)
     values ($3, $1, $2 || ' ticket', $2 || ' detalle')`,
    [id, mark, ticket],
  );
  await db.query(
    `insert into app.ticket_messages (ticket_id, author_id, author_name, internal, body)
     values ($3, $1, $2, false, $2 || ' mensaje'), ($3, $1, $2, true, $2 || ' nota interna'),
            ($3, $4, 'ajeno', false, 'respuesta de otra persona')`,
    [id, mark, ticket, other.id],
  );
  await db.query(
    `insert into app.ideas (user_id, name, prompt, description, features)
     values ($1, $2 || ' idea', 'p', 'd', '{}')`,
    [id, mark],
  );
  // The second is from before the account.
  await db.query(
    `insert into app.contact_messages (name, email, subject, message, account_id)
     values ('n', $3, 's', $2 || ' contacto', $1), ('n', upper($3), 's', $2 || ' antes', null)`,
    [id, mark, email],
  );
  await db.query(
    `insert into app.notices (user_id, ticket_id, kind, title)
     values ($1, $3, 'message', $2 || ' título de un aviso')`,
    [id, mark, ticket],
  );
  await db.query(
    `insert into app.newsletter_subscriptions
            (email, requested_at, confirm_hash, confirm_until, confirmed_at, unsubscribe_token)
     values ($1, now(), gen_random_uuid(), now(), now(), gen_random_uuid())`,
    [email],
  );
  await fileOn(db, '2026-11-20T15:00:00Z', { email, details: `${mark} reclamo` });
}

forEmbeddedDatabase((name, open) => {
  describe(`the download of one’s own data, on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    for (const role of ['client', 'project_manager', 'ticket_manager', 'copywriter', 'admin']) {
      test(`has all about a ${role} and nothing of others`, async (t) => {
        const url = await startSite(t, db);
        const [rosa, luz] = [await createAccount(db, role), await createAccount(db)];
        await addTraces(db, rosa, 'propio', luz);
        await addTraces(db, luz, 'ajeno', rosa);
        const { auth } = connect(url);
        const { data } = await auth.signInWithPassword(rosa);
        const response = await fetch(`${url}/api/data/account/export`, {
          headers: { authorization: `Bearer ${data.session?.access_token}` },
        });
        assert.equal(response.status, 200, await response.clone().text());
        assert.match(
          response.headers.get('content-disposition') ?? '',
          /^attachment; filename="mis-datos-\d{4}-\d\d-\d\d\.json"$/,
        );
        const text = await response.text();
        const exported = AccountExport.parse(JSON.parse(text));

        const { account, details, ...lists } = exported;
        assert.deepEqual(details, { company: '', phone: '', document: '' });
        assert.equal(account.email, rosa.email);
        assert.equal(lists.projects[0]?.scope, 'propio alcance');
        assert.deepEqual(
          Object.entries(lists).map(([kind, rows]) => [kind, rows.length]),
          [
            ['sessions', 1],
            ['projects', 1],
            ['deliveryAnswers', 0],
            ['tickets', 1],
            // The second is Rosa's own reply in Luz's ticket.
            ['messages', 2],
            ['ideas', 1],
            ['contactMessages', 2],
            ['notices', 1],
            ['mutedMails', 0],
            ['newsletter', 1],
            ['complaints', 1],
          ],
        );
        for (const foreign of ['ajeno', luz.email, luz.id, 'nota interna', 'título de un aviso']) {
          assert.ok(!text.includes(foreign), foreign);
        }
        assert.ok(!text.includes(SIX_FIELDS.documentId));
        assert.ok(!/token|password|secret|hash/.test(text));
      });
    }

    const download = async (url: string, account: Account) => {
      const { data } = await connect(url).auth.signInWithPassword(account);
      return fetch(`${url}/api/data/account/export`, {
        headers: { authorization: `Bearer ${data.session?.access_token}` },
      });
    };

    test('has every row, newest first, however many there are', async (t) => {
      const url = await startSite(t, db);
      const rosa = await createAccount(db, 'client');
      const ticket = crypto.randomUUID();
      await db.query(
        `insert into app.tickets (id, user_id, subject, description) values ($2, $1, 's', 'd')`,
        [rosa.id, ticket],
      );
      // Three parts, and three rows at each moment: a part ends between two of one moment.
      await db.query(
        `insert into app.ticket_messages (ticket_id, author_id, author_name, body, created_at)
         select $2, $1, 'Rosa', 'mensaje ' || n, timestamptz '2026-11-01Z' + n / 3 * interval '1 second'
           from generate_series(1, 121) n`,
        [rosa.id, ticket],
      );
      const { messages } = AccountExport.parse(await (await download(url, rosa)).json());
      assert.equal(new Set(messages.map(({ body }) => body)).size, 121);
      assert.equal(messages.length, 121);
      const moments = messages.map(({ created_at: at }) => Date.parse(at));
      assert.deepEqual(
        moments,
        moments.toSorted((one, other) => other - one),
      );
    });

    test('is given six times an hour to a person', async (t) => {
      const url = await startSite(t, db, { limits: openCallLimits(db, true) });
      const [rosa, luz] = [await createAccount(db, 'client'), await createAccount(db, 'client')];
      for (let time = 0; time < 6; time += 1) {
        assert.equal((await download(url, rosa)).status, 200);
      }
      const refused = await download(url, rosa);
      assert.equal(refused.status, 429);
      assert.deepEqual(await refused.json(), {
        message: 'Ya descargaste tus datos varias veces. Vuelve a intentarlo en 10 minutos.',
      });
      assert.ok(Number(refused.headers.get('retry-after')) > 0);
      assert.equal((await download(url, luz)).status, 200);
    });
  });
});
