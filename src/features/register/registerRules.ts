import type { Objection } from '#src/lib/submissionMachine.ts';
import { checkPasswordPair } from '#src/session/passwordRules.ts';
import type { PasswordPair } from '#src/session/passwordRules.ts';
import type { NewAccount } from '#src/session/useAuth.ts';
import { registerCopy } from './registerCopy.ts';

export type RegisterValues = NewAccount & PasswordPair;

/** What keeps a registration back: the specification's two rules, then what was left out. */
export function checkRegistration(values: RegisterValues): Objection<keyof RegisterValues> | null {
  const blank = (['full_name', 'email'] as const).filter((name) => values[name].trim() === '');
  return (
    checkPasswordPair(values) ??
    (blank.length === 0 ? null : { message: registerCopy.blank, fields: blank })
  );
}
