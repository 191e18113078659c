import { useState } from 'react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { AuthProvider } from '#src/session/AuthProvider.tsx';
import { GlobalStyle } from '#src/theme/GlobalStyle.ts';
import { theme } from '#src/theme/theme.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { createPages } from './pages.ts';
import type { AppStore } from './store.ts';

/** The whole application on a store. */
export function App({ store }: { store: AppStore }) {
  const [pages] = useState(() => createPages(store));
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <GlobalStyle />
        <AuthProvider>
          <HashRouter>
            <AppRoutes pages={pages} />
          </HashRouter>
        </AuthProvider>
      </ThemeProvider>
    </Provider>
  );
}
