import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#src/testing/renderApp.tsx';
import { withNetwork } from '#src/testing/network.ts';

withNetwork();

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});

test.each(['/terms', '/privacy'])(
  'the contents of %s lead to each section and its heading',
  async (route) => {
    await renderApp(route);
    const contents = within(await screen.findByRole('navigation', { name: 'Contenido' }));
    const links = contents.getAllByRole('link');
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      links.map(({ textContent }, index) => `${index + 1}. ${textContent}`),
    );
    for (const place of [3, 5]) {
      await userEvent.click(links[place] ?? document.body);
      await waitFor(() => {
        expect(headings[place]).toHaveFocus();
      });
      expect(window.location.hash).toMatch(new RegExp(`^#${route}#[a-z]+$`));
    }
  },
);

test('the address of a section scrolls to it', async () => {
  await renderApp('/privacy#derechos');
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: /ARCO/ })).toHaveFocus();
  });
});

test('the page shows the date of its version', async () => {
  await renderApp('/privacy');
  expect(await screen.findByText(/^Versión del/)).toHaveTextContent(
    /^Versión del \d+ [a-z]{3} \d{4}$/,
  );
});
