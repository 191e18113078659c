import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { claimsOf, IDS, labelsOf, seedCast, VIEWERS, type Viewer } from '../testing/cast.ts';
import { createDatabase, forEachDatabase } from '../testing/databases.ts';
import { asUser, readAs } from './rights.ts';
import { migrate } from './migrate.ts';
import type { Claims, Database } from './port.ts';
import { openPostgres } from './postgres.ts';

const closing: Database[] = [];
after(() => Promise.all(closing.map((db) => db.close())));

const PEOPLE = VIEWERS.filter((viewer) => viewer !== 'visitor');
const READS: [read: string, expression: string][] = [
  ['dashboard', `reads.dashboard('{}')`],
  ['ticket_list', `reads.ticket_list('{}')`],
  ['admin_bundle', `reads.admin_bundle('{}')`],
];

function claims(viewer: Viewer): Claims {
  return claimsOf(viewer) ?? assert.fail('a visitor has no claims');
}

interface Rows {
  tickets: { id: string }[];
  projects: { id: string }[];
  profiles: { id: string }[];
}

forEachDatabase((name, open) => {
  describe(`reads in one statement on ${name}`, () => {
    let db: Database;
    before(async () => {
      // One connection, so that a read would see anything the previous one left behind.
      db = name === 'PGlite' ? await open() : await oneConnection();
      await seedCast(db);
    });

    const read = async (viewer: Viewer, what: string): Promise<unknown> => {
      const { data } = await readAs(db, claims(viewer), what);
      return data === null ? null : JSON.parse(data);
    };
    const bundle = async (viewer: Viewer) => (await read(viewer, 'admin_bundle')) as Rows;
    const assertNobodyLeft = async () => {
      const [left] = await db.query(
        `select current_user = session_user as api, auth.uid() as who,
                coalesce(current_setting('request.jwt.claims', true), '') as claims`,
      );
      assert.deepEqual(left, { api: true, who: null, claims: '' });
    };

    test('returns what a transaction as that person would', async () => {
      for (const viewer of PEOPLE) {
        for (const [what, expression] of READS) {
          const [row] = await asUser(db, claims(viewer), (tx) =>
            tx.query<{ data: unknown }>(`select ${expression} as data`),
          );
          // A person without a profile can read nothing.
          const expected = viewer === 'ghost' ? null : row?.data;
          assert.deepEqual(await read(viewer, what), expected, `${what} of ${viewer}`);
        }
      }
    });

    test('policies apply even if the query asks for everything', async () => {
      const client = await bundle('client');
      assert.deepEqual(labelsOf(client.tickets), ['clientTicket', 'shopTicket']);
      assert.deepEqual(labelsOf(client.projects), ['brand', 'shop']);
      assert.deepEqual(labelsOf(client.profiles), ['client', 'manager']);
      const admin = await bundle('admin');
      assert.equal(admin.tickets.length, 5);
      assert.equal(admin.projects.length, 3);
    });

    test('consecutive reads for different people do not leak rows', async () => {
      for (const viewer of [
        'admin',
        'client',
        'admin',
        'writer',
        'ghost',
        'otherClient',
      ] as const) {
        const tickets = (await read(viewer, 'ticket_list')) as Rows['tickets'] | null;
        const count = { admin: 5, client: 2, writer: 1, ghost: undefined, otherClient: 2 }[viewer];
        assert.equal(tickets?.length, count, viewer);
      }
    });

    test('role and claims are reset after the statement', async () => {
      await readAs(db, claims('admin'), 'dashboard');
      await assertNobodyLeft();
      await readAs(db, claims('ghost'), 'dashboard');
      await assertNobodyLeft();
    });

    test('role and claims are reset if the statement fails, before or after setting them', async () => {
      await assert.rejects(readAs(db, claims('admin'), 'nothing'), { code: '42883' });
      await assertNobodyLeft();
      const nobody = { sub: IDS.admin, role: 'authenticated', session_id: 'not an id' } as const;
      await assert.rejects(readAs(db, nobody, 'dashboard'), { code: '22P02' });
      await assertNobodyLeft();
    });

    test('a changed or removed role applies to the next read', async () => {
      const setRole = (role: string | null) =>
        db.query(
          'update app.profiles set role_id = (select id from app.roles where name = $2) where id = $1',
          [IDS.writer, role],
        );
      const seen = async () => {
        const { role, data } = await readAs(db, claims('writer'), 'ticket_list');
        return [role, (JSON.parse(data ?? '[]') as unknown[]).length];
      };
      assert.deepEqual(await seen(), ['copywriter', 1]);
      await setRole('admin');
      assert.deepEqual(await seen(), ['admin', 5]);
      await setRole('ticket_manager');
      assert.deepEqual(await seen(), ['ticket_manager', 5]);
      await setRole(null);
      assert.deepEqual(await seen(), ['client', 0]);
      await setRole('copywriter');
    });

    test('a former manager sees none of their projects', async () => {
      const projects = async () => (await bundle('manager')).projects.length;
      assert.equal(await projects(), 1);
      await db.query('update app.profiles set role_id = 5 where id = $1', [IDS.manager]);
      assert.equal(await projects(), 0);
      await db.query('update app.profiles set role_id = 2 where id = $1', [IDS.manager]);
    });

    test('only the API may call it', async () => {
      for (const viewer of ['visitor', 'client', 'admin'] as const) {
        await assert.rejects(
          asUser(db, claimsOf(viewer), (tx) =>
            tx.query(`select * from app.read_as($1, 'dashboard')`, ['{}']),
          ),
          { code: '42501' },
        );
      }
    });

    test('a role in the token or in the metadata is ignored', async () => {
      const claims = {
        ...claimsOf('client'),
        sub: IDS.client,
        role: 'authenticated' as const,
        app_metadata: { role: 'admin' },
        user_role: 'admin',
      };
      const [row] = await asUser(db, claims, (tx) => tx.query('select app.my_role() as role'));
      assert.deepStrictEqual(row, { role: 'client' });
    });

    test('after a transaction the connection has no person’s rights', async () => {
      await asUser(db, claimsOf('client'), (tx) => tx.query('select 1'));
      const [row] = await db.query(
        `select auth.uid() as uid, current_user <> 'authenticated' as privileged`,
      );
      assert.deepStrictEqual(row, { uid: null, privileged: true });
    });
  });
});

async function oneConnection(): Promise<Database> {
  const db = openPostgres(await createDatabase('template1'), { max: 1 });
  closing.push(db);
  await migrate(db, { bootstrap: true });
  return db;
}
