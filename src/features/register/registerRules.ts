import { lineFault, plainEmail, trimLine } from '#contract/typedText.ts';
import { formError } from '#src/lib/forms/validateForm.ts';
import type { FormError } from '#src/lib/forms/validateForm.ts';
import { checkPasswordPair } from '#src/session/passwordRules.ts';
import type { PasswordPair } from '#src/session/passwordRules.ts';
import type { NewAccount } from '#src/session/useAuth.ts';
import { registerCopy } from './registerCopy.ts';

export type RegisterValues = Readonly<NewAccount & PasswordPair>;

const fieldNames = ['full_name', 'email', 'password', 'confirm_password'] as const;

/**
 * Validates a registration. Errors of the password have precedence over the message about blank fields, but blank
 * fields are marked in any case.
 */
export function checkRegistration(values: RegisterValues): FormError<keyof RegisterValues> | null {
  // Spaces count as blank in a name, but as characters in a password.
  const typed = {
    ...values,
    full_name: trimLine(values.full_name),
    email: plainEmail(values.email),
  };
  const blank = fieldNames.filter((name) => typed[name] === '');
  const wrong = checkPasswordPair(values);
  const fields = fieldNames.filter(
    (name) => blank.includes(name) || (wrong !== null && name in wrong.errors),
  );
  if (fields.length === 0) {
    const fault = lineFault('el nombre', typed.full_name);
    return fault === null ? null : { errors: { full_name: fault } };
  }
  const isMoreThanPassword = values.password + values.confirm_password === '' && blank.length > 2;
  const message = isMoreThanPassword ? undefined : wrong?.message;
  if (message !== undefined) return formError(message, fields);
  return formError(registerCopy.blank, fields, registerCopy.blankEach);
}
