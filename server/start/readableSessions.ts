import type { Queryable } from '../db/port.ts';
import { StartError } from './startError.ts';

/**
 * Checks that the role of DATABASE_URL can read the rows of auth.sessions and auth.users, where every call
 * checks its session and its person, and mails find their addresses. In a hosted project, row-level security
 * could make the tables look empty, and everybody would be signed out.
 *
 * @throws StartError if it cannot
 */
export async function requireReadableSessions(db: Queryable): Promise<void> {
  const tables = await db.query<{ name: string; readable: boolean }>(
    `select c.relname as name,
            has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')
              and not row_security_active(c.oid) as readable
       from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'auth' and c.relname in ('sessions', 'users')`,
  );
  const unreadable = ['sessions', 'users']
    .filter((name) => !tables.some((table) => table.name === name && table.readable))
    .map((name) => `auth.${name}`)
    .join(' ni ');
  if (unreadable === '') return;
  throw new StartError(
    `El usuario de DATABASE_URL no puede leer ${unreadable}, y así no se sabe qué sesiones siguen abiertas ni a dónde escribir a cada persona. Usa el usuario postgres del proyecto, o da al tuyo USAGE en el esquema auth, SELECT en sus tablas sessions y users, y BYPASSRLS.`,
  );
}
