import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createPath, HashRouter, useLocation, useRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { usePageHead } from '#src/lib/pageHead.ts';
import { AuthProvider } from '#src/session/AuthProvider.tsx';
import { markHydrated } from '#src/lib/prerendered.ts';
import { theme } from '#src/theme/theme.ts';
import { enterPage, pageAt } from './routeParts.tsx';
import { visitorState } from './store.ts';
import type { AppStore } from './store.ts';

export interface AppProps {
  store: AppStore;
  routes: RouteObject[];
  /** Another router for the prerendering. */
  Router?: ComponentType<{ children: ReactNode; useTransitions: boolean }>;
}

/** The whole application. On the prerendered page its first render must match the HTML of a signed-out visitor. */
export function App({ store, routes, Router = HashRouter }: AppProps) {
  const [serverState] = useState(visitorState);
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeProvider theme={theme}>
        <AuthProvider>
          {/* In transitions two quick navigations would be rendered as one, or as none. */}
          <Router useTransitions={false}>
            <Pages routes={routes} />
          </Router>
        </AuthProvider>
      </ThemeProvider>
    </Provider>
  );
}

function Pages({ routes }: Pick<AppProps, 'routes'>) {
  const location = useLocation();
  const { pathname } = location;
  const [first] = useState(createPath(location));
  usePageHead(pageAt(routes, pathname).head);
  // Not left to the page: its guard may still wait for the profile.
  useEffect(() => enterPage(routes, pathname), [routes, pathname]);
  useEffect(() => {
    markHydrated();
    // A link followed during hydration changed the address before the router listened to it.
    if ((window.location.hash || '#/') !== `#${first}`)
      window.dispatchEvent(new PopStateEvent('popstate'));
  }, [first]);
  return useRoutes(routes);
}
