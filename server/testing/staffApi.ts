import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import type { Database } from '../db/port.ts';
import { openIdentityAdmin, type IdentityAdmin } from '../features/people/identityAdmin.ts';
import { HOSTED_KEY, startHostedProvider, type HostedProvider } from './hostedProvider.ts';
import { openApi, type Answer, type Api } from './openApi.ts';

export const STAFF_PASSWORD = 'clave-de-ana-2026';
export const DESIGNER = 6;

/** The API with a hosted provider per test, and Ana, who is to become staff. */
export interface StaffApi extends Api {
  /** Call before each test: creates another Ana and resets the roles. */
  renew(): Promise<void>;
  /** Call after each test: checks that nothing confidential was logged. */
  assertNothingLeaked(): void;
  /** Sets the provider; attempts to delete an account follow without pause. */
  provide(t: TestContext, given?: { key?: string; answer?: number }): Promise<HostedProvider>;
  /** Whatever provider is set. */
  identityAdmin: IdentityAdmin;
  /** Sets a provider that does not answer. */
  removeProvider(): void;
  email(): string;
  /** Creates Ana's account as the admin. */
  create(body?: object, key?: string): Promise<Answer>;
  /** Invites Ana as the admin. */
  invite(body?: object, key?: string): Promise<Answer>;
  /** Ana's role in the database. */
  role(): Promise<number | null | 'nobody'>;
}

export async function openStaffApi(db: Database): Promise<StaffApi> {
  let provider: IdentityAdmin;
  let email = '';
  const identityAdmin: IdentityAdmin = {
    createAccount: (account) => provider.createAccount(account),
    inviteAccount: (person) => provider.inviteAccount(person),
    inviteAgain: (email) => provider.inviteAgain(email),
    removeAccount: (id) => provider.removeAccount(id),
    setActive: (id, active) => provider.setActive(id, active),
  };
  const api = await openApi(db, { identityAdmin });
  const connect = (url: string, { key = HOSTED_KEY, answer = 10_000 }) => {
    const limits = { answer, attempt: 5_000, pauses: [0, 0, 0] };
    provider = openIdentityAdmin({ url, serviceRoleKey: key, fetch, limits });
  };
  return {
    ...api,
    identityAdmin,
    async renew() {
      email = `ana-${randomUUID()}@demo.pe`;
      api.logged.length = 0;
      await db.query('update app.profiles set role_id = 5 where role_id = $1', [DESIGNER]);
      await db.query(`insert into app.roles values ($1, 'designer') on conflict do nothing`, [
        DESIGNER,
      ]);
      await db.query('update app.profiles set role_id = 4 where id = $1', [api.cast.admin]);
    },
    assertNothingLeaked() {
      const log = api.logged.join('\n');
      for (const secret of [STAFF_PASSWORD, email, HOSTED_KEY])
        assert.ok(!log.includes(secret), log);
    },
    async provide(t, given = {}) {
      const hosted = await startHostedProvider(t, db);
      connect(hosted.url, given);
      return hosted;
    },
    removeProvider: () => connect('http://127.0.0.1:9', {}),
    email: () => email,
    create: (body = {}, key) =>
      api.call('admin', 'createStaff', {
        body: { email, password: STAFF_PASSWORD, full_name: 'Ana Paz', role_id: DESIGNER, ...body },
        ...(key && { key }),
      }),
    invite: (body = {}, key) =>
      api.call('admin', 'createInvitation', {
        body: { email, full_name: 'Ana Paz', role_id: DESIGNER, ...body },
        ...(key && { key }),
      }),
    async role() {
      const [row] = await db.query<{ role_id: number | null }>(
        'select p.role_id from app.profiles p join auth.users u using (id) where u.email = $1',
        [email],
      );
      return row ? row.role_id : 'nobody';
    },
  };
}
