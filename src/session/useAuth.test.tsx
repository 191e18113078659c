import { describe, expect, jest, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { HttpResponseResolver } from 'msw/http';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { readStoredSession } from '#src/lib/storedSession.ts';
import { aProfile, storeSession } from '#src/testing/builders.ts';
import {
  edge,
  network,
  outages,
  refusal,
  serveIdentity,
  withNetwork,
} from '#src/testing/network.ts';
import { startSessionStore } from '#src/testing/sessionStores.ts';
import { AuthProvider } from './AuthProvider.tsx';
import { useAuth } from './useAuth.ts';
import type { AuthActions } from './useAuth.ts';

withNetwork();

const profile = aProfile();

function renderAuth() {
  const session = startSessionStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={session.store}>
      <AuthProvider>{children}</AuthProvider>
    </Provider>
  );
  return { ...session, actions: renderHook(useAuth, { wrapper }).result.current };
}

test('useAuth throws outside its provider', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider');
  log.mockRestore();
});

test('signing in puts session and profile into the state', async () => {
  serveIdentity(profile, 'token-1');
  let body: unknown;
  const serve = http.post(edge.token, async ({ request }) => {
    body = await request.clone().json();
    return undefined;
  });
  network.use(serve);
  const { actions, auth } = renderAuth();
  await expect(actions.signIn('rosa@demo.pe', 'secreta-2026')).resolves.toEqual({ ok: true });
  expect(body).toMatchObject({ email: 'rosa@demo.pe', password: 'secreta-2026' });
  await waitFor(() => {
    expect(auth()).toMatchObject({ status: 'signedIn', profile });
  });
  expect(readStoredSession()?.accessToken).toBe('token-1');
});

test('signing out clears state and storage', async () => {
  serveIdentity(profile);
  const { actions, auth, settled } = renderAuth();
  await actions.signIn('rosa@demo.pe', 'secreta-2026');
  await settled();
  actions.signOut();
  expect(auth()).toEqual({ status: 'signedOut', session: null, notice: null });
  expect(readStoredSession()).toBeNull();
});

describe('a failed sign-in shows', () => {
  const answer = (status: number, body: object) => HttpResponse.json(body, { status });
  test.each([
    [
      'the specification’s text for wrong credentials',
      () => answer(400, { error_code: 'invalid_credentials', msg: 'Invalid login credentials' }),
      'Credenciales inválidas. Por favor, verifica tu correo y contraseña.',
    ],
    [
      'the specification’s text for an unconfirmed address',
      () => answer(400, { error_code: 'email_not_confirmed', msg: 'Email not confirmed' }),
      'Tu cuenta no ha sido verificada. Por favor, revisa tu correo electrónico.',
    ],
    [
      'the provider’s message for other refusals',
      () => answer(429, { msg: 'Demasiados intentos. Espera un minuto.' }),
      'Demasiados intentos. Espera un minuto.',
    ],
    [
      'the provider’s message of a server error',
      () => answer(500, { msg: 'Estamos en mantenimiento.' }),
      'Estamos en mantenimiento.',
    ],
    [
      '‘desconocido’ for a server error without a message',
      () => answer(500, {}),
      'Ocurrió un error desconocido.',
    ],
    ['‘desconocido’ offline', () => HttpResponse.error(), 'Ocurrió un error desconocido.'],
    [
      '‘desconocido’ for the HTML page of a gateway',
      () => HttpResponse.html('<h1>Oh</h1>', { status: 502, statusText: 'Bad Gateway' }),
      'Ocurrió un error desconocido.',
    ],
    [
      '‘desconocido’ for a refusal without a message',
      () => answer(400, { detail: 'x' }),
      'Ocurrió un error desconocido.',
    ],
    [
      '‘desconocido’ for an HTML page',
      () => HttpResponse.html('<h1>Oh</h1>', { status: 400 }),
      'Ocurrió un error desconocido.',
    ],
  ])('%s', async (_what, resolver, message) => {
    network.use(http.post(edge.token, resolver));
    const { actions, auth } = renderAuth();
    await expect(actions.signIn('a@b.pe', 'x')).resolves.toMatchObject({ ok: false, message });
    expect(auth().status).toBe('signedOut');
  });
});

const registration = { full_name: 'Rosa', email: 'rosa@demo.pe', password: 'una clave larga' };
const link = { tokenHash: 'secreto', type: 'signup' } as const;
const MAIL = 'No pudimos pedir el correo. Revisa tu conexión e inténtalo de nuevo.';
const LINK = 'No pudimos comprobar el enlace. Revisa tu conexión e inténtalo de nuevo.';

/** Each action with its endpoint, its fallback text, and whether `{}` is a valid answer. */
const calls: [
  what: string,
  make: (actions: AuthActions) => Promise<unknown>,
  serve: (answer: HttpResponseResolver) => ReturnType<typeof http.post>,
  text: string,
  isEmptyValid: boolean,
][] = [
  [
    'registering',
    (actions) => actions.signUp(registration),
    (answer) => http.post(edge.signup, answer),
    'Ocurrió un error desconocido durante el registro.',
    false,
  ],
  [
    'requesting the confirmation mail again',
    (actions) => actions.resendConfirmation('rosa@demo.pe'),
    (answer) => http.post(edge.resend, answer),
    MAIL,
    true,
  ],
  [
    'requesting a password reset',
    (actions) => actions.requestPasswordReset('rosa@demo.pe'),
    (answer) => http.post(edge.recover, answer),
    MAIL,
    true,
  ],
  [
    'verifying a link',
    (actions) => actions.verifyLink(link),
    (answer) => http.post(edge.verify, answer),
    LINK,
    false,
  ],
  [
    'setting a password',
    (actions) => actions.updatePassword('otra clave larga', ''),
    (answer) => http.put(edge.user, answer),
    'No pudimos guardar tu contraseña. Revisa tu conexión e inténtalo de nuevo.',
    true,
  ],
];

describe.each(calls)('%s', (_what, make, serve, text, isEmptyValid) => {
  const failures = outages.filter(([what]) => !(isEmptyValid && what === 'rubbish with 200'));

  test.each(failures)('can be retried after %s', async (_outage, answer) => {
    storeSession(profile.id);
    serveIdentity(profile);
    network.use(serve(answer));
    const { actions, settled } = renderAuth();
    await settled();
    await expect(make(actions)).resolves.toEqual({
      ok: false,
      message: text,
      reason: 'unavailable',
    });
  });
});

test('a rate-limited link can be retried', async () => {
  network.use(http.post(edge.verify, () => refusal(429, 'over_request_rate_limit', '')));
  const { actions } = renderAuth();
  await expect(actions.verifyLink(link)).resolves.toEqual({
    ok: false,
    message: LINK,
    reason: 'unavailable',
  });
});
