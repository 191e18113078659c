import type { Objection } from '#src/lib/submissionMachine.ts';

/** A password that is chosen, typed twice. */
export interface PasswordPair {
  password: string;
  confirm_password: string;
}

/** AUTH-13. */
const MINIMUM = 8;

const MISMATCH = 'Las contraseñas no coinciden.';
const SHORT = 'La contraseña debe tener al menos 8 caracteres.';

/** What is wrong with a chosen password: mismatch before length (AUTH-13). */
export function checkPasswordPair(typed: PasswordPair): Objection<keyof PasswordPair> | null {
  if (typed.password !== typed.confirm_password) {
    return { message: MISMATCH, fields: ['confirm_password'] };
  }
  return checkPasswordLength(typed.password);
}

/** A password that somebody chooses for another person, or after it was typed the same twice. */
export function checkPasswordLength(password: string): Objection<'password'> | null {
  // Characters as a person counts them, not as memory does.
  const length = Array.from(password).length;
  return length < MINIMUM ? { message: SHORT, fields: ['password'] } : null;
}
