/** Why the provider did not do it, as far as a screen makes a difference of it. */
type RefusalReason =
  /** The password is right, the address is not confirmed yet. */
  | 'unconfirmed'
  /** The session that the call needs has ended. */
  | 'sessionOver'
  /** The password that is to be replaced is missing, or wrong. */
  | 'current_password_required'
  | 'current_password_mismatch'
  /** It will not: asking again changes nothing. */
  | 'refused'
  /** It did not answer, or was out of order: later it may. */
  | 'unavailable';

export interface Refusal {
  readonly ok: false;
  /** The text for the screen, in Spanish (AUTH-12). */
  readonly message: string;
  readonly reason: RefusalReason;
}

const UNCONFIRMED = 'Email not confirmed';

/** The provider's messages that get a text of our own (AUTH-12). */
const TEXTS: Readonly<Record<string, string>> = {
  'Invalid login credentials':
    'Credenciales inválidas. Por favor, verifica tu correo y contraseña.',
  [UNCONFIRMED]: 'Tu cuenta no ha sido verificada. Por favor, revisa tu correo electrónico.',
};

/** The errors of supabase-js that carry the provider's words; the others hold its own, in English. */
const WITH_WORDS = new Set(['AuthApiError', 'AuthWeakPasswordError', 'AuthRetryableFetchError']);

/** An answer without a message reaches us as its JSON. */
const NO_MESSAGE = /^([{["].*|null|true|false|-?\d.*|)$/s;

const SESSION_OVER = 'Tu sesión ha terminado. Pide un enlace nuevo para continuar.';

/**
 * What a screen says of a failed call to the provider: the specification's text, the provider's own,
 * or the screen's where the provider said nothing (ERROR-2).
 *
 * @param error what supabase-js answered or threw
 * @param fallback the screen's own text
 */
export function refusalOf(error: unknown, fallback: string): Refusal {
  const { name, message, status, code } = read(error);
  if (name === 'AuthSessionMissingError') {
    return { ok: false, message: SESSION_OVER, reason: 'sessionOver' };
  }
  const said = WITH_WORDS.has(name) && status > 0 && !NO_MESSAGE.test(message);
  return {
    ok: false,
    message: said ? (TEXTS[message] ?? message) : fallback,
    reason:
      code === 'email_not_confirmed' || message === UNCONFIRMED
        ? 'unconfirmed'
        : code === 'current_password_required' || code === 'current_password_mismatch'
          ? code
          : isFinal(status)
            ? 'refused'
            : 'unavailable',
  };
}

/** Limits and time limits pass; other client errors are the provider's last word. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function read(error: unknown): { name: string; message: string; status: number; code: unknown } {
  if (!(error instanceof Error)) return { name: '', message: '', status: 0, code: null };
  const { status, code } = error as { status?: unknown; code?: unknown };
  const { name, message } = error;
  return { name, message, status: typeof status === 'number' ? status : 0, code };
}
