import type { MigrationFile } from './migrationFiles.ts';
import { INSUFFICIENT_PRIVILEGE, sqlStateOf } from './sqlState.ts';

/** The message is one Spanish line for the person who starts the server. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export function brokenFile({ name }: MigrationFile, cause: unknown): MigrationError {
  const what = /^(objects|upgrade)\//.test(name) ? `El archivo ${name}` : `La migración ${name}`;
  if (isDenied(cause)) return missingPrivilege(what, cause);
  return new MigrationError(
    `${what} falló y no cambió nada (${reason(cause)}). Corrige el archivo y vuelve a iniciar.`,
    { cause },
  );
}

/** The file is correct, but the role lacks a right. */
export function isDenied(error: unknown): boolean {
  return sqlStateOf(error) === INSUFFICIENT_PRIVILEGE;
}

/** Matches Postgres's messages, which name the object. */
const PRIVILEGES: [denied: RegExp, privilege: string][] = [
  [/create role/, 'CREATEROLE'],
  [/for database/, 'CREATE en la base de datos'],
  [/for schema (\w+)/, 'CREATE y USAGE en el esquema $1'],
  [/for table (\w+)/, 'permisos sobre la tabla $1'],
];

export function missingPrivilege(what: string, cause: unknown): MigrationError {
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
