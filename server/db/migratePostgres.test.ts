import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import { claimsOf, IDS } from '../testing/cast.ts';
import { createDatabase } from '../testing/databases.ts';
import { hostedDatabase } from '../testing/hostedDatabase.ts';
import { addLiveSession } from '../testing/tokenMint.ts';
import { asUser, enter } from './rights.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrationFiles.ts';
import { openPostgres } from './postgres.ts';

const SUPABASE = new URL('../../supabase/', import.meta.url);

const RACER = `
  const { openPostgres } = await import(${JSON.stringify(new URL('postgres.ts', import.meta.url))});
  const { migrate } = await import(${JSON.stringify(new URL('migrate.ts', import.meta.url))});
  const db = openPostgres(process.argv[1]);
  await db.query('select 1');
  console.log('ready');
  process.stdin.once('data', async () => {
    console.log(JSON.stringify(await migrate(db, { bootstrap: true })));
    await db.close();
    process.exit();
  });
`;

describe('migrations on a real Postgres', () => {
  test('two processes that start together apply each file once', async () => {
    const url = await createDatabase('template1');
    const racers = [startRacer(url), startRacer(url)];
    for (const racer of racers) assert.equal(await racer.nextLine(), 'ready');
    for (const racer of racers) racer.go();
    const applied = await Promise.all(
      racers.map(async (racer) => JSON.parse(await racer.nextLine()) as string[]),
    );
    const files = [
      ...(await readMigrations(SUPABASE, 'bootstrap')),
      ...(await readMigrations(SUPABASE, 'migrations')),
    ].map((file) => file.name);
    assert.deepStrictEqual(applied.flat().sort(), [...files, 'objects'].sort());
  });

  test('run as a role that owns nothing in auth, as in a hosted project', async (t) => {
    const { db, superuser } = await hostedDatabase(t);
    const files = await readMigrations(SUPABASE, 'migrations');
    assert.deepStrictEqual(await migrate(db, { bootstrap: false }), [
      ...files.map((file) => file.name),
      'objects',
    ]);

    await superuser.query(
      `insert into auth.users (id, email, raw_user_meta_data)
       values ($1, 'rosa@test.pe', '{"full_name": "Rosa Quispe", "role": "admin", "role_id": 4}')`,
      [IDS.client],
    );
    const profiles = await asUser(db, claimsOf('client'), (tx) =>
      tx.query('select *, public.get_role_for_user(id) as role from public.profiles'),
    );
    assert.deepStrictEqual(profiles, [
      { id: IDS.client, full_name: 'Rosa Quispe', role_id: 1, role: 'client' },
    ]);
    for (const sql of [
      'select * from public.profiles',
      `select public.get_role_for_user('${IDS.client}')`,
    ]) {
      await assert.rejects(
        asUser(db, null, (tx) => tx.query(sql)),
        { code: '42501' },
        sql,
      );
    }
    await assert.rejects(db.query('select * from auth.refresh_tokens'), { code: '42501' });
    const rosa = { sub: IDS.client, role: 'authenticated', session_id: IDS.client } as const;
    assert.equal(await enter(db, rosa), null);
    await addLiveSession(superuser, IDS.client);
    assert.equal(await enter(db, rosa), 'client');
  });

  test('names the privilege that a role lacks, not the file', async (t) => {
    const limited = `limited_${randomUUID().replaceAll('-', '')}`;
    const url = new URL(await createDatabase('template1'));
    const superuser = openPostgres(url.href, { max: 1 });
    await superuser.script(`create role ${limited} login password 'limited' nosuperuser`);
    const limitedUrl = new URL(url);
    limitedUrl.username = limited;
    limitedUrl.password = 'limited';
    const db = openPostgres(limitedUrl.href, { max: 1 });
    t.after(async () => {
      await db.close();
      await superuser.script(`drop owned by ${limited} cascade; drop role ${limited}`);
      await superuser.close();
    });
    await assert.rejects(migrate(db, { bootstrap: true }), {
      name: 'MigrationError',
      message:
        /^El registro de migraciones no cambió nada: al usuario de DATABASE_URL le falta CREATE en la base de datos \(.+\)\. Dáselo y vuelve a iniciar\.$/,
    });
    await superuser.script(`grant create on database ${url.pathname.slice(1)} to ${limited}`);
    await assert.rejects(migrate(db, { bootstrap: true }), {
      name: 'MigrationError',
      message:
        /^La migración bootstrap\/\S+ no cambió nada: al usuario de DATABASE_URL le falta CREATEROLE \(.+\)\. Dáselo y vuelve a iniciar\.$/,
    });
  });
});

function startRacer(url: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', RACER, url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return {
    go: () => child.stdin.write('go\n'),
    nextLine: async () => {
      const ended = once(child, 'exit').then(() => assert.fail('the process ended without a line'));
      const [chunk] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
      return chunk.toString().trim();
    },
  };
}
