import { PASSWORD_MIN_LENGTH } from '#contract/peopleConstants.ts';
import { isStorable } from '#contract/shared.ts';
import { COMMON_PASSWORDS } from './commonPasswords.ts';

/** GoTrue's names for the faults of a password. */
export type Weakness = 'length' | 'characters' | 'pwned';

/** Sequences on keyboards and in the alphabet are easy to guess. */
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklñzxcvbnm'].flatMap(
  (row) => [row, Array.from(row).reverse().join('')],
);

/** The faults of a new password; empty if there are none (AUTH-19). */
export function weaknessesOf(password: string): Weakness[] {
  if (password.length < PASSWORD_MIN_LENGTH) return ['length'];
  if (!isStorable(password)) return ['characters'];
  return isCommon(password.toLowerCase()) ? ['pwned'] : [];
}

function isCommon(password: string): boolean {
  return (
    COMMON_PASSWORDS.has(password) ||
    new Set(password).size <= 2 ||
    ROWS.some((row) => row.includes(password))
  );
}
