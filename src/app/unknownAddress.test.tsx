import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withNetwork } from '#src/testing/network.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

const LANDING = 'Tramayo · De la idea al producto';

beforeEach(() => {
  document.title = LANDING;
});

const line = () => screen.queryByText('Esta página no existe');
const heading = () => screen.findByRole('heading', { level: 1 });

test.each(['/no-existe', '/portfolio/nada', '/admin/otra'])(
  '%s shows the home screen, says that the page does not exist, and has a title',
  async (address) => {
    await renderApp(address);
    expect(await heading()).toHaveTextContent('De la idea');
    expect(line()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '#/');
    expect(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '#/#contact');
    expect(document.title).toBe('Página no encontrada · Tramayo');
    expect(window.location.hash).toBe(`#${address}`);
  },
);

test.each(['/', '/home', '/HOME/'])('%s is the home screen without that line', async (address) => {
  await renderApp(address);
  expect(await heading()).toHaveTextContent('De la idea');
  expect(line()).toBeNull();
  expect(document.title).toBe(LANDING);
});

test('the line and the title go when the person goes on', async () => {
  await renderApp('/no-existe');
  await heading();
  const [home] = screen.getAllByRole('link', { name: 'Ir al inicio' });
  await act(() => userEvent.click(home!));
  expect(line()).toBeNull();
  expect(document.title).toBe(LANDING);
});
