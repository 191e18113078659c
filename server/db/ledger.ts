import { isDenied, MigrationError, missingPrivilege } from './migrationErrors.ts';
import type { MigrationFile } from './migrationFiles.ts';
import type { Database, Queryable } from './port.ts';

/** Checksums of what the database has, by name. */
export type Ledger = ReadonlyMap<string, string>;

/** The ledger's row for all files of objects/ together. */
export const OBJECTS = 'objects';

/** Two processes that start together on one database must apply each file once. */
export const LOCK = `select pg_advisory_xact_lock(hashtextextended('app.migrations', 0))`;

const TABLE = `
  create schema if not exists app;
  create table if not exists app.migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  comment on table app.migrations is 'Which files of supabase/ this database has, and their SHA-256.';
  alter table app.migrations enable row level security;
  revoke all on app.migrations from public;
  drop policy if exists migrations_nobody on app.migrations;
  create policy migrations_nobody on app.migrations using (false);
`;

export async function ensureLedger(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(LOCK);
    const [row] = await tx.query<{ there: boolean }>(
      `select exists (select from pg_catalog.pg_class c
                        join pg_catalog.pg_namespace n on n.oid = c.relnamespace
                       where n.nspname = 'app' and c.relname = 'migrations') as there`,
    );
    if (row?.there) return;
    try {
      await tx.script(TABLE);
    } catch (error) {
      throw isDenied(error) ? missingPrivilege('El registro de migraciones', error) : error;
    }
  });
}

export async function readLedger(db: Queryable): Promise<Ledger> {
  const rows = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from app.migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

export async function record(
  tx: Queryable,
  { name, checksum }: Pick<MigrationFile, 'name' | 'checksum'>,
): Promise<void> {
  await tx.query(
    `insert into app.migrations (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [name, checksum],
  );
}

/** @throws MigrationError if the file was changed after it was applied */
export function isApplied(file: MigrationFile, ledger: Ledger): boolean {
  const checksum = ledger.get(file.name);
  if (checksum !== undefined && checksum !== file.checksum) {
    throw new MigrationError(
      `La migración ${file.name} cambió después de aplicarse: recupera el archivo original y escribe el cambio en una migración nueva.`,
    );
  }
  return checksum !== undefined;
}
