import assert from 'node:assert/strict';
import { before, beforeEach, describe, test, type TestContext } from 'node:test';
import { fillAsBefore, type Place as EmptyPlace } from '../testing/beforeBaseline.ts';
import { readCatalog, type Catalog } from '../testing/catalog.ts';
import { forEachDatabase, type OpenDatabase } from '../testing/databases.ts';
import { FULL } from '../testing/full.ts';
import { hostedDatabase } from '../testing/hostedDatabase.ts';
import { sqlFolders } from '../testing/sqlFolder.ts';
import { migrate } from './migrate.ts';
import { readMigrations, SUPABASE_FOLDER } from './migrationFiles.ts';
import type { Database, Queryable, Row } from './port.ts';
import { isOfBaseline, tableOfBaseline } from './takeover.ts';

/** Derived from other columns, and made anew or dropped by later migrations, by table. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  'app.client_details': ['full_name', 'name_key', 'search_text'],
  'app.complaints': ['due_key', 'search_text'],
  'app.contact_messages': ['search_text'],
  'app.ideas': ['user_name', 'user_key', 'search_text'],
  'app.projects': [
    ...['client_name', 'client_key', 'manager_name', 'manager_key', 'service_key', 'search_text'],
  ],
  'app.tickets': ['user_name', 'user_key', 'assignee_name', 'waiting_key', 'search_text'],
};

interface Place extends EmptyPlace {
  /** The rows of a catalog name it. */
  role?: string;
}

type OpenPlace = (t: TestContext) => Promise<Place>;

const embeddedOrStaging = (open: OpenDatabase): OpenPlace => {
  return async () => {
    const db = await open({ migrated: false });
    return { bootstrap: true, db, owner: db };
  };
};

const hosted: OpenPlace = async (t) => {
  const { db, superuser, role } = await hostedDatabase(t);
  return { bootstrap: false, db, owner: superuser, role };
};

