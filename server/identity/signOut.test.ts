import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { createAccount, startIdentity, type Account } from '../testing/identityService.ts';

forEmbeddedDatabase((name, open) => {
  describe(`signing out on ${name}`, () => {
    let db: Database;
    let rosa: Account;
    before(async () => {
      db = await open();
      rosa = await createAccount(db);
    });

    /** Which of three sessions survive a sign-out of the first, by scope. */
    const survivors: Record<'local' | 'global' | 'others', boolean[]> = {
      local: [false, true, true],
      global: [false, false, false],
      others: [true, false, false],
    };
    for (const scope of ['local', 'global', 'others'] as const) {
      test(`scope ${scope} ends its sessions`, async (t) => {
        const { client, signIn } = await startIdentity(t, db);
        const other = await signIn(await createAccount(db));
        const mine = [await signIn(rosa), await signIn(rosa), await signIn(rosa)];

        const { error } = await mine[0]!.client.auth.signOut({ scope });
        assert.equal(error, null);

        const standing = [];
        for (const { session } of mine) {
          const { data } = await client().auth.getUser(session.access_token);
          const refreshed = await client().auth.refreshSession(session);
          assert.equal(refreshed.data.user?.id, data.user?.id, 'both tokens of a session agree');
          standing.push(data.user !== null);
        }
        assert.deepEqual(standing, survivors[scope]);
        assert.ok((await other.client.auth.getUser()).data.user, 'nobody else is signed out');
      });
    }

    test('an ended session is a 403 session_not_found, also for a second sign-out', async (t) => {
      const { url, signIn } = await startIdentity(t, db);
      const { client, session } = await signIn(rosa);
      await client.auth.signOut();
      for (const [method, path] of [
        ['GET', 'user'],
        ['POST', 'logout'],
      ] as const) {
        const answer = await ask(`${url}/auth/v1/${path}`, method, session.access_token);
        assert.equal(answer.status, 403);
        assert.equal(answer.body.error_code, 'session_not_found');
      }
    });

    test('an unknown scope is a 400 and ends nothing', async (t) => {
      const { url, signIn } = await startIdentity(t, db);
      const { client, session } = await signIn(rosa);
      const answer = await ask(`${url}/auth/v1/logout?scope=todo`, 'POST', session.access_token);
      assert.equal(answer.status, 400);
      assert.equal(answer.body.error_code, 'validation_failed');
      assert.equal((await client.auth.getUser()).data.user?.id, rosa.id);
    });

    test('a deleted person is a 403 user_not_found', async (t) => {
      const { client, signIn } = await startIdentity(t, db);
      const account = await createAccount(db);
      const { session } = await signIn(account);
      await db.query('delete from auth.users where id = $1', [account.id]);
      const { error } = await client().auth.getUser(session.access_token);
      assert.equal(error?.status, 403);
      assert.equal(error.code, 'user_not_found');
    });
  });
});

async function ask(url: string, method: string, token: string) {
  const response = await fetch(url, { method, headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as { error_code: string } };
}
