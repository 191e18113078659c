import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '#src/testing/renderUi.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import type { Column } from './column.ts';

interface Row {
  id: string;
  name: string;
}

const rendered: string[] = [];
const columns: readonly Column<Row>[] = [
  {
    id: 'nombre',
    label: 'Nombre',
    width: '1fr',
    text: ({ name }) => name,
    cell: ({ id, name }) => {
      rendered.push(id);
      return name;
    },
  },
];
const many = Array.from({ length: 10_000 }, (_, index) => ({
  id: `fila-${index}`,
  name: `Fila ${index}`,
}));
const common = {
  label: 'Filas',
  columns,
  sort: { column: 'nombre', descending: false },
  onSort: () => undefined,
  open: new Set<string>(),
  onToggle: () => undefined,
};

function Trial() {
  const [rows, setRows] = useState(many);
  return (
    <>
      <button
        type="button"
        onClick={() => setRows(rows.map((row, at) => (at === 2 ? { ...row, name: 'Otra' } : row)))}
      >
        Cambiar
      </button>
      <DataTable {...common} rows={rows} />
    </>
  );
}

test('aria-rowcount includes all of ten thousand rows, but only visible ones are rendered', () => {
  renderUi(<Trial />);
  const table = screen.getByRole('table', { name: 'Filas' });
  expect(table).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getByRole('row', { name: 'Fila 0' })).toHaveAttribute('aria-rowindex', '2');
  expect(screen.getAllByRole('row').length).toBeLessThan(30);
  expect(table.querySelectorAll('*').length).toBeLessThan(400);
});

test('when one row changes, only that row rerenders', async () => {
  renderUi(<Trial />);
  rendered.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(screen.getByText('Otra')).toBeVisible();
  expect(rendered).toEqual(['fila-2']);
});

/** The first page of a list that is loaded by pages. */
const page = many.slice(0, 100);
const more = {
  isLoading: false,
  failure: null,
  load: () => undefined,
  retry: () => Promise.resolve(),
};
const show = (props: Partial<DataTableProps<Row>>) =>
  renderUi(<DataTable {...common} rows={page} more={more} {...props} />);

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}
afterEach(() => scrollTo(0));

test('aria-rowcount includes rows that are not loaded yet; it is -1 when the total is not exact', () => {
  show({ total: { count: 4_321, exact: true } });
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '4322');
  cleanup();
  show({ total: { count: 10_000, exact: false } });
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
});

test('the next page is requested once, before the last row is visible', () => {
  const load = jest.fn();
  show({ more: { ...more, load } });
  expect(load).not.toHaveBeenCalled();
  scrollTo(70 * 44);
  expect(screen.queryByRole('row', { name: 'Fila 99' })).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('while a page loads, this is announced below the last row and the page is not requested again', () => {
  const load = jest.fn();
  show({ more: { ...more, isLoading: true, load } });
  scrollTo(95 * 44);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando más filas…');
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  expect(load).not.toHaveBeenCalled();
});

test('when a page fails to load, the loaded rows stay and a button retries', async () => {
  const load = jest.fn();
  const retry = jest.fn(() => Promise.resolve());
  show({ more: { ...more, failure: { message: 'Error al cargar más filas.' }, load, retry } });
  scrollTo(95 * 44);
  expect(screen.getByRole('row', { name: 'Fila 99' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Error al cargar más filas.');
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

const withButtons: readonly Column<Row>[] = [
  { ...columns[0]!, cell: ({ name }) => <button type="button">{name}</button> },
];

test('the focused row stays rendered when it is scrolled out of view', () => {
  show({ rows: many, columns: withButtons });
  const button = screen.getByRole('button', { name: 'Fila 3' });
  act(() => button.focus());
  scrollTo(5_000 * 44);
  expect(screen.getByRole('button', { name: 'Fila 5000' })).toBeVisible();
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent('Fila 3');
});

test('all loaded rows are on paper, also those that are out of view', () => {
  show({});
  expect(screen.queryByRole('row', { name: 'Fila 99' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('row', { name: 'Fila 99' })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('row', { name: 'Fila 99' })).toBeNull();
});
