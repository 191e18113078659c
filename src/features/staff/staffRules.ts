import type { Objection } from '#src/lib/submissionMachine.ts';
import { checkPasswordLength } from '#src/session/passwordRules.ts';
import { staffCopy } from './staffCopy.ts';

export interface StaffValues {
  full_name: string;
  email: string;
  password: string;
  /** A role's id, as its option holds it. */
  role_id: string;
}

/** All four are required (STAFF-1), and a password has its least length (AUTH-19). */
export function checkStaff(values: StaffValues): Objection<keyof StaffValues> | null {
  const names = ['full_name', 'email', 'password', 'role_id'] as const;
  const blank = names.filter((name) => values[name].trim() === '');
  if (blank.length > 0) return { message: staffCopy.required, fields: blank };
  return checkPasswordLength(values.password);
}
