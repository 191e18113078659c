/** Our own SQLSTATE for a change that would leave the team without an admin (`app.guard_team`). */
export const LAST_ADMIN_STATE = 'APP02';

/** SQLSTATE of a reference to a row that does not exist (PostgreSQL documentation, appendix A). */
export const FOREIGN_KEY_VIOLATION = '23503';

/** SQLSTATE of a value that a check, or a trigger in its place, refuses. */
export const CHECK_VIOLATION = '23514';

/** SQLSTATE of a missing grant, and of a write that row-level security refuses. */
export const INSUFFICIENT_PRIVILEGE = '42501';

/** SQLSTATE of a lock that was not free within `lock_timeout`. */
export const LOCK_NOT_AVAILABLE = '55P03';

/** SQLSTATE of a statement that was cancelled, by us or by whoever runs the database. */
export const QUERY_CANCELED = '57014';

/** The SQLSTATE of an error raised by Postgres; both drivers set it the same way. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
