import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { edge, network, refusal, withNetwork } from '#src/testing/network.ts';
import { fill } from '#src/testing/renderUi.tsx';
import { renderApp } from '#src/testing/renderApp.tsx';
import { renderFeature, signedOut } from '#src/testing/renderFeature.tsx';
import type { FeatureOptions } from '#src/testing/renderFeature.tsx';
import type { AuthResult } from '#src/session/useAuth.ts';
import { LoginForm } from './LoginForm.tsx';

withNetwork();

const email = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const password = () => screen.getByLabelText('Contraseña');
const renderLogin = (options: FeatureOptions) =>
  renderFeature(<LoginForm unconfirmedHelp={() => null} />, options);
const submit = () => screen.getByRole('button', { name: 'Iniciar Sesión' });

const refuse = (status: number, code: string, message: string) =>
  http.post(edge.token, () => refusal(status, code, message));

async function signIn(user = userEvent.setup()) {
  await fill(await screen.findByLabelText('Correo electrónico'), 'rosa@demo.pe');
  await fill(password(), 'no-es-esta');
  await user.click(submit());
}

test('a refusal shows an error, keeps the address and focuses the password', async () => {
  network.use(refuse(400, 'invalid_credentials', 'Invalid login credentials'));
  await renderApp('/login');
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Credenciales inválidas. Por favor, verifica tu correo y contraseña.',
  );
  expect(submit()).toBeEnabled();
  expect(email()).toHaveValue('rosa@demo.pe');
  expect(password()).toHaveFocus();
});

test('sends a password in NFC, and the domain of the address in ASCII', async () => {
  let sent: unknown;
  network.use(
    http.post(edge.token, async ({ request }) => {
      sent = await request.json();
      return refusal(400, 'invalid_credentials', 'Invalid login credentials');
    }),
  );
  await renderApp('/login');
  await fill(await screen.findByLabelText('Correo electrónico'), '\u202arosa@peña.pe\u202c');
  await fill(password(), 'contrasen\u0303a larga');
  await userEvent.click(submit());
  await screen.findByRole('alert');
  expect(sent).toMatchObject({ email: 'rosa@xn--pea-8ma.pe', password: 'contrase\u00f1a larga' });
});

describe('resending the confirmation of an unconfirmed address', () => {
  const resend = () => screen.getByRole('button', { name: 'Reenviar correo de verificación' });

  test('sends one request for several presses, and another one later', async () => {
    let asked = 0;
    network.use(
      refuse(400, 'email_not_confirmed', 'Email not confirmed'),
      http.post(edge.resend, async ({ request }) => {
        asked += 1;
        expect(await request.json()).toMatchObject({ type: 'signup', email: 'rosa@demo.pe' });
        return HttpResponse.json({});
      }),
    );
    const user = userEvent.setup();
    await renderApp('/login');
    await signIn(user);
    await screen.findByRole('alert');
    await user.dblClick(resend());
    expect(await screen.findByText(/te llega otro correo/)).toBeVisible();
    expect(asked).toBe(1);
    await user.click(resend());
    await waitFor(() => expect(asked).toBe(2));
  });

  test('shows an error if it fails', async () => {
    network.use(
      refuse(400, 'email_not_confirmed', 'Email not confirmed'),
      http.post(edge.resend, () => refusal(429, 'over_email_send_rate_limit', 'Espera un minuto.')),
    );
    const user = userEvent.setup();
    await renderApp('/login');
    await signIn(user);
    await screen.findByRole('alert');
    await user.click(resend());
    expect(await screen.findByText('Espera un minuto.')).toBeVisible();
  });

  test('is not offered after other failures', async () => {
    network.use(refuse(400, 'invalid_credentials', 'Invalid login credentials'));
    await renderApp('/login');
    await signIn();
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: /Reenviar/ })).toBeNull();
  });
});

describe('blank fields', () => {
  test.each([
    ['both', '', '', ['Correo electrónico', 'Contraseña']],
    ['the address', '   ', 'clave-segura', ['Correo electrónico']],
    ['the password', 'rosa@demo.pe', '   ', ['Contraseña']],
  ])(
    '%s: one message, invalid fields marked, focus on the first',
    async (_case, mail, secret, marked) => {
      const user = userEvent.setup();
      renderLogin({ auth: signedOut });
      if (mail !== '') await user.type(email(), mail);
      if (secret !== '') await user.type(password(), secret);
      await user.click(submit());

      const text = 'Por favor, completa todos los campos.';
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      const labels = ['Correo electrónico', 'Contraseña'];
      const invalid = labels.filter(
        (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
      );
      expect(invalid).toEqual(marked);
      const first = screen.getByLabelText(marked[0]!);
      expect(first).toHaveFocus();
      expect(first).toHaveAccessibleDescription(text);
    },
  );
});

test('the code for signing in is prefetched on first interaction, not before', async () => {
  let prepared = 0;
  renderLogin({ auth: signedOut, actions: { prepare: () => (prepared += 1) } });
  expect(prepared).toBe(0);
  await userEvent.click(email());
  expect(prepared).toBeGreaterThan(0);
});

test('two submits send one request, and the button shows that it is running', async () => {
  let requests = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  network.use(
    http.post(edge.token, async () => {
      requests += 1;
      await released;
      return HttpResponse.error();
    }),
  );
  await renderApp('/login');
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'a@demo.pe');
  await user.type(password(), 'clave-segura');
  // Both submits happen before the next render.
  const form = password().closest('form')!;
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await user.click(screen.getByRole('button', { name: 'Iniciando Sesión...' }));
  release();
  await screen.findByRole('alert');
  expect(requests).toBe(1);
});

test('the address survives a reload, the password is not stored', async () => {
  const user = userEvent.setup();
  const { unmount } = renderLogin({ auth: signedOut });
  await user.type(email(), 'rosa@demo.pe');
  await user.type(password(), 'clave-segura');
  unmount();
  renderLogin({ auth: signedOut });
  expect(email()).toHaveValue('rosa@demo.pe');
  expect(password()).toHaveValue('');
  expect(JSON.stringify([window.sessionStorage, window.localStorage])).not.toContain(
    'clave-segura',
  );
});

test('a notice says why the session ended, until the next attempt', async () => {
  const notice = 'No pudimos cargar tu perfil.';
  let answer: (result: AuthResult) => void = () => undefined;
  renderLogin({
    auth: { status: 'signedOut', session: null, notice },
    actions: { signIn: () => new Promise((resolve) => (answer = resolve)) },
  });
  expect(screen.getByRole('status')).toHaveTextContent(notice);
  await signIn();
  expect(screen.queryByText(notice)).toBeNull();
  answer({ ok: false, message: 'Ocurrió un error desconocido.', reason: 'unavailable' });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('desconocido'));
});

test('fields have the autocomplete attributes that password managers need', () => {
  const { container } = renderLogin({ auth: signedOut });
  expect(container.querySelector('form')).toHaveAttribute('novalidate');
  expect(email()).toHaveAttribute('name', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('name', 'password');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(container.querySelectorAll('button[type=submit]')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Regístrate' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});
