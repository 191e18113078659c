/** Roles and limits of people's data, apart from the schemas for code that must not load zod. */

/** Roles the code refers to by name; other staff roles exist only in the database. */
export type RoleName = 'client' | 'project_manager' | 'ticket_manager' | 'admin';

/** Minimum length of a password in characters (AUTH-19). */
export const PASSWORD_MIN_LENGTH = 8;

/** Maximum lengths in UTF-16 code units. */
export const FULL_NAME_LENGTH = 200;
export const EMAIL_LENGTH = 254;
