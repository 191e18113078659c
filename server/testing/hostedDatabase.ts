import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import { readMigrations } from '../db/migrationFiles.ts';
import type { Database } from '../db/port.ts';
import { openPostgres } from '../db/postgres.ts';
import { createDatabase } from './databases.ts';

/** A real Postgres like a hosted project's: the schema `auth` belongs to another role. */
export interface HostedDatabase {
  /** Connected as the project's `postgres` role. */
  db: Database;
  /** Name of that role. */
  role: string;
  superuser: Database;
}

/**
 * Creates what a hosted project already has, and a role with the rights of its `postgres`.
 * Nothing is migrated.
 */
export async function hostedDatabase(t: TestContext): Promise<HostedDatabase> {
  const role = `owner_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(await createDatabase('template1'));
  const superuser = openPostgres(url.href, { max: 1 });
  const supabase = new URL('../../supabase/', import.meta.url);
  for (const file of await readMigrations(supabase, 'bootstrap')) await superuser.script(file.sql);
  await superuser.script(`
    create role ${role} login password 'owner' nosuperuser bypassrls;
    grant anon, authenticated, service_role to ${role};
    grant create on database ${url.pathname.slice(1)} to ${role};
    grant all on schema public to ${role};
    grant references, trigger on auth.users to ${role};
    grant select on auth.users, auth.sessions to ${role};
    alter default privileges for role ${role} in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges for role ${role} in schema public
      grant all on functions to anon, authenticated, service_role;
  `);
  url.username = role;
  url.password = 'owner';
  const db = openPostgres(url.href, { max: 2 });
  t.after(async () => {
    await db.close();
    await superuser.script(`drop owned by ${role} cascade; drop role ${role}`);
    await superuser.close();
  });
  return { db, role, superuser };
}
