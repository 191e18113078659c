import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useTableAddress } from './useTableAddress.ts';
import type { TableView } from './useTableAddress.ts';

const first: TableView = {
  search: '',
  filters: {},
  sort: { column: 'fecha', descending: true },
};

/** A search field and two expandable rows. */
function Trial() {
  const { view, change, open, toggle } = useTableAddress(first);
  return (
    <>
      <input
        aria-label="Buscar"
        value={view.search}
        onChange={({ target }) => change({ search: target.value })}
      />
      {['a', 'b'].map((id) => (
        <button key={id} type="button" aria-expanded={open.has(id)} onClick={() => toggle(id)}>
          {id}
        </button>
      ))}
    </>
  );
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

function show(at: string) {
  const routes = [
    { path: '/support', element: <Trial /> },
    { path: '/other', element: <p>Otra página</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}

const row = (name: string) => screen.getByRole('button', { name });
const rest = () => act(async () => jest.advanceTimersByTime(300));

test('the address contains the expanded rows and follows changes', async () => {
  const router = show('/support?abierta=b&tab=tickets');
  expect(row('a')).toHaveAttribute('aria-expanded', 'false');
  expect(row('b')).toHaveAttribute('aria-expanded', 'true');
  await user.click(row('a'));
  await rest();
  expect(router.state.location.search).toBe('?tab=tickets&abierta=b&abierta=a');
  // The page does not scroll.
  expect(router.state.preventScrollReset).toBe(true);
  await user.click(row('b'));
  await user.click(row('a'));
  await rest();
  expect(router.state.location.search).toBe('?tab=tickets');
});

test('going back restores search and expanded rows', async () => {
  const router = show('/support?buscar=yape&abierta=a');
  await user.click(row('b'));
  await rest();
  await act(() => router.navigate('/support?buscar=guia'));
  expect(row('a')).toHaveAttribute('aria-expanded', 'false');
  await user.type(screen.getByLabelText('Buscar'), 's');
  await rest();
  await act(() => router.navigate(-1));
  expect(screen.getByLabelText('Buscar')).toHaveValue('yape');
  expect(row('a')).toHaveAttribute('aria-expanded', 'true');
  expect(row('b')).toHaveAttribute('aria-expanded', 'true');
});

test('text typed just before leaving is restored on going back', async () => {
  const router = show('/support');
  await user.type(screen.getByLabelText('Buscar'), 'yape');
  await user.tab();
  await act(() => router.navigate('/other'));
  await act(() => router.navigate(-1));
  expect(screen.getByLabelText('Buscar')).toHaveValue('yape');
});

test('writing the address does not undo a navigation that is not rendered yet', async () => {
  const router = show('/support');
  const search = screen.getByLabelText('Buscar');
  await user.type(search, 'yape');
  await act(async () => {
    search.blur();
    void router.navigate('/other');
    jest.advanceTimersByTime(300);
  });
  expect(screen.getByText('Otra página')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('a search scrolls to the top at once, and not again when the address is written', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = show('/support');
  await user.type(screen.getByLabelText('Buscar'), 'y');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await rest();
  expect(router.state.location.search).toBe('?buscar=y');
  expect(router.state.preventScrollReset).toBe(true);
  scrollTo.mockRestore();
});
