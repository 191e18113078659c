import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { AuthProvider } from '#src/session/AuthProvider.tsx';
import { GlobalStyle } from '#src/theme/GlobalStyle.ts';
import { theme } from '#src/theme/theme.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { createPages } from './pages.ts';
import { visitorState } from './store.ts';
import type { AppStore } from './store.ts';

/** The build writes them into index.html (src/prerender.tsx), and this script goes without them. */
const stylesAreInPage = process.env.NODE_ENV === 'production';

export interface AppProps {
  store: AppStore;
  /** Another router where there is no window. */
  router?: ComponentType<{ children: ReactNode }>;
}

/** The whole application on a store. Its first rendering on a prerendered page is what a visitor sees. */
export function App({ store, router: AppRouter = HashRouter }: AppProps) {
  const [pages] = useState(() => createPages(store));
  const [serverState] = useState(visitorState);
  return (
    <Provider store={store} serverState={serverState}>
      <ThemeProvider theme={theme}>
        {!stylesAreInPage && <GlobalStyle />}
        <AuthProvider>
          <AppRouter>
            <AppRoutes pages={pages} />
          </AppRouter>
        </AuthProvider>
      </ThemeProvider>
    </Provider>
  );
}
