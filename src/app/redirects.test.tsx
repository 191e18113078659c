import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { theme } from '#src/theme/theme.ts';
import { Redirect } from './guards.tsx';

const address = () => window.location.hash.slice(1);

/** Goes to an address as a typed one would. */
const goTo = (path: string) =>
  act(async () => {
    window.location.hash = path;
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  });

test('whoever comes back to an address that leads on, while its page loads, is led on again', async () => {
  let release: () => void = () => undefined;
  const loaded = new Promise<ComponentType>((resolve) => {
    release = () => resolve(() => <h1>Mi panel</h1>);
  });
  window.history.replaceState(null, '', '/#/terms');
  const router = createHashRouter([
    { path: '/terms', element: <h1>Términos</h1> },
    { path: '/app', element: <Redirect to="/dashboard" /> },
    { path: '/dashboard', lazy: { Component: () => loaded } },
  ]);
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  await goTo('/app');
  expect(await screen.findByText('Cargando...')).toBeVisible();
  await goTo('/terms');
  await goTo('/app');
  await goTo('/app?otra');
  expect(await screen.findByText('Cargando...')).toBeVisible();
  release();
  expect(await screen.findByRole('heading', { name: 'Mi panel' })).toBeVisible();
  await waitFor(() => expect(address()).toBe('/dashboard'));
  router.dispose();
});
