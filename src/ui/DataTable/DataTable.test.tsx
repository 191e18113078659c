import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '#src/testing/renderUi.tsx';
import { DataTable } from './DataTable.tsx';
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
const keyOf = ({ id }: Row) => id;

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
      <DataTable
        label="Filas"
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        sort={{ column: 'nombre', descending: false }}
        onSort={() => undefined}
      />
    </>
  );
}

test('ten thousand rows are counted, a window of them is in the page', () => {
  renderUi(<Trial />);
  const table = screen.getByRole('table', { name: 'Filas' });
  expect(table).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getByRole('row', { name: 'Fila 0' })).toHaveAttribute('aria-rowindex', '2');
  expect(screen.getAllByRole('row').length).toBeLessThan(30);
  expect(table.querySelectorAll('*').length).toBeLessThan(400);
});

test('a changed row renders alone', async () => {
  renderUi(<Trial />);
  rendered.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(screen.getByText('Otra')).toBeVisible();
  expect(rendered).toEqual(['fila-2']);
});
