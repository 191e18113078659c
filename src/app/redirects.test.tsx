import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { lazy, useEffect } from 'react';
import { Provider } from 'react-redux';
import { HashRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import type { PartModule } from '#src/lib/lazyPart.ts';
import { AuthProvider } from '#src/session/AuthProvider.tsx';
import { theme } from '#src/theme/theme.ts';
import { aProfile } from '#src/testing/builders.ts';
import { withNetwork } from '#src/testing/network.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { createPages } from './pages.ts';
import type { Pages } from './pages.ts';
import { Redirect } from './Redirect.tsx';
import { makeStore } from './store.ts';

withNetwork();

const address = () => window.location.hash.slice(1);

/** Goes on as a typed address would. */
function goTo(path: string) {
  window.history.pushState(null, '', `#${path}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Somebody who goes to an address again the moment they have been led on from it, before the next page is drawn. */
function ComesBack({ to }: { to: string }) {
  const { pathname } = useLocation();
  // After the effects of the routes, which stand before it.
  useEffect(() => {
    if (pathname === to) goTo(to);
  }, [pathname, to]);
  return null;
}

/** The routes for one person, at a public page, with the page of one name held until it is released. */
function renderHolding(name: keyof Pages, role: string | null, from: string) {
  let release: () => void = () => undefined;
  const held = new Promise<PartModule>((resolve) => {
    release = () => resolve({ default: () => <h1>Ya está</h1> });
  });
  const profile = aProfile({ role: role ?? 'client' });
  const session = { userId: profile.id, accessToken: 'token-1' };
  const store = makeStore({
    auth:
      role === null
        ? { status: 'signedOut', session: null, notice: null }
        : { status: 'signedIn', session, profile },
  });
  window.history.replaceState(null, '', '/#/terms');
  const pages = {
    ...createPages(store),
    terms: lazy(() => Promise.resolve({ default: () => <h1>Términos</h1> })),
    [name]: lazy(() => held),
  };
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <AuthProvider>
          <HashRouter>
            <AppRoutes pages={pages} />
            <ComesBack to={from} />
          </HashRouter>
        </AuthProvider>
      </ThemeProvider>
    </Provider>,
  );
  return () =>
    act(async () => {
      release();
      await held;
    });
}

/** Each guard that leads on, to a page that is still being loaded. */
const cases: [from: string, role: string | null, to: string, page: keyof Pages][] = [
  ['/app', 'client', '/dashboard', 'dashboard'],
  ['/app', 'project_manager', '/dashboard', 'dashboard'],
  ['/app', 'admin', '/admin/dashboard', 'adminDashboard'],
  ['/admin/dashboard', 'client', '/dashboard', 'dashboard'],
  ['/dashboard', null, '/login', 'login'],
];

test.each(cases)('%s leads %s on to %s, however often one comes back', async (from, ...leads) => {
  const [role, to, page] = leads;
  const release = renderHolding(page, role, from);
  await screen.findByText('Términos');
  act(() => goTo(from));
  await waitFor(() => expect(address()).toBe(to));
  await release();
  expect(await screen.findByText('Ya está')).toBeVisible();
});

test('says that it is loading until the next page is there', () => {
  const Never = lazy(() => new Promise<PartModule>(() => undefined));
  const routes = (
    <Routes>
      <Route path="/app" element={<Redirect to="/dashboard" />} />
      <Route path="/dashboard" element={<Never />} />
    </Routes>
  );
  renderUi(routes, '/app');
  expect(screen.getByText('Cargando...')).toBeVisible();
});
