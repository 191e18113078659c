/** Roles and limits of people's data without their schemas, for code that must not load zod. */

/** Roles the code knows by name; other staff roles live only in the table. */
export const ROLE_NAMES = ['client', 'project_manager', 'ticket_manager', 'admin'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

/** The least a password may have (AUTH-19). */
export const PASSWORD_MIN_LENGTH = 8;

/** Longest accepted texts in UTF-16 code units. */
export const FULL_NAME_LENGTH = 200;
export const EMAIL_LENGTH = 254;
