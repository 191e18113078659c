import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '#src/testing/renderUi.tsx';
import { PasswordField } from './PasswordField.tsx';

test('the password can be shown and hidden without losing it', async () => {
  const user = userEvent.setup();
  renderUi(<PasswordField label="Contraseña" name="password" autoComplete="current-password" />);
  const control = screen.getByLabelText('Contraseña');
  await user.type(control, 'clave-segura');
  expect(control).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(control).toHaveAttribute('type', 'text');
  expect(control).toHaveValue('clave-segura');

  await user.click(screen.getByRole('button', { name: 'Ocultar' }));
  expect(control).toHaveAttribute('type', 'password');
});

test('an optional field says so in its label only', () => {
  renderUi(<PasswordField label="Contraseña" name="p" autoComplete="new-password" optional />);
  expect(screen.getByLabelText('Contraseña (opcional)')).not.toHaveAttribute('optional');
});
