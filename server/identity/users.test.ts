import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import '../testing/cheapHashes.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { startIdentity } from '../testing/identityService.ts';
import { createConfirmedUser, EmailTakenError } from './users.ts';

const NEW_USER = {
  email: 'Luz.Mamani@Example.pe',
  password: 'clave-de-luz-2026',
  full_name: 'Luz Mamani',
};

forEachDatabase((name, open) => {
  describe(`a confirmed user on ${name}`, () => {
    test('has a client’s profile, can sign in at once, and is created only once', async (t) => {
      const db = await open();
      const id = await createConfirmedUser(db, NEW_USER);
      const { client } = await startIdentity(t, db);
      const luz = client();
      const { data } = await luz.auth.signInWithPassword(NEW_USER);
      assert.equal(data.user?.id, id);
      assert.equal(data.user.email, 'luz.mamani@example.pe');
      assert.deepEqual(data.user.app_metadata, { provider: 'email', providers: ['email'] });

      const profile = await luz.from('profiles').select().single();
      assert.deepEqual(profile.data, { id, full_name: 'Luz Mamani', role_id: 1 });
      await assert.rejects(createConfirmedUser(db, NEW_USER), EmailTakenError);
    });
  });
});
