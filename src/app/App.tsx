import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { AuthProvider } from '#src/session/AuthProvider.tsx';
import { markHydrated } from '#src/lib/prerendered.ts';
import { theme } from '#src/theme/theme.ts';
import type { AppRouter } from './startApp.ts';
import { visitorState } from './store.ts';
import type { AppStore } from './store.ts';

export interface AppProps {
  store: AppStore;
  router: AppRouter;
}

/** The whole application. On the prerendered page its first render must match the HTML of a signed-out visitor. */
export function App({ store, router }: AppProps) {
  const [serverState] = useState(visitorState);
  const [first] = useState(router.state);
  useEffect(() => {
    markHydrated();
    // A link followed during hydration changed the router before anything listened to it.
    if (router.state.location !== first.location) void router.revalidate();
  }, [router, first]);
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeProvider theme={theme}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </ThemeProvider>
    </Provider>
  );
}
