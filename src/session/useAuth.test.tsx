import { describe, expect, jest, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { readStoredSession } from '#src/lib/storedSession.ts';
import { aProfile } from '#src/testing/builders.ts';
import { edge, network, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { startSessionStore } from '#src/testing/startSessionStore.ts';
import { AuthProvider } from './AuthProvider.tsx';
import { useAuth } from './useAuth.ts';

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

test('useAuth outside its provider is an error', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider');
  log.mockRestore();
});

test('signing in brings session and profile into the state', async () => {
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

test('signing out leaves nothing behind', async () => {
  serveIdentity(profile);
  const { actions, auth, settled } = renderAuth();
  await actions.signIn('rosa@demo.pe', 'secreta-2026');
  await settled();
  actions.signOut();
  expect(auth()).toEqual({ status: 'signedOut', session: null, notice: null });
  expect(readStoredSession()).toBeNull();
});

describe('a failed sign-in says', () => {
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
      'the provider’s own text otherwise',
      () => answer(429, { msg: 'Demasiados intentos. Espera un minuto.' }),
      'Demasiados intentos. Espera un minuto.',
    ],
    [
      'the provider’s own text of a server error as well',
      () => answer(500, { msg: 'Estamos en mantenimiento.' }),
      'Estamos en mantenimiento.',
    ],
    ['‘desconocido’ without a text', () => answer(500, {}), 'Ocurrió un error desconocido.'],
    ['‘desconocido’ offline', () => HttpResponse.error(), 'Ocurrió un error desconocido.'],
    [
      '‘desconocido’ for a gateway’s page',
      () => HttpResponse.html('<h1>Oh</h1>', { status: 502, statusText: 'Bad Gateway' }),
      'Ocurrió un error desconocido.',
    ],
    [
      '‘desconocido’ for a failure without any text',
      () => answer(400, { detail: 'x' }),
      'Ocurrió un error desconocido.',
    ],
    [
      '‘desconocido’ for rubbish',
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
