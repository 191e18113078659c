/** Our own SQLSTATE: a page's cursor is malformed, or of another query (`app.read_cursor`). */
export const BAD_CURSOR_STATE = 'APP01';

/** SQLSTATE of a row that is no longer there (PostgreSQL documentation, appendix A). */
export const FOREIGN_KEY_VIOLATION = '23503';

/** SQLSTATE of a missing grant, and of a row that row-level security does not let be written. */
export const INSUFFICIENT_PRIVILEGE = '42501';

/** The SQLSTATE of an error, as both drivers put it on those that Postgres raised. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
