import { PASSWORD_MIN_LENGTH } from '#contract/peopleConstants.ts';
import { isStorable } from '#contract/shared.ts';
import { COMMON_PASSWORDS } from './commonPasswords.ts';

/** GoTrue's names for what is wrong with a password. */
export type Weakness = 'length' | 'characters' | 'pwned';

/** Neighbours on keyboards and in the alphabet; whoever walks along them is easily followed. */
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklñzxcvbnm'].flatMap(
  (row) => [row, Array.from(row).reverse().join('')],
);

/** What is wrong with a new password, if anything (AUTH-19). */
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
