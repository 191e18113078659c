import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthResult } from '#src/session/useAuth.ts';
import { renderFeature } from '#src/testing/renderFeature.tsx';
import { EmailForm } from './EmailForm.tsx';

function renderForm(answer: AuthResult = { ok: true }, newEmail: string | null = null) {
  const asked: string[][] = [];
  renderFeature(<EmailForm email="rosa@demo.pe" newEmail={newEmail} onAsked={jest.fn()} />, {
    auth: { status: 'signedOut', session: null, notice: null },
    actions: {
      changeEmail: (...given) => {
        asked.push(given);
        return Promise.resolve(answer);
      },
    },
  });
  return asked;
}

async function fillIn(email: string, password: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Correo nuevo'), email);
  if (password) await user.type(screen.getByLabelText('Tu contraseña actual'), password);
  await user.click(screen.getByRole('button', { name: 'Cambiar correo' }));
}

test('sends address and password, and names both mailboxes', async () => {
  const asked = renderForm();
  await fillIn(' rosa@nuevo.pe', 'mi clave');
  expect(await screen.findByText(/Falta confirmar el cambio/)).toHaveTextContent(
    /rosa@demo\.pe.*rosa@nuevo\.pe/,
  );
  expect(asked).toEqual([['rosa@nuevo.pe', 'mi clave']]);
  expect(screen.getByLabelText('Tu contraseña actual')).toHaveValue('');
});

test.each([
  ['rosa@nuevo.pe', '', 'Escribe tu contraseña actual.'],
  ['ROSA@demo.pe', 'mi clave', 'Ese ya es tu correo.'],
])('asks for the password, and refuses the current address: %s', async (email, password, error) => {
  const asked = renderForm();
  await fillIn(email, password);
  expect(await screen.findByText(error)).toBeVisible();
  expect(asked).toEqual([]);
});

test('a refusal is shown and keeps what was typed', async () => {
  const message = 'Tu contraseña actual no es correcta.';
  renderForm({ ok: false, reason: 'current_password_mismatch', message });
  await fillIn('rosa@nuevo.pe', 'otra');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Correo nuevo')).toHaveValue('rosa@nuevo.pe');
  expect(screen.getByLabelText('Tu contraseña actual')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Tu contraseña actual')).toBeInvalid();
});

test('a change that waits is shown after a reload', () => {
  renderForm({ ok: true }, 'rosa@nuevo.pe');
  expect(screen.getByText(/Falta confirmar el cambio/)).toBeVisible();
});
