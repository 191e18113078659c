/** The properties that both drivers set on errors raised by Postgres. */
export interface DatabaseError {
  /** SQLSTATE, five characters (PostgreSQL documentation, appendix A). */
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

/**
 * Class 22: the text is not a valid value of its type (a bad uuid, a NUL, a number out of
 * range).
 */
export function isBadValue(error: unknown): boolean {
  return isDatabaseError(error) && error.code.startsWith('22');
}
