import type { SessionDispatch } from './authEffectApi.ts';
import { checkStarted, signedOut } from './authSlice.ts';
import type { ProviderAuth } from './supabase.ts';
import type { AuthActions, AuthResult } from './useAuth.ts';

/** What a screen says where the provider said nothing(AUTH-12, AUTH-15). */
const fallbacks = {
  signIn: 'Ocurrió un error desconocido.',
  signUp: 'Ocurrió un error desconocido durante el registro.',
  mail: 'No pudimos pedir el correo. Revisa tu conexión e inténtalo de nuevo.',
  link: 'No pudimos comprobar el enlace. Revisa tu conexión e inténtalo de nuevo.',
  password: 'No pudimos guardar tu contraseña. Revisa tu conexión e inténtalo de nuevo.',
} as const;

/** The session's actions on a store: they report events, the effects follow (authEffects.ts). */
export function createAuthActions(dispatch: SessionDispatch): AuthActions {
  /** Asks the provider; its own event brings a session into the state (identityClient.ts). */
  const ask = (fallback: keyof typeof fallbacks, call: ProviderCall) =>
    dispatch(async (_dispatch, _getState, { identity }): Promise<AuthResult> => {
      try {
        await call(await identity.auth());
        return { ok: true };
      } catch (error) {
        const message = fallbacks[fallback];
        // What reads the provider's words has come with supabase-js; where that failed to load, nothing was said.
        const words = await import('./supabase.ts').catch(() => null);
        return words?.refusalOf(error, message) ?? { ok: false, message, reason: 'unavailable' };
      }
    });

  return {
    prepare: () => {
      dispatch((_dispatch, _getState, { identity }) => void identity.prepare());
    },
    signIn: (email, password) =>
      ask('signIn', async (auth) => {
        unwrap(await auth.signInWithPassword({ email, password }));
      }),
    signUp: ({ full_name, email, password }) =>
      ask('signUp', async (auth) => {
        const options = { data: { full_name } };
        const { user } = unwrap(await auth.signUp({ email, password, options }));
        if (typeof user?.id !== 'string') throw new Error('Signed up without a user');
      }),
    resendConfirmation: (email) =>
      ask('mail', async (auth) => {
        unwrap(await auth.resend({ type: 'signup', email }));
      }),
    requestPasswordReset: (email) =>
      ask('mail', async (auth) => {
        unwrap(await auth.resetPasswordForEmail(email));
      }),
    verifyLink: ({ tokenHash, type }) =>
      ask('link', async (auth) => {
        const { session } = unwrap(await auth.verifyOtp({ token_hash: tokenHash, type }));
        if (session === null) throw new Error('Verified without a session');
      }),
    updatePassword: (password, current) =>
      ask('password', async (auth) => {
        unwrap(await auth.updateUser({ password, ...(current && { current_password: current }) }));
      }),
    signOut: () => {
      dispatch(signedOut());
    },
    retry: () => {
      dispatch(checkStarted());
    },
  };
}

type ProviderCall = (auth: ProviderAuth) => Promise<void>;

/** supabase-js returns its errors; here a failure is thrown, whoever met it. */
function unwrap<Answer extends { data: unknown; error: Error | null }>(answer: Answer) {
  if (answer.error !== null) throw answer.error;
  return answer.data as Extract<Answer, { error: null }>['data'];
}
