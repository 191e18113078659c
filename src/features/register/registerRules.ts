import type { Objection } from '#src/lib/submissionMachine.ts';
import { checkPasswordPair } from '#src/session/passwordRules.ts';
import type { PasswordPair } from '#src/session/passwordRules.ts';
import type { NewAccount } from '#src/session/useAuth.ts';
import { registerCopy } from './registerCopy.ts';

export type RegisterValues = NewAccount & PasswordPair;

const fieldNames = ['full_name', 'email', 'password', 'confirm_password'] as const;

/**
 * What keeps a registration back. A typed password's two rules give the message before what was left out;
 * every blank field is marked either way.
 */
export function checkRegistration(values: RegisterValues): Objection<keyof RegisterValues> | null {
  // Spaces are a name that was left out, but a password's characters.
  const typed = { ...values, full_name: values.full_name.trim(), email: values.email.trim() };
  const blank = fieldNames.filter((name) => typed[name] === '');
  const wrong = checkPasswordPair(values);
  const fields = fieldNames.filter(
    (name) => blank.includes(name) || wrong?.fields.some((field) => field === name),
  );
  if (fields.length === 0) return null;
  const isMoreThanPassword = values.password + values.confirm_password === '' && blank.length > 2;
  const message = wrong === null || isMoreThanPassword ? registerCopy.blank : wrong.message;
  return { message, fields };
}
