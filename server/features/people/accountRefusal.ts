import { Refusal } from '../../plugins/errors.ts';

export const UNANSWERED = 'El servicio de identidad no responde. Inténtalo de nuevo.';

export const TAKEN = 'Ya existe una cuenta con ese correo.';
const UNFIT = 'El servicio de identidad no admite ese correo o esa contraseña.';
export const UNFIT_EMAIL = 'El servicio de identidad no admite ese correo.';

/**
 * GoTrue's reasons for `weak_password`, translated: a hosted provider may answer in another
 * language.
 */
const WEAK: Record<string, string> = {
  length: 'La contraseña debe tener al menos 8 caracteres.',
  pwned: 'Esta contraseña es una de las más usadas y se adivina enseguida. Elige otra.',
  characters: 'La contraseña debe combinar mayúsculas, minúsculas, números y signos.',
};

/** auth-js's description of a failed call. */
export interface Failure {
  status?: number | undefined;
  code?: string | undefined;
  message?: string;
  reasons?: readonly string[];
}

/**
 * The refusal to answer with when the provider did not create an account. Neither it nor its
 * cause identifies the person.
 *
 * @param unfit the message if the provider does not accept what was typed
 * @returns `null` if the account may exist
 */
export function accountRefusal(failure: Failure, unfit = UNFIT): Refusal | null {
  const { status = 0, code } = failure;
  if (status < 400 || status > 499) return null;
  if (isTaken(failure)) return new Refusal(409, TAKEN);
  if (code === 'weak_password') {
    return new Refusal(400, WEAK[failure.reasons?.[0] ?? ''] ?? unfit);
  }
  if (status === 400 || status === 422) return new Refusal(400, unfit);
  // A wrong service key, a wrong address, too many calls: nothing that the sender can fix.
  return new Refusal(503, UNANSWERED, providerFault(failure));
}

/** For the log: without the provider's message, which may quote an address. */
export function providerFault({ status = 0, code = 'none' }: Failure): Error {
  return new Error(`the identity provider failed: status ${status}, code ${code}`);
}

/** Older GoTrue versions have no code, only a message. */
function isTaken({ code, message = '' }: Failure): boolean {
  if (code === undefined) return /already (been )?registered/i.test(message);
  return code === 'email_exists' || code === 'user_already_exists';
}
