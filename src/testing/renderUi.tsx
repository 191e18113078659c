import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { theme } from '#src/theme/theme.ts';

/** Renders parts of the interface with what they all need: the theme and an address. */
export function renderUi(ui: ReactNode, at = '/') {
  return render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[at]}>{ui}</MemoryRouter>
    </ThemeProvider>,
  );
}
