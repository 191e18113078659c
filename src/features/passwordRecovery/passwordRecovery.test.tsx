import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { aProfile, aSession, storeSession } from '#src/testing/builders.ts';
import {
  edge,
  network,
  onCall,
  refusal,
  serveIdentity,
  withNetwork,
} from '#src/testing/network.ts';
import { fill } from '#src/testing/renderUi.tsx';
import { openMailLink, renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

describe('a forgotten password', () => {
  const email = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
  const send = () => screen.getByRole('button', { name: /Enviar enlace|Enviando/ });

  async function ask(address: string) {
    const user = userEvent.setup();
    await renderApp('/forgot-password');
    await screen.findByRole('heading', { name: '¿Olvidaste tu contraseña?' });
    if (address !== '') await fill(email(), address);
    await user.click(send());
    return user;
  }

  test('a mail is requested without revealing whether the account exists', async () => {
    let body: unknown;
    network.use(
      http.post(edge.recover, async ({ request }) => {
        body = await request.json();
        return HttpResponse.json({});
      }),
    );
    const user = await ask('rosa@demo.pe');
    expect(await screen.findByRole('heading', { name: 'Revisa tu correo' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Si rosa@demo.pe tiene una cuenta');
    expect(body).toMatchObject({ email: 'rosa@demo.pe' });

    await user.click(screen.getByRole('button', { name: 'Usar otro correo' }));
    expect(email()).toHaveValue('rosa@demo.pe');
  });

  test('without an address no request is sent', async () => {
    await ask('');
    expect(screen.getByRole('alert')).toHaveTextContent('Por favor, escribe tu correo.');
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
  });

  test('the address typed at /login is prefilled', async () => {
    const user = userEvent.setup();
    await renderApp('/login');
    await fill(await screen.findByLabelText('Correo electrónico'), 'rosa@demo.pe');
    await user.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
    await screen.findByRole('heading', { name: '¿Olvidaste tu contraseña?' });
    expect(email()).toHaveValue('rosa@demo.pe');
  });

  test('the provider’s message is shown', async () => {
    network.use(
      http.post(edge.recover, () =>
        refusal(429, 'over_email_send_rate_limit', 'Espera un minuto para pedir otro correo.'),
      ),
    );
    await ask('rosa@demo.pe');
    expect(await screen.findByRole('alert')).toHaveTextContent('Espera un minuto');
  });

  test('an outage keeps the address and can be retried', async () => {
    network.use(http.post(edge.recover, () => HttpResponse.error()));
    await ask('rosa@demo.pe');
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos pedir el correo.');
    expect(email()).toHaveValue('rosa@demo.pe');
    expect(send()).toBeEnabled();
  });
});

describe('a new password', () => {
  const profile = aProfile();
  const save = () => screen.getByRole('button', { name: /Guardar contraseña|Guardando/ });

  async function type(password: string, again = password) {
    const user = userEvent.setup();
    storeSession(profile.id, { token: 'token-1' });
    serveIdentity(profile);
    network.use(onCall('getDashboard', () => HttpResponse.json({ projects: [], serviceIds: [] })));
    await renderApp('/reset-password');
    await fill(await screen.findByLabelText('Contraseña actual'), 'la clave de antes');
    await fill(screen.getByLabelText('Contraseña nueva'), password);
    await fill(screen.getByLabelText('Confirma la contraseña nueva'), again);
    return user;
  }

  test('is set once with the session’s token and the current password, and leads to the portal', async () => {
    const asked: unknown[] = [];
    network.use(
      http.put(edge.user, async ({ request }) => {
        asked.push([request.headers.get('authorization'), await request.json()]);
        return HttpResponse.json({ id: profile.id });
      }),
    );
    await type('otra clave larga');
    const form = save().closest('form')!;
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    expect(await screen.findByRole('heading', { name: /Rosa Quispe/ })).toBeVisible();
    expect(asked).toEqual([
      [
        'Bearer token-1',
        expect.objectContaining({
          password: 'otra clave larga',
          current_password: 'la clave de antes',
        }),
      ],
    ]);
  });

  test.each([
    ['a mismatch, before the length', 'corta', 'otra', 'Las contraseñas no coinciden.'],
    ['seven characters', 'siete 7', 'siete 7', 'La contraseña debe tener al menos 8 caracteres.'],
  ])('%s is not sent', async (_what, password, again, text) => {
    const user = await type(password, again);
    await user.click(save());
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  test.each([
    [
      'the provider’s message',
      () => refusal(422, 'same_password', 'Tu contraseña nueva debe ser distinta de la anterior.'),
      'Tu contraseña nueva debe ser distinta de la anterior.',
    ],
    [
      'a session that has ended',
      () => refusal(403, 'session_not_found', 'Session not found'),
      'Tu sesión ha terminado. Pide un enlace nuevo para continuar.',
    ],
    ['no connection', () => HttpResponse.error(), 'No pudimos guardar tu contraseña.'],
  ])('a failure shows: %s', async (_what, answer, text) => {
    network.use(http.put(edge.user, answer));
    const user = await type('otra clave larga');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('otra clave larga');
  });

  const current = () => screen.getByLabelText('Contraseña actual');

  test('without the current password nothing is sent', async () => {
    const user = await type('otra clave larga');
    await user.clear(current());
    await user.click(save());
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe tu contraseña actual.');
    expect(current()).toHaveFocus();
    expect(current()).toBeInvalid();
  });

  test.each([
    ['current_password_mismatch', 'Tu contraseña actual no es correcta.'],
    ['current_password_required', 'Escribe tu contraseña actual.'],
  ])(
    'if the provider refuses the current password (%s), its field gets focus',
    async (code, text) => {
      network.use(http.put(edge.user, () => refusal(400, code, 'Not this one.')));
      const user = await type('otra clave larga');
      await user.click(save());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(current()).toHaveFocus();
      expect(current()).toBeInvalid();
      await user.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
      expect(await screen.findByRole('button', { name: 'Enviar enlace' })).toBeVisible();
    },
  );

  test('after a recovery link the current password is asked for only if the provider requires it', async () => {
    const user = userEvent.setup();
    serveIdentity(profile);
    const asked: unknown[] = [];
    network.use(
      http.post(edge.verify, () => HttpResponse.json(aSession(profile.id))),
      http.put(edge.user, async ({ request }) => {
        asked.push(await request.json());
        return refusal(400, 'current_password_required', 'Current password required.');
      }),
    );
    await openMailLink('recovery');
    await user.click(await screen.findByRole('button', { name: 'Continuar' }));
    await fill(await screen.findByLabelText('Contraseña nueva'), 'otra clave larga');
    await fill(screen.getByLabelText('Confirma la contraseña nueva'), 'otra clave larga');
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
    await user.click(save());
    expect(await screen.findByLabelText('Contraseña actual')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe tu contraseña actual.');
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('otra clave larga');
    expect(asked).toEqual([expect.not.objectContaining({ current_password: expect.anything() })]);
  });

  test('fields have the autocomplete attributes that password managers need', async () => {
    await type('x');
    const fields = [...save().closest('form')!.querySelectorAll('input')].map((input) => [
      input.autocomplete,
      input.name || input.value,
    ]);
    expect(fields).toEqual([
      ['username', 'rosa@demo.pe'],
      ['current-password', 'current_password'],
      ['new-password', 'password'],
      ['new-password', 'confirm_password'],
    ]);
  });

  test('a visitor reads that the link is missing or has expired, and can request another', async () => {
    await renderApp('/reset-password');
    expect(
      await screen.findByRole('heading', { name: 'El enlace falta o ha vencido' }),
    ).toHaveFocus();
    expect(screen.queryByLabelText('Contraseña nueva')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Pedir otro enlace' }));
    expect(await screen.findByRole('heading', { name: '¿Olvidaste tu contraseña?' })).toBeVisible();
  });
});
