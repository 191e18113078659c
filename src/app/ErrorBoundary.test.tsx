import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from 'styled-components';
import { theme } from '#src/theme/theme.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** What the page throws; null when it is well again. */
let failure: Error | null = null;

function Page() {
  if (failure !== null) throw failure;
  return <p>La página</p>;
}

const at = (place: string) => (
  <ThemeProvider theme={theme}>
    <ErrorBoundary place={place}>
      <Page />
    </ErrorBoundary>
  </ThemeProvider>
);

const log = jest.spyOn(console, 'error');

beforeEach(() => {
  log.mockImplementation(() => undefined);
});

afterEach(() => {
  log.mockReset();
});

test('a failing page says so, and works again when tried again', async () => {
  failure = new Error('broken');
  render(at('/services'));
  expect(screen.getByRole('alert')).toHaveTextContent('El error es nuestro.');
  failure = null;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByText('La página')).toBeVisible();
});

test('another page is not concerned', () => {
  failure = new Error('broken');
  const { rerender } = render(at('/services'));
  failure = null;
  rerender(at('/terms'));
  expect(screen.getByText('La página')).toBeVisible();
});

test('a part of the program that could not be fetched is told apart', () => {
  failure = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  render(at('/services'));
  expect(screen.getByRole('heading')).toHaveTextContent('No pudimos cargar esta página');
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
});
