import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '#src/testing/renderUi.tsx';
import { TableTools } from './TableTools.tsx';
import type { TableToolsProps } from './TableTools.tsx';

const common: TableToolsProps<string> = {
  columns: [{ id: 'idea', label: 'Idea', width: '1fr', text: String, field: 'name' }],
  view: { search: '', filters: {}, sort: { column: 'idea', descending: false } },
  onChange: () => undefined,
  count: '3 ideas',
};
const opener = () => screen.getByRole('button', { expanded: false });

test('the button that shows filters and order counts the filters that are set', async () => {
  const filters = { estado: 'Abierto', asignado: '', vista: 'mios' };
  renderUi(
    <TableTools {...common} view={{ ...common.view, filters }} filters={<span>Estado</span>} />,
  );
  expect(opener()).toHaveTextContent('Filtrar y ordenar (1)');
  await userEvent.click(opener());
  const button = screen.getByRole('button', { expanded: true });
  const shown = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(shown).toContainElement(screen.getByText('Estado'));
  expect(shown).toContainElement(screen.getByLabelText('Ordenar por'));
});

test('a list without filters can only be ordered', () => {
  renderUi(<TableTools {...common} />);
  expect(opener()).toHaveTextContent(/^Ordenar$/);
});
