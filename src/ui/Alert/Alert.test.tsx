import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
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
