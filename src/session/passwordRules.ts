import { PASSWORD_MIN_LENGTH } from '#contract/peopleConstants.ts';
import { formError } from '#src/lib/forms/validateForm.ts';
import type { FormError } from '#src/lib/forms/validateForm.ts';

/** A new password, typed twice. */
export interface PasswordPair {
  password: string;
  confirm_password: string;
}

/** The provider's codes for a current password that is missing or wrong (GoTrue). */
export const CURRENT_PASSWORD_CODES = ['current_password_required', 'current_password_mismatch'];

const MISMATCH = 'Las contraseñas no coinciden.';
const SHORT = `La contraseña debe tener al menos ${PASSWORD_MIN_LENGTH} caracteres.`;

/** Validates a new password; a mismatch is reported before the length (AUTH-13). */
export function checkPasswordPair(typed: PasswordPair): FormError<keyof PasswordPair> | null {
  if (typed.password !== typed.confirm_password) return formError(MISMATCH, ['confirm_password']);
  // Count code points, not UTF-16 code units.
  const { length } = Array.from(typed.password);
  return length < PASSWORD_MIN_LENGTH ? formError(SHORT, ['password']) : null;
}
