import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from './db/port.ts';
import { openKeySet } from './identity/keySet.ts';
import './testing/cheapHashes.ts';
import { forEmbeddedDatabase } from './testing/databases.ts';
import { connect, createAccount, type Account } from './testing/identityService.ts';
import { startSite } from './testing/startSite.ts';

type Client = ReturnType<typeof connect>;

const STRANGER = { message: 'Inicia sesión para continuar.' };

forEmbeddedDatabase((name, open) => {
  describe(`an ended session whose token has not expired, on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    const ask = async (url: string, token: string, path: string, body?: object) => {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response.json();
      return { status: response.status, body: answer };
    };
    const calls = (url: string, token: string, person: string) =>
      Promise.all([
        ask(url, token, '/api/data/dashboard'),
        ask(url, token, '/api/data/tickets', { subject: 'Pagos', description: 'No llegan.' }),
        ask(url, token, '/rest/v1/profiles?select=id'),
        ask(url, token, '/rest/v1/rpc/get_role_for_user', { p_user_id: person }),
      ]);

    interface Browser {
      client: Client;
      rosa: Account;
      /** Signs the same person in on another device. */
      elsewhere: () => Promise<Client>;
    }
    /** The ways to end the session of the given browser. */
    const ends: Record<string, (given: Browser) => Promise<unknown>> = {
      'signing out here': ({ client }) => client.auth.signOut({ scope: 'local' }),
      'signing out everywhere': async ({ elsewhere }) => (await elsewhere()).auth.signOut(),
      'signing out the other sessions': async ({ elsewhere }) =>
        (await elsewhere()).auth.signOut({ scope: 'others' }),
      'a changed password': async ({ elsewhere, rosa }) =>
        (await elsewhere()).auth.updateUser({
          password: 'otra-clave-larga',
          current_password: rosa.password,
        }),
      'a reused refresh token': async ({ client }) => {
        const { data } = await client.auth.getSession();
        const stolen = { refresh_token: data.session?.refresh_token ?? '' };
        await client.auth.refreshSession();
        await client.auth.refreshSession();
        await db.query(`update auth.refresh_tokens set created_at = now() - interval '1 hour'`);
        await client.auth.refreshSession(stolen);
      },
      'its expiry': ({ rosa }) =>
        db.query('update auth.sessions set not_after = now() where user_id = $1', [rosa.id]),
      'a deactivated account': ({ rosa }) =>
        db.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
          rosa.id,
        ]),
      'a deactivated profile, whatever the identity provider says': ({ rosa }) =>
        db.query('update app.profiles set deactivated_at = now() where id = $1', [rosa.id]),
      'an account that was deactivated and is active again': async ({ rosa }) => {
        for (const value of ['now()', 'null']) {
          await db.query(`update app.profiles set deactivated_at = ${value} where id = $1`, [
            rosa.id,
          ]);
        }
      },
    };

    for (const [what, end] of Object.entries(ends)) {
      test(`${what}: the next call to any service answers 401`, async (t) => {
        const url = await startSite(t, db);
        const rosa = await createAccount(db);
        const browser = async () => {
          const client = connect(url);
          const { data, error } = await client.auth.signInWithPassword(rosa);
          assert.equal(error, null);
          return { client, token: data.session.access_token };
        };
        const { client, token } = await browser();
        const other = await browser();
        const statuses = async () => (await calls(url, token, rosa.id)).map(({ status }) => status);
        assert.deepEqual(await statuses(), [200, 201, 200, 200]);

        await end({ client, rosa, elsewhere: async () => other.client });

        const [dashboard, ticket, profiles, role] = await calls(url, token, rosa.id);
        assert.deepEqual(dashboard, { status: 401, body: STRANGER });
        assert.deepEqual(ticket, { status: 401, body: STRANGER });
        for (const answer of [profiles, role]) {
          assert.equal(answer.status, 401);
          assert.equal((answer.body as { code: string }).code, 'PGRST301');
        }
        const tickets = await db.query('select id from app.tickets where user_id = $1', [rosa.id]);
        assert.equal(tickets.length, 1, 'nothing is written');
      });
    }

    test('public calls are treated as anonymous', async (t) => {
      const url = await startSite(t, db);
      const rosa = await createAccount(db);
      const client = connect(url);
      const { data } = await client.auth.signInWithPassword(rosa);
      const token = data.session?.access_token ?? '';
      const requested = async () => {
        const [idea] = await db.query<{ id: string }>(
          `insert into app.ideas (user_id, name, prompt, description, features)
           values ($1, 'Tienda', 'Vendo pan', 'Una tienda', '{uno,dos,tres}') returning id`,
          [rosa.id],
        );
        const sent = await ask(url, token, '/api/data/contact', {
          name: 'Rosa',
          email: rosa.email,
          subject: 'Una tienda',
          message: 'Quiero vender pan.',
          recaptchaToken: 'any',
          ideaId: idea?.id,
        });
        assert.equal(sent.status, 201);
        const [row] = await db.query<{ asked: boolean }>(
          'select requested_at is not null as asked from app.ideas where id = $1',
          [idea?.id],
        );
        return row?.asked;
      };
      assert.equal(await requested(), true);
      await client.auth.signOut();
      assert.equal(await requested(), false);
    });

    test('a token cannot be used with another person’s session', async (t) => {
      const url = await startSite(t, db);
      const [rosa, luz] = [await createAccount(db), await createAccount(db)];
      const keySet = await openKeySet(db);
      const sessions = [];
      for (const who of [rosa, luz]) {
        const { data } = await connect(url).auth.signInWithPassword(who);
        const [, claims = ''] = (data.session?.access_token ?? '').split('.');
        sessions.push(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object);
      }
      const [hers, foreign] = sessions as { session_id: string }[];
      const mixed = await keySet.sign({ ...hers, session_id: foreign?.session_id });
      const statuses = (await calls(url, mixed, rosa.id)).map(({ status }) => status);
      assert.deepEqual(statuses, [401, 401, 401, 401]);
    });
  });
});
