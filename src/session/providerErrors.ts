/** Why a call to the provider failed, as far as screens distinguish it. */
type RefusalReason =
  /** The password is correct, but the address is not confirmed yet. */
  | 'unconfirmed'
  /** The session that the call needs has ended. */
  | 'sessionOver'
  /** The current password is missing or wrong. */
  | 'current_password_required'
  | 'current_password_mismatch'
  /** A permanent failure: a retry would fail too. */
  | 'refused'
  /** No answer, or a temporary failure: a retry may succeed. */
  | 'unavailable';

export interface Refusal {
  readonly ok: false;
  /** The text for the screen, in Spanish (AUTH-12). */
  readonly message: string;
  readonly reason: RefusalReason;
}

const UNCONFIRMED = 'Email not confirmed';

/** Translations of the provider's messages (AUTH-12). */
const TEXTS: Readonly<Record<string, string>> = {
  'Invalid login credentials':
    'Credenciales inválidas. Por favor, verifica tu correo y contraseña.',
  'A user with this email address has already been registered':
    'No podemos usar ese correo para tu cuenta.',
  'User is banned': 'Esta cuenta está desactivada. Habla con quien administra el equipo.',
  [UNCONFIRMED]: 'Tu cuenta no ha sido verificada. Por favor, revisa tu correo electrónico.',
};

/** Errors with the provider's message; other errors hold English messages of supabase-js itself. */
const PROVIDER_ERRORS = new Set([
  'AuthApiError',
  'AuthWeakPasswordError',
  'AuthRetryableFetchError',
]);

/** supabase-js uses the JSON of a response without a message as the error's message. */
const NO_MESSAGE = /^([{["].*|null|true|false|-?\d.*|)$/s;

const SESSION_OVER = 'Tu sesión ha terminado. Pide un enlace nuevo para continuar.';

/**
 * Converts a failed call to the provider to a message and a reason. The message is the specified text, the
 * provider's message, or the fallback if the provider sent none (ERROR-2).
 *
 * @param error what supabase-js returned or threw
 * @param fallback the message of the screen
 */
export function refusalOf(error: unknown, fallback: string): Refusal {
  const { name, message, status, code } = read(error);
  if (name === 'AuthSessionMissingError') {
    return { ok: false, message: SESSION_OVER, reason: 'sessionOver' };
  }
  const hasMessage = PROVIDER_ERRORS.has(name) && status > 0 && !NO_MESSAGE.test(message);
  return {
    ok: false,
    message: hasMessage ? (TEXTS[message] ?? message) : fallback,
    reason:
      code === 'email_not_confirmed' || message === UNCONFIRMED
        ? 'unconfirmed'
        : code === 'current_password_required' || code === 'current_password_mismatch'
          ? code
          : isPermanent(status)
            ? 'refused'
            : 'unavailable',
  };
}

/** Rate limits and timeouts are temporary; other client errors are permanent. */
function isPermanent(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function read(error: unknown): { name: string; message: string; status: number; code: unknown } {
  if (!(error instanceof Error)) return { name: '', message: '', status: 0, code: null };
  const { status, code } = error as { status?: unknown; code?: unknown };
  const { name, message } = error;
  return { name, message, status: typeof status === 'number' ? status : 0, code };
}
