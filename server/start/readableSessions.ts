import type { Queryable } from '../db/port.ts';
import { StartError } from './startError.ts';

/**
 * Checks that the role of DATABASE_URL can read the rows of auth.sessions, where every call
 * checks its session. In a hosted project, row-level security could make the table look empty,
 * and everybody would be signed out.
 *
 * @throws StartError if it cannot
 */
export async function requireReadableSessions(db: Queryable): Promise<void> {
  const [table] = await db.query<{ readable: boolean }>(
    `select has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')
            and not row_security_active(c.oid) as readable
       from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'auth' and c.relname = 'sessions'`,
  );
  if (table?.readable) return;
  throw new StartError(
    'El usuario de DATABASE_URL no puede leer auth.sessions, y así no se sabe qué sesiones siguen abiertas. Usa el usuario postgres del proyecto, o da al tuyo USAGE en el esquema auth, SELECT en la tabla y BYPASSRLS.',
  );
}
