/**
 * Our own SQLSTATE for a cursor that is malformed or belongs to another query
 * (`app.read_cursor`).
 */
export const BAD_CURSOR_STATE = 'APP01';

/** Our own SQLSTATE for a change that would leave the team without an admin (`app.guard_team`). */
export const LAST_ADMIN_STATE = 'APP02';

/** SQLSTATE of a reference to a row that does not exist (PostgreSQL documentation, appendix A). */
export const FOREIGN_KEY_VIOLATION = '23503';

/** SQLSTATE of a value that a check, or a trigger in its place, refuses. */
export const CHECK_VIOLATION = '23514';

/** SQLSTATE of a missing grant, and of a write that row-level security refuses. */
export const INSUFFICIENT_PRIVILEGE = '42501';

/** The SQLSTATE of an error raised by Postgres; both drivers set it the same way. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
