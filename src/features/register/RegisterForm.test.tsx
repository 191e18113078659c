import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { aProfile, aSession } from '#src/testing/builders.ts';
import {
  edge,
  network,
  onCall,
  refusal,
  serveIdentity,
  withNetwork,
} from '#src/testing/network.ts';
import { fill } from '#src/testing/renderUi.tsx';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: /Crear cuenta|Creando cuenta/ });

const whole = {
  'Nombre completo': ' Rosa Quispe ',
  'Correo electrónico': ' rosa@demo.pe ',
  Contraseña: 'una clave larga',
  'Confirma tu contraseña': 'una clave larga',
};

async function fillIn(change: Partial<Record<keyof typeof whole, string>> = {}) {
  const user = userEvent.setup();
  await renderApp('/register');
  await screen.findByRole('heading', { name: 'Crear cuenta' });
  for (const [label, text] of Object.entries({ ...whole, ...change })) {
    if (text !== '') await fill(field(label), text);
  }
  return user;
}

describe('an invalid form is not sent', () => {
  test.each([
    [
      'a mismatch, before the length',
      { Contraseña: 'corta', 'Confirma tu contraseña': 'otra' },
      'Las contraseñas no coinciden.',
      ['Confirma tu contraseña'],
    ],
    [
      'seven characters',
      { Contraseña: 'siete 7', 'Confirma tu contraseña': 'siete 7' },
      'La contraseña debe tener al menos 8 caracteres.',
      ['Contraseña'],
    ],
    [
      'four characters of eight UTF-16 code units',
      { Contraseña: '🧵🧶🪡🧵', 'Confirma tu contraseña': '🧵🧶🪡🧵' },
      'La contraseña debe tener al menos 8 caracteres.',
      ['Contraseña'],
    ],
    [
      'no name and no address',
      { 'Nombre completo': '  ', 'Correo electrónico': '' },
      'Por favor, completa todos los campos.',
      ['Nombre completo', 'Correo electrónico'],
    ],
    [
      'nothing at all',
      {
        'Nombre completo': '',
        'Correo electrónico': '',
        Contraseña: '',
        'Confirma tu contraseña': '',
      },
      'Por favor, completa todos los campos.',
      Object.keys(whole),
    ],
    [
      'everything but a password',
      { Contraseña: '', 'Confirma tu contraseña': '' },
      'La contraseña debe tener al menos 8 caracteres.',
      ['Contraseña', 'Confirma tu contraseña'],
    ],
    [
      'a name with a mark that turns the text around',
      { 'Nombre completo': 'Rosa \u202eepsiuQ' },
      'El nombre contiene un carácter invisible que invierte el texto después de «Rosa». Bórralo.',
      ['Nombre completo'],
    ],
    [
      'a mismatch, and no name',
      { 'Nombre completo': '', 'Confirma tu contraseña': '' },
      'Las contraseñas no coinciden.',
      ['Nombre completo', 'Confirma tu contraseña'],
    ],
  ])('%s', async (_what, change, text, wanting) => {
    const user = await fillIn(change);
    await user.click(submit());
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    const marked = Object.keys(whole).filter((label) => field(label).matches('[aria-invalid]'));
    expect(marked).toEqual(wanting);
    expect(field(wanting[0]!)).toHaveFocus();
    expect(field(wanting[0]!)).toHaveAccessibleDescription(expect.stringContaining(text));
  });
});

test('the request is as specified; the confirmation follows, and the draft is cleared', async () => {
  let body: unknown;
  network.use(
    http.post(edge.signup, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json({ id: 'new', email: 'rosa@demo.pe' });
    }),
  );
  const user = await fillIn();
  await user.click(submit());

  const heading = await screen.findByRole('heading', { level: 1, name: 'Revisa tu Correo' });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    '¡Registro exitoso! Por favor, revisa tu bandeja de entrada para verificar tu dirección de correo electrónico.',
  );
  expect(screen.getByText('rosa@demo.pe')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al Portal de Clientes' })).toHaveAttribute(
    'href',
    '#/login',
  );
  expect(body).toMatchObject({
    email: 'rosa@demo.pe',
    password: 'una clave larga',
    data: { full_name: 'Rosa Quispe' },
  });
  expect(JSON.stringify([window.sessionStorage, window.localStorage])).not.toContain('rosa');

  const resent = new Promise<unknown>((resolve) => {
    network.use(
      http.post(edge.resend, async ({ request }) => {
        resolve(await request.json());
        return HttpResponse.json({});
      }),
    );
  });
  await user.click(screen.getByRole('button', { name: 'Reenviar correo de verificación' }));
  expect(await resent).toMatchObject({ type: 'signup', email: 'rosa@demo.pe' });
  expect(await screen.findByText(/te llega otro correo/)).toBeVisible();
});

test('a provider without confirmation leads to the portal', async () => {
  const profile = aProfile();
  serveIdentity(profile);
  network.use(
    http.post(edge.signup, () => HttpResponse.json(aSession(profile.id))),
    onCall('getDashboard', () => HttpResponse.json({ projects: [], serviceIds: [] })),
  );
  const user = await fillIn();
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: /Rosa Quispe/ })).toBeVisible();
  expect(window.location.hash).toBe('#/dashboard');
});

test.each([
  [
    'the provider’s message',
    () => refusal(422, 'weak_password', 'Esa contraseña es muy común. Elige otra.'),
    'Esa contraseña es muy común. Elige otra.',
  ],
  [
    '‘desconocido’ without a connection',
    () => HttpResponse.error(),
    'Ocurrió un error desconocido durante el registro.',
  ],
])('a failure keeps the typed values and shows %s', async (_what, answer, text) => {
  network.use(http.post(edge.signup, answer));
  const user = await fillIn();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  for (const [label, typed] of Object.entries(whole)) {
    expect(field(label)).toHaveDisplayValue(new RegExp(typed.trim()));
  }
});

test('two submits send one request, and the button shows that it is running', async () => {
  let requests = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  network.use(
    http.post(edge.signup, async () => {
      requests += 1;
      await released;
      return HttpResponse.error();
    }),
  );
  await fillIn();
  const form = submit().closest('form')!;
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(screen.getByRole('button', { name: 'Creando cuenta...' })).toBeVisible();
  release();
  await screen.findByRole('alert');
  expect(requests).toBe(1);
});

test('fields have the autocomplete attributes that password managers need', async () => {
  await renderApp('/register');
  await screen.findByRole('heading', { name: 'Crear cuenta' });
  const controls = Object.keys(whole).map((label) => field(label));
  expect(controls.map((control) => control.getAttribute('name'))).toEqual([
    'full_name',
    'email',
    'password',
    'confirm_password',
  ]);
  expect(controls.map((control) => control.getAttribute('autocomplete'))).toEqual([
    'name',
    'email',
    'new-password',
    'new-password',
  ]);
  const form = submit().closest('form')!;
  expect(form).toHaveAttribute('novalidate');
  expect(form.querySelectorAll('[type=submit]')).toHaveLength(1);
});
