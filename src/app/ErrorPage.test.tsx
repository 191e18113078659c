import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { theme } from '#src/theme/theme.ts';
import { ErrorBoundary } from './ErrorPage.tsx';

test('a page that failed to render can be retried', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Page() {
    if (isBroken) throw new Error('broken');
    return <h1>Filas</h1>;
  }
  function Screen() {
    return (
      <ErrorBoundary location={useLocation()}>
        <Page />
      </ErrorBoundary>
    );
  }
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </ThemeProvider>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Algo falló en esta página');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Filas');
  log.mockRestore();
});
