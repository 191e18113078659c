import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '#src/testing/renderUi.tsx';
import { Alert } from './Alert.tsx';

test.each([
  ['error', 'alert'],
  ['success', 'status'],
  ['notice', 'status'],
] as const)('the tone %s is announced as %s', (tone, role) => {
  renderUi(<Alert tone={tone}>Ticket creado.</Alert>);
  expect(screen.getByRole(role)).toHaveTextContent('Ticket creado.');
});

test('an error with a request id offers id and time outside the announced text', async () => {
  const failedRequest = { id: 'a1b2', at: '22 nov 2026, 14:31:07' };
  renderUi(
    <Alert tone="error" failedRequest={failedRequest}>
      No se pudo enviar.
    </Alert>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^No se pudo enviar\.$/);
  const details = screen.getByRole('group');
  expect(details).toHaveTextContent('Código a1b2, 22 nov 2026, 14:31:07');
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Detalles'));
  expect(details).toHaveAttribute('open');
});

test('an error without a request id has no details', () => {
  renderUi(<Alert tone="error">No se pudo enviar.</Alert>);
  expect(screen.queryByText('Detalles')).toBeNull();
});
