import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createAccount, startIdentity, type Account } from '../testing/identityService.ts';

/** Close to now, since supabase-js drops sessions that look expired. */
const START = Math.floor(Date.now() / 1000) * 1000;

const DAY = 24 * 3600;

/** A clock that the test moves. */
function clock() {
  let time = START;
  return {
    now: () => new Date(time),
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

forEachDatabase((name, open) => {
  describe(`rotation of refresh tokens on ${name}`, () => {
    let db: Database;
    let rosa: Account;
    before(async () => {
      db = await open();
      rosa = await createAccount(db);
    });

    test('a refresh gives a new pair of tokens for the same session', async (t) => {
      const { now, pass } = clock();
      const { signIn } = await startIdentity(t, db, { now });
      const { client, session } = await signIn(rosa);
      pass(3000);
      const { data, error } = await client.auth.refreshSession(session);

      assert.equal(error, null);
      assert.equal(data.user?.id, rosa.id);
      assert.notEqual(data.session?.refresh_token, session.refresh_token);
      assert.equal(data.session?.expires_at, START / 1000 + 3000 + 3600);
      assert.equal(sessionId(data.session.access_token), sessionId(session.access_token));
    });

    test('the parent of the active token is accepted at any age', async (t) => {
      const { now, pass } = clock();
      const { signIn } = await startIdentity(t, db, { now });
      const { client, session } = await signIn(rosa);
      const active = await client.auth.refreshSession(session);
      pass(29 * 24 * 3600);
      const again = await client.auth.refreshSession(session);
      assert.equal(again.data.session?.refresh_token, active.data.session?.refresh_token);
    });

    test('a session ends 30 days after its last refresh', async (t) => {
      const { now, pass } = clock();
      const { signIn } = await startIdentity(t, db, { now });
      const { client } = await signIn(rosa);
      for (let time = 0; time < 2; time += 1) {
        pass(30 * DAY - 1);
        assert.equal((await client.auth.refreshSession()).error, null);
      }
      pass(30 * DAY);
      const late = await client.auth.refreshSession();
      assert.equal(late.error?.code, 'session_expired');
      assert.equal(late.error.message, 'Tu sesión terminó. Inicia sesión de nuevo.');
    });

    test('a session ends 90 days after sign-in, however often it was refreshed', async (t) => {
      const { now, pass } = clock();
      const { url, signIn } = await startIdentity(t, db, { now });
      const { client } = await signIn(rosa);
      for (let day = 10; day < 90; day += 10) {
        pass(10 * DAY);
        assert.equal((await client.auth.refreshSession()).error, null);
      }
      pass(10 * DAY - 60);
      const { data } = await client.auth.refreshSession();
      const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` };
      const status = async (path: string) => (await fetch(url + path, { headers })).status;
      assert.deepEqual(
        [await status('/auth/v1/user'), await status('/rest/v1/profiles')],
        [200, 200],
      );
      pass(60);
      assert.deepEqual(
        [await status('/auth/v1/user'), await status('/rest/v1/profiles')],
        [403, 401],
      );
      assert.equal((await client.auth.refreshSession()).error?.code, 'session_expired');
    });

    test('both periods are settings, and the next sign-in deletes ended sessions', async (t) => {
      const { now, pass } = clock();
      const { signIn } = await startIdentity(t, db, { now, sessionLength: { idle: 2, max: 3 } });
      const luz = await createAccount(db);
      const [idle, old] = [await signIn(luz), await signIn(luz)];
      pass(2 * DAY - 1);
      assert.equal((await old.client.auth.refreshSession()).error, null);
      pass(1);
      assert.ok((await idle.client.auth.refreshSession()).error);
      pass(DAY);
      await signIn(luz);
      const left = await db.query('select id from auth.sessions where user_id = $1', [luz.id]);
      assert.equal(left.length, 1);
    });

    test('an older token is accepted within ten seconds', async (t) => {
      const { now, pass } = clock();
      const { signIn } = await startIdentity(t, db, { now });
      const { client, session } = await signIn(rosa);
      const second = await client.auth.refreshSession(session);
      const third = await client.auth.refreshSession(second.data.session!);
      pass(10);
      const again = await client.auth.refreshSession(session);
      assert.equal(again.data.session?.refresh_token, third.data.session?.refresh_token);
    });

    test('a later use counts as theft and ends the whole session', async (t) => {
      const { now, pass } = clock();
      const { client, signIn } = await startIdentity(t, db, { now });
      const thief = client();
      const { client: owner, session } = await signIn(rosa);
      const second = await owner.auth.refreshSession(session);
      const third = await owner.auth.refreshSession(second.data.session!);
      pass(10.001);

      const stolen = await thief.auth.refreshSession(session);
      assert.equal(stolen.error?.status, 400);
      assert.equal(stolen.error.code, 'refresh_token_already_used');
      const active = await client().auth.refreshSession(third.data.session!);
      assert.equal(active.error?.code, 'refresh_token_not_found');
      const user = await client().auth.getUser(third.data.session!.access_token);
      assert.equal(user.error?.name, 'AuthSessionMissingError');
    });

    test('other sessions of the same person are not affected', async (t) => {
      const { now, pass } = clock();
      const { signIn } = await startIdentity(t, db, { now });
      const { client: phone } = await signIn(rosa);
      const { client: laptop, session } = await signIn(rosa);
      const second = await laptop.auth.refreshSession(session);
      await laptop.auth.refreshSession(second.data.session!);
      pass(11);
      assert.ok((await laptop.auth.refreshSession(session)).error);
      assert.equal((await phone.auth.getUser()).data.user?.id, rosa.id);
    });

    test('ten concurrent refreshes get the same token', async (t) => {
      const { url, signIn } = await startIdentity(t, db);
      const { session } = await signIn(rosa);
      let shown: string | undefined = session.refresh_token;
      // The first round opens the pool's connections; later rounds really race.
      for (const storm of ['first', 'second', 'third']) {
        const tokens = await Promise.all(Array.from({ length: 10 }, () => refresh(url, shown)));
        assert.equal(new Set(tokens).size, 1, `${storm} storm`);
        assert.notEqual(tokens[0], shown);
        shown = tokens[0];
      }
    });

    test('an unknown token is refused', async (t) => {
      const { client } = await startIdentity(t, db);
      const { error } = await client().auth.refreshSession({ refresh_token: 'inventado' });
      assert.equal(error?.status, 400);
      assert.equal(error.code, 'refresh_token_not_found');
    });

    test('the database stores no refresh token', async (t) => {
      const { signIn } = await startIdentity(t, db);
      const { client, session } = await signIn(rosa);
      const { data } = await client.auth.refreshSession(session);
      const rows = await db.query(
        'select t.*, s.* from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id',
      );
      const stored = JSON.stringify(rows);
      assert.ok(!stored.includes(session.refresh_token));
      assert.ok(!stored.includes(data.session!.refresh_token));
    });
  });
});

/** Without supabase-js, which retries and would hide a failure. */
async function refresh(url: string, token: string | undefined): Promise<string | undefined> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  });
  assert.equal(response.status, 200);
  return ((await response.json()) as { refresh_token?: string }).refresh_token;
}

function sessionId(accessToken: string): unknown {
  const payload = Buffer.from(accessToken.split('.')[1]!, 'base64url').toString();
  return (JSON.parse(payload) as { session_id: unknown }).session_id;
}
