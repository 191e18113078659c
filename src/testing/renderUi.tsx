import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { theme } from '#src/theme/theme.ts';

/** Renders components with the theme and a router. */
export function renderUi(ui: ReactNode, at = '/') {
  return render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[at]}>{ui}</MemoryRouter>
    </ThemeProvider>,
  );
}

/** Pastes a text into a field, which is faster than typing when single keys do not matter. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Renders the router's location and state: '/ai-tools {"prompt":"…"}'. */
export function Place() {
  const { pathname, hash, state } = useLocation() as {
    pathname: string;
    hash: string;
    state: unknown;
  };
  return <output>{`${pathname}${hash} ${JSON.stringify(state)}`}</output>;
}
