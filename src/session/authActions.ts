import type { SessionDispatch } from './authEffectApi.ts';
import { checkStarted, signedOut } from './authSlice.ts';
import type { ProviderAuth } from './supabase.ts';
import type { AuthActions, AuthResult } from './useAuth.ts';

/** Messages for failures for which the provider sent no message (AUTH-12, AUTH-15). */
const fallbacks = {
  signIn: 'Ocurrió un error desconocido.',
  signUp: 'Ocurrió un error desconocido durante el registro.',
  mail: 'No pudimos pedir el correo. Revisa tu conexión e inténtalo de nuevo.',
  link: 'No pudimos comprobar el enlace. Revisa tu conexión e inténtalo de nuevo.',
  password: 'No pudimos guardar tu contraseña. Revisa tu conexión e inténtalo de nuevo.',
  sessions: 'No pudimos cerrar tus otras sesiones. Revisa tu conexión e inténtalo de nuevo.',
} as const;

/** Creates the auth actions for a store. They dispatch events; the effects are in authEffects.ts. */
export function createAuthActions(dispatch: SessionDispatch): AuthActions {
  /** Calls the provider. A new session reaches the store through the provider's change event (identityClient.ts). */
  const callProvider = (fallback: keyof typeof fallbacks, call: ProviderCall) =>
    dispatch(async (_dispatch, _getState, { identity }): Promise<AuthResult> => {
      try {
        await call(await identity.auth());
        return { ok: true };
      } catch (error) {
        const message = fallbacks[fallback];
        // `refusalOf` is in the supabase-js chunk. If that chunk failed to load, the provider was never called.
        const supabase = await import('./supabase.ts').catch(() => null);
        return supabase?.refusalOf(error, message) ?? { ok: false, message, reason: 'unavailable' };
      }
    });

  return {
    prepare: () => {
      dispatch((_dispatch, _getState, { identity }) => void identity.prepare());
    },
    signIn: (email, password) =>
      callProvider('signIn', async (auth) => {
        unwrap(await auth.signInWithPassword({ email, password }));
      }),
    signUp: ({ full_name, email, password }) =>
      callProvider('signUp', async (auth) => {
        const options = { data: { full_name } };
        const { user } = unwrap(await auth.signUp({ email, password, options }));
        if (typeof user?.id !== 'string') throw new Error('Signed up without a user');
      }),
    resendConfirmation: (email) =>
      callProvider('mail', async (auth) => {
        unwrap(await auth.resend({ type: 'signup', email }));
      }),
    requestPasswordReset: (email) =>
      callProvider('mail', async (auth) => {
        unwrap(await auth.resetPasswordForEmail(email));
      }),
    async verifyLink({ tokenHash, type }) {
      let awaitsOther = false;
      const result = await callProvider('link', async (auth) => {
        const { session } = unwrap(await auth.verifyOtp({ token_hash: tokenHash, type }));
        // To the first link of a change, GoTrue answers a message, of which supabase-js leaves nothing.
        awaitsOther = session === null && type === 'email_change';
        if (session === null && !awaitsOther) throw new Error('Verified without a session');
      });
      return result.ok ? { ok: true, awaitsOther } : result;
    },
    changeEmail: (email, current) =>
      callProvider('mail', async (auth) => {
        unwrap(await auth.updateUser({ email, current_password: current }));
      }),
    updatePassword: (password, current) =>
      callProvider('password', async (auth) => {
        unwrap(await auth.updateUser({ password, ...(current && { current_password: current }) }));
      }),
    signOutOthers: () =>
      callProvider('sessions', async (auth) => {
        const { error } = await auth.signOut({ scope: 'others' });
        if (error !== null) throw error;
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

/** Throws the errors that supabase-js returns, so that one `catch` handles every failure. */
function unwrap<Answer extends { data: unknown; error: Error | null }>(answer: Answer) {
  if (answer.error !== null) throw answer.error;
  return answer.data as Extract<Answer, { error: null }>['data'];
}
