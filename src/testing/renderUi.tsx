import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
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

/** Puts a text into a field at once, as a paste does; for tests in which single keys mean nothing. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Shows where the router is and what it was handed: '/ai-tools {"prompt":"…"}'. */
export function Place() {
  const { pathname, hash, state } = useLocation() as {
    pathname: string;
    hash: string;
    state: unknown;
  };
  return <output>{`${pathname}${hash} ${JSON.stringify(state)}`}</output>;
}
