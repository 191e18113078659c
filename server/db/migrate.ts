import { readMigrations, type MigrationFile } from './migrationFiles.ts';
import type { Database, Queryable } from './port.ts';

const SUPABASE_FOLDER = new URL('../../supabase/', import.meta.url);

/** Two processes that start together on one database must apply each file once. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('app.migrations', 0))`;

const LEDGER = `
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

/** The message is one Spanish line for the person who starts the server. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Applies the pending files of supabase/. Each file runs in its own transaction, so one that
 * fails changes nothing and the next start resumes with it.
 *
 * @param options.bootstrap also apply what a hosted project already has (embedded and staging
 * modes)
 * @param options.root the folder that holds bootstrap/ and migrations/
 * @returns the names of the files applied now, in order
 * @throws MigrationError if a file fails, or was changed after it was applied
 */
export async function migrate(
  db: Database,
  { bootstrap, root = SUPABASE_FOLDER }: { bootstrap: boolean; root?: URL },
): Promise<string[]> {
  const files = [
    ...(bootstrap ? await readMigrations(root, 'bootstrap') : []),
    ...(await readMigrations(root, 'migrations')),
  ];
  await ensureLedger(db);
  const applied = await readLedger(db);
  const names: string[] = [];
  for (const file of files) {
    if (isApplied(file, applied)) continue;
    if (await applyOnce(db, file)) names.push(file.name);
  }
  return names;
}

async function ensureLedger(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(LOCK);
    const [row] = await tx.query<{ there: boolean }>(
      `select exists (select from pg_catalog.pg_class c
                        join pg_catalog.pg_namespace n on n.oid = c.relnamespace
                       where n.nspname = 'app' and c.relname = 'migrations') as there`,
    );
    if (row?.there) return;
    try {
      await tx.script(LEDGER);
    } catch (error) {
      throw isDenied(error) ? missingPrivilege('El registro de migraciones', error) : error;
    }
  });
}

async function readLedger(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.query<{ name: string; checksum: string }>(
    'select name, checksum from app.migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function isApplied(file: MigrationFile, applied: Map<string, string>): boolean {
  const checksum = applied.get(file.name);
  if (checksum !== undefined && checksum !== file.checksum) {
    throw new MigrationError(
      `La migración ${file.name} cambió después de aplicarse: recupera el archivo original y escribe el cambio en una migración nueva.`,
    );
  }
  return checksum !== undefined;
}

/** @returns false if another process applied it in the meantime */
async function applyOnce(db: Database, file: MigrationFile): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.query(LOCK);
    if (isApplied(file, await readLedger(tx))) return false;
    try {
      await tx.script(file.sql);
    } catch (error) {
      throw brokenMigration(file, error);
    }
    await tx.query('insert into app.migrations (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ]);
    return true;
  });
}

function brokenMigration(file: MigrationFile, cause: unknown): MigrationError {
  if (isDenied(cause)) return missingPrivilege(`La migración ${file.name}`, cause);
  return new MigrationError(
    `La migración ${file.name} falló y no cambió nada (${reason(cause)}). Corrige el archivo y vuelve a iniciar.`,
    { cause },
  );
}

/** SQLSTATE 42501, insufficient privilege: the file is correct, but the role lacks a right. */
function isDenied(error: unknown): boolean {
  return (error as { code?: string }).code === '42501';
}

/** Matches Postgres's messages, which name the object. */
const PRIVILEGES: [denied: RegExp, privilege: string][] = [
  [/create role/, 'CREATEROLE'],
  [/for database/, 'CREATE en la base de datos'],
  [/for schema (\w+)/, 'CREATE y USAGE en el esquema $1'],
  [/for table (\w+)/, 'permisos sobre la tabla $1'],
];

function missingPrivilege(what: string, cause: unknown): MigrationError {
  const text = reason(cause);
  const [denied, name = ''] = PRIVILEGES.find(([words]) => words.test(text)) ?? [];
  const privilege = denied ? name.replace('$1', denied.exec(text)?.[1] ?? '') : 'un permiso';
  return new MigrationError(
    `${what} no cambió nada: al usuario de DATABASE_URL le falta ${privilege} (${text}). Dáselo y vuelve a iniciar.`,
    { cause },
  );
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}
