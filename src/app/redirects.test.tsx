import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { HashRouter, Route, Routes } from 'react-router-dom';
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

test('going back to a redirecting address redirects again', async () => {
  window.history.replaceState(null, '', '/#/terms');
  render(
    <ThemeProvider theme={theme}>
      <HashRouter>
        <Routes>
          <Route path="/terms" element={<h1>Términos</h1>} />
          <Route path="/app" element={<Redirect to="/dashboard" />} />
          <Route path="/dashboard" element={<h1>Mi panel</h1>} />
        </Routes>
      </HashRouter>
    </ThemeProvider>,
  );
  for (const redirecting of ['/app', '/app', '/app?otra']) {
    await goTo(redirecting);
    expect(await screen.findByRole('heading', { name: 'Mi panel' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard'));
    await goTo('/terms');
    expect(screen.getByRole('heading', { name: 'Términos' })).toBeVisible();
  }
});
