import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '#src/testing/renderUi.tsx';
import { TextField } from './TextField.tsx';

test('an error is announced and describes its control', () => {
  renderUi(
    <TextField
      label="Correo electrónico"
      name="email"
      hint="Te escribiremos ahí."
      error="Escribe un correo completo."
    />,
  );
  const control = screen.getByRole('textbox', { name: 'Correo electrónico' });
  expect(screen.getByRole('alert')).toHaveTextContent('Escribe un correo completo.');
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Escribe un correo completo. Te escribiremos ahí.');
});

test('without an error the control is valid and nothing is announced', () => {
  renderUi(<TextField label="Teléfono" name="phone" optional />);
  const control = screen.getByRole('textbox', { name: 'Teléfono (opcional)' });
  expect(control).toBeValid();
  expect(control).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a message elsewhere can mark and describe the control', () => {
  renderUi(
    <>
      <p id="why">Por favor, completa todos los campos.</p>
      <TextField label="Asunto" name="subject" invalid describedBy="why" />
    </>,
  );
  const control = screen.getByRole('textbox', { name: 'Asunto' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Por favor, completa todos los campos.');
});
