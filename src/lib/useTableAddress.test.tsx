import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Link,
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
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

/** The address's query string with the kind of the last navigation, and ways to other addresses. */
function Ways() {
  const navigate = useNavigate();
  return (
    <>
      <output>{`${useNavigationType()} ${useLocation().search}`}</output>
      <Link to="/support?buscar=guia">Guía</Link>
      <Link to="/other">Otra</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Volver
      </button>
    </>
  );
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

function show(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Ways />
      <Routes>
        <Route path="/support" element={<Trial />} />
        <Route path="/other" element={<p>Otra página</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

/** Without focus, so that nothing is blurred. */
const go = (way: string) => fireEvent.click(screen.getByText(way));
// A page whose address is replaced does not scroll (ScrollPosition.tsx).
const expectReplaced = (search: string) =>
  expect(screen.getByRole('status')).toHaveTextContent(`REPLACE ${search}`);

const row = (name: string) => screen.getByRole('button', { name });
const rest = () => act(async () => jest.advanceTimersByTime(300));

test('the address contains the expanded rows and follows changes', async () => {
  show('/support?abierta=b&tab=tickets');
  expect(row('a')).toHaveAttribute('aria-expanded', 'false');
  expect(row('b')).toHaveAttribute('aria-expanded', 'true');
  await user.click(row('a'));
  await rest();
  expectReplaced('?tab=tickets&abierta=b&abierta=a');
  await user.click(row('b'));
  await user.click(row('a'));
  await rest();
  expectReplaced('?tab=tickets');
});

test('going back restores search and expanded rows', async () => {
  show('/support?buscar=yape&abierta=a');
  await user.click(row('b'));
  await rest();
  go('Guía');
  expect(row('a')).toHaveAttribute('aria-expanded', 'false');
  await user.type(screen.getByLabelText('Buscar'), 's');
  await rest();
  go('Volver');
  expect(screen.getByLabelText('Buscar')).toHaveValue('yape');
  expect(row('a')).toHaveAttribute('aria-expanded', 'true');
  expect(row('b')).toHaveAttribute('aria-expanded', 'true');
});

test('text typed just before leaving is restored on going back', async () => {
  show('/support');
  await user.type(screen.getByLabelText('Buscar'), 'yape');
  await user.tab();
  go('Otra');
  go('Volver');
  expect(screen.getByLabelText('Buscar')).toHaveValue('yape');
});

test('writing the address does not undo a navigation that is not rendered yet', async () => {
  show('/support');
  const search = screen.getByLabelText('Buscar');
  await user.type(search, 'yape');
  await act(async () => {
    search.blur();
    go('Otra');
    jest.advanceTimersByTime(300);
  });
  expect(screen.getByText('Otra página')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^PUSH$/);
});

test('a search scrolls to the top at once, and not again when the address is written', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  show('/support');
  await user.type(screen.getByLabelText('Buscar'), 'y');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await rest();
  expectReplaced('?buscar=y');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  scrollTo.mockRestore();
});
