import { weaknessesOf } from '../passwordRules.ts';
import { AuthError } from './authError.ts';

const MESSAGES = {
  length: 'La contraseña debe tener al menos 8 caracteres.',
  characters: 'La contraseña contiene un carácter no permitido.',
  pwned: 'Esta contraseña es una de las más usadas y se adivina enseguida. Elige otra.',
};

/** @throws AuthError 422 weak_password with its reasons */
export function requireStrong(password: string): void {
  const reasons = weaknessesOf(password);
  const [first] = reasons;
  if (first) throw new AuthError(422, 'weak_password', MESSAGES[first], { reasons });
}
