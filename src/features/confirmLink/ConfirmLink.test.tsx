import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { SESSION_KEY } from '#src/lib/storedSession.ts';
import { aProfile, aSession, storeSession } from '#src/testing/builders.ts';
import {
  edge,
  network,
  onCall,
  refusal,
  serveIdentity,
  withNetwork,
} from '#src/testing/network.ts';
import { openMailLink } from '#src/testing/renderApp.tsx';

withNetwork();

const profile = aProfile();

/** Serves a provider that accepts every link and counts requests. */
function serveVerification() {
  const asked: unknown[] = [];
  serveIdentity(profile);
  network.use(
    http.post(edge.verify, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(aSession(profile.id));
    }),
    onCall('getDashboard', () => HttpResponse.json({ projects: [], serviceIds: [] })),
  );
  return asked;
}

const press = async (name: string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name }));
  return user;
};

describe('a confirmation link', () => {
  test('is verified once, and only after a press', async () => {
    const asked = serveVerification();
    await openMailLink('signup');
    const button = await screen.findByRole('button', { name: 'Verificar mi cuenta' });
    expect(asked).toEqual([]);
    expect(window.location.href).toBe('http://localhost/#/confirm');

    const user = userEvent.setup();
    await user.dblClick(button);
    expect(await screen.findByRole('heading', { name: 'Cuenta verificada' })).toHaveFocus();
    expect(asked).toEqual([expect.objectContaining({ type: 'signup', token_hash: 'secreto' })]);

    await user.click(screen.getByRole('link', { name: 'Entrar' }));
    expect(await screen.findByRole('heading', { name: /Rosa Quispe/ })).toBeVisible();

    const wentBack = new Promise((resolve) =>
      window.addEventListener('popstate', () => resolve(window.location.hash), { once: true }),
    );
    window.history.back();
    expect(await act(() => wentBack)).toBe('#/confirm');
    await waitFor(() => {
      expect(window.location.hash).toBe('#/dashboard');
    });
  });

  test('keeps its token out of storage and history', async () => {
    await openMailLink('signup');
    await screen.findByRole('button', { name: 'Verificar mi cuenta' });
    const { sessionStorage, localStorage, history, location } = window;
    const kept = [sessionStorage, localStorage, history.state, location.href];
    expect(JSON.stringify(kept)).not.toContain('secreto');
  });

  test('that has expired offers to resend it', async () => {
    network.use(http.post(edge.verify, () => refusal(403, 'otp_expired', 'Token has expired')));
    await openMailLink('signup');
    const user = await press('Verificar mi cuenta');
    expect(await screen.findByRole('heading', { name: 'El enlace ha vencido' })).toHaveFocus();
    expect(
      screen.getByText(/Si te enviamos otro correo después, abre el enlace de ese/),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Enviar un enlace nuevo' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Por favor, escribe tu correo.');

    network.use(http.post(edge.resend, () => HttpResponse.json({})));
    const email = screen.getByRole('textbox', { name: 'Correo electrónico' });
    expect(email).toHaveFocus();
    await user.type(email, 'rosa@demo.pe');
    await user.click(screen.getByRole('button', { name: 'Enviar un enlace nuevo' }));
    expect(await screen.findByText(/Si rosa@demo.pe tiene una cuenta por verificar/)).toBeVisible();
  });

  test('can be retried after an outage', async () => {
    network.use(http.post(edge.verify, () => HttpResponse.error()));
    await openMailLink('signup');
    await press('Verificar mi cuenta');
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos comprobar el enlace.');
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
    serveVerification();
    await press('Verificar mi cuenta');
    expect(await screen.findByRole('heading', { name: 'Cuenta verificada' })).toBeVisible();
  });
});

describe('a recovery link', () => {
  test('leads to the new password', async () => {
    const asked = serveVerification();
    await openMailLink('recovery');
    await press('Continuar');
    expect(await screen.findByLabelText('Contraseña nueva')).toBeVisible();
    expect(window.location.hash).toBe('#/reset-password');
    expect(asked).toEqual([expect.objectContaining({ type: 'recovery' })]);
  });

  test('that has expired leads to requesting another', async () => {
    network.use(http.post(edge.verify, () => refusal(403, 'otp_expired', 'Token has expired')));
    await openMailLink('recovery');
    await press('Continuar');
    expect(await screen.findByRole('heading', { name: 'El enlace ha vencido' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute(
      'href',
      '#/forgot-password',
    );
  });
});

describe('an invitation', () => {
  test('leads to choosing a password, and then home', async () => {
    const asked = serveVerification();
    const saved: unknown[] = [];
    network.use(
      http.put(edge.user, async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json({ id: profile.id });
      }),
    );
    await openMailLink('invite');
    const user = await press('Continuar');
    expect(await screen.findByRole('heading', { name: 'Elige tu contraseña' })).toBeVisible();
    expect(asked).toEqual([expect.objectContaining({ type: 'invite', token_hash: 'secreto' })]);
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
    await user.type(screen.getByLabelText('Contraseña nueva'), 'llama del sur 7');
    await user.type(screen.getByLabelText('Confirma la contraseña nueva'), 'llama del sur 7');
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    expect(await screen.findByRole('heading', { name: /Rosa Quispe/ })).toBeVisible();
    expect(window.location.hash).toBe('#/dashboard');
    expect(saved).toEqual([expect.objectContaining({ password: 'llama del sur 7' })]);
  });

  test('that was used or is late says what to do', async () => {
    network.use(http.post(edge.verify, () => refusal(403, 'otp_expired', 'Token has expired')));
    await openMailLink('invite');
    await press('Continuar');
    expect(await screen.findByRole('heading', { name: 'El enlace ha vencido' })).toBeVisible();
    expect(screen.getByText(/Cada invitación sirve una sola vez/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute(
      'href',
      '#/forgot-password',
    );
    expect(screen.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', '#/login');
  });

  test('opened where somebody else is signed in names them before it replaces their session', async () => {
    const ines = aProfile({ id: 'b', full_name: 'Inés Paz' });
    storeSession(ines.id);
    serveIdentity(ines);
    await openMailLink('invite');
    expect(await screen.findByText(/abierta la sesión de Inés Paz/)).toBeVisible();
  });
});

describe('a link of a change of address', () => {
  test('says that the other one is awaited', async () => {
    serveIdentity(profile);
    network.use(
      http.post(edge.verify, () => HttpResponse.json({ msg: 'Falta el otro.', code: '200' })),
    );
    await openMailLink('email_change');
    await press('Confirmar el cambio');
    expect(await screen.findByRole('heading', { name: 'Falta el otro correo' })).toHaveFocus();
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  test('tells of the change after the second one', async () => {
    serveVerification();
    await openMailLink('email_change');
    await press('Confirmar el cambio');
    expect(await screen.findByRole('heading', { name: 'Cambiamos tu correo' })).toHaveFocus();
  });

  test('that has expired leads to the account', async () => {
    network.use(http.post(edge.verify, () => refusal(403, 'otp_expired', 'Token has expired')));
    await openMailLink('email_change');
    await press('Confirmar el cambio');
    expect(await screen.findByRole('link', { name: 'Ir a Mi cuenta' })).toHaveAttribute(
      'href',
      '#/account',
    );
  });
});

test('without a token, as after a reload, it says what to do', async () => {
  await openMailLink('unknown');
  expect(await screen.findByRole('heading', { name: 'Abre otra vez el enlace' })).toBeVisible();
});