forEachDatabase((name, open) => {
  describe(`a database of the last release before the baseline, on ${name}`, () => {
    proveTakeover(embeddedOrStaging(open));
    if (name === 'Postgres') describe('of a hosted project', () => proveTakeover(hosted));
  });

  describe(`which databases are taken over, on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open({ migrated: false });
    });
    beforeEach(() => db.script('drop schema if exists app cascade'));

    for (const [last, advice] of [
      [
        '20261122200000_history.sql',
        'inicia primero la versión con la migración 20261123160200_former_clients, y después esta.',
      ],
      [
        '20261125000000_unknown.sql',
        'ninguna versión publicada termina ahí. Restaura un respaldo de una publicada.',
      ],
    ] as const) {
      test(`not one that ends at ${last}: the start says what to do`, async (t) => {
        const folders = sqlFolders();
        t.after(() => folders.removeAll());
        folders.write('20261127100000_people.sql', 'create table app.people (id int);');
        await migrate(db, { bootstrap: false, root: sqlFoldersOnlyOld(t, last) });
        const run = migrate(db, { bootstrap: false, root: folders.root });
        await assert.rejects(run, {
          name: 'MigrationError',
          message: `La base de datos termina en ${last}, y esta versión no puede actualizarla desde ahí: ${advice}`,
        });
        assert.deepStrictEqual(await db.query(`select to_regclass('app.people') as found`), [
          { found: null },
        ]);
      });
    }

    test('a broken upgrade changes nothing', async (t) => {
      const folders = sqlFolders();
      t.after(() => folders.removeAll());
      folders.write('20261127100000_people.sql', 'select nonsense;');
      folders.write('20261201000000_later.sql', 'alter table app.first add column later int;');
      folders.write('00_reset.sql', 'drop view if exists app.every;', 'objects');
      folders.write('01_every.sql', 'create view app.every as select * from app.first;', 'objects');
      const upgrade = (sql: string) => folders.write('from.sql', sql, 'upgrade');
      const last = '20261123160200_former_clients.sql';
      await migrate(db, { bootstrap: false, root: sqlFoldersOnlyOld(t, last) });
      const run = () => migrate(db, { bootstrap: false, root: folders.root });

      upgrade('alter table app.first add column more int; select nonsense;');
      await assert.rejects(run(), { name: 'MigrationError', message: /^El archivo upgrade\/from/ });
      assert.deepStrictEqual(await db.query('select * from app.every'), [{ id: 1 }]);

      upgrade('alter table app.first add column more int;');
      const applied = ['upgrade/from.sql', '20261201000000_later.sql', 'objects'];
      assert.deepStrictEqual(await run(), applied);
      assert.deepStrictEqual(await db.query('select * from app.every'), [
        { id: 1, more: null, later: null },
      ]);
      assert.deepStrictEqual(await run(), []);
    });
  });
});

/** A folder whose last migration is the given one. */
function sqlFoldersOnlyOld(t: TestContext, last: string): URL {
  const folders = sqlFolders();
  t.after(() => folders.removeAll());
  folders.write(
    last,
    `create table app.first (id int); insert into app.first values (1);
     create view app.every as select * from app.first;`,
  );
  return folders.root;
}

function proveTakeover(openPlace: OpenPlace): void {
  test('is taken over', async (t) => {
    const taken = await openPlace(t);
    const { db, owner, bootstrap } = taken;
    await fillAsBefore(taken);
    const before = await rowsOf(owner);
    const runs = await Promise.all([migrate(db, { bootstrap }), migrate(db, { bootstrap })]);

    await t.test('once, by two processes that start together', async () => {
      const upgrade = await readMigrations(SUPABASE_FOLDER, 'upgrade');
      const migrations = await readMigrations(SUPABASE_FOLDER, 'migrations');
      const later = migrations.filter((file) => !isOfBaseline(file));
      const applied = [...upgrade, ...later].map((file) => file.name);
      assert.deepStrictEqual(runs.flat(), [...applied, 'objects']);
    });

    await t.test('with every row', async () => {
      const after = await rowsOf(owner);
      for (const [table, rows] of Object.entries(before)) {
        const [one] = rows;
        assert(one, `no row in ${table}`);
        const columns = Object.keys(one).filter((column) => !DERIVED[table]?.includes(column));
        const kept = after[tableOfBaseline(table)]?.map((row) =>
          Object.fromEntries(columns.map((column) => [column, row[column]])),
        );
        const expected = rows.map((row) =>
          Object.fromEntries(columns.map((column) => [column, row[column]])),
        );
        assert.deepStrictEqual(sorted(kept), sorted(expected), table);
      }
    });

    await t.test('and has afterwards what a new database has', async () => {
      const fresh = await openPlace(t);
      await migrate(fresh.db, fresh);
      assert.deepStrictEqual(await catalogOf(taken), await catalogOf(fresh));
      assert.deepStrictEqual(await ledgerOf(db), await ledgerOf(fresh.db));
      assert.deepStrictEqual(await migrate(db, taken), []);
    });
  });

  if (FULL) {
    test('is taken over without people too', async (t) => {
      const [taken, fresh] = [await openPlace(t), await openPlace(t)];
      await fillAsBefore(taken);
      await taken.owner.script('truncate auth.users, app.roles, app.contact_messages cascade');
      for (const place of [taken, fresh]) await migrate(place.db, place);
      assert.deepStrictEqual(await catalogOf(taken), await catalogOf(fresh));
    });
  }
}

async function catalogOf({ db, role }: Place): Promise<Catalog> {
  const catalog = await readCatalog(db);
  if (role === undefined) return catalog;
  return JSON.parse(JSON.stringify(catalog).replaceAll(role, 'owner')) as Catalog;
}

async function ledgerOf(db: Queryable): Promise<unknown[]> {
  return db.query('select name, checksum from app.migrations order by name');
}

/** Every row by table. */
async function rowsOf(db: Queryable): Promise<Record<string, Row[]>> {
  const tables = await db.query<{ name: string }>(
    `select oid::regclass::text as name from pg_catalog.pg_class
      where relkind = 'r' and relnamespace::regnamespace::text in ('app', 'auth')
        and oid <> 'app.migrations'::regclass`,
  );
  const all: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const rows = await db.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

function sorted(rows: readonly Row[] | undefined): string[] | undefined {
  return rows?.map((row) => JSON.stringify(row)).sort();
}
