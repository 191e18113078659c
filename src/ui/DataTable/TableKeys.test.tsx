import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAIN_ID } from '#src/lib/paths.ts';
import { persistentStorage } from '#src/lib/safeStorage.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { SkipLink } from '#ui/SkipLink';
import { DataTable } from './DataTable.tsx';
import { PlainTable } from './PlainTable.tsx';
import type { Column } from './column.ts';

interface Row {
  id: string;
  name: string;
}

const rows = ['Ana', 'Beto', 'Carla'].map((name) => ({ id: name, name }));
const plain: readonly Column<Row>[] = [
  { id: 'nombre', label: 'Nombre', width: '1fr', text: ({ name }) => name },
];
const linked: readonly Column<Row>[] = [
  {
    ...plain[0]!,
    cell: ({ name }) => (
      <>
        <input type="checkbox" aria-label={`Elegir a ${name}`} />
        <a href={`#/personas/${name}`}>{name}</a>
      </>
    ),
  },
];
const detail = {
  label: 'Ver',
  nameOf: ({ name }: Row) => `Ver a ${name}`,
  show: ({ name }: Row) => <p>Todo sobre {name}</p>,
};

beforeEach(() => persistentStorage.removeItem('tramayo.shortcuts'));
afterEach(() => persistentStorage.removeItem('tramayo.shortcuts'));

/** As the layout and a page render it. */
async function show(columns = plain) {
  renderUi(
    <>
      <SkipLink targetId={MAIN_ID}>Saltar al contenido</SkipLink>
      <div role="search">
        <input type="search" aria-label="Buscar" />
        <select aria-label="Estado">
          <option>Todos</option>
          <option>jubilados</option>
        </select>
      </div>
      <PlainTable label="Personas" columns={columns} rows={rows} detail={detail} />
    </>,
  );
  await screen.findByRole('link', { name: 'Saltar a la tabla' });
}
const opener = (name: string) => screen.getByRole('button', { name: `Ver a ${name}` });

test('j and k move between rows, and stop at the ends; Enter opens one', async () => {
  await show();
  await userEvent.keyboard('j');
  expect(opener('Ana')).toHaveFocus();
  await userEvent.keyboard('jjj');
  expect(opener('Carla')).toHaveFocus();
  await userEvent.keyboard('k');
  expect(opener('Beto')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Todo sobre Beto')).toBeVisible();
  await userEvent.keyboard('kkk');
  expect(opener('Ana')).toHaveFocus();
});

test('the link of a row has the focus, and x chooses the row', async () => {
  await show(linked);
  await userEvent.keyboard('jjx');
  expect(screen.getByRole('link', { name: 'Beto' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Elegir a Beto' })).toBeChecked();
  await userEvent.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Elegir a Beto' })).not.toBeChecked();
});

test('/ goes to the search; keys do nothing in fields, selects and dialogs, or with a modifier', async () => {
  await show();
  await userEvent.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  await userEvent.keyboard('jk?/');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('jk?/');
  await userEvent.tab();
  await userEvent.keyboard('j?');
  expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(opener('Ana')).toHaveFocus();
  await userEvent.keyboard('?');
  opener('Ana').blur();
  await userEvent.keyboard('j');
  expect(opener('Ana')).not.toHaveFocus();
});

test('? lists the keys of this table; the switch there turns them off', async () => {
  await show();
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Atajos de teclado' });
  expect(dialog).toHaveTextContent('jIr a la fila siguiente');
  expect(dialog).toHaveTextContent('EnterAbrir la fila');
  expect(dialog).toHaveTextContent('/Buscar en la tabla');
  expect(dialog).not.toHaveTextContent('Elegir');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Usar atajos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await userEvent.keyboard('j?');
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link skips to the table', async () => {
  await show();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('table', { name: 'Personas' })).toHaveFocus();
  await userEvent.keyboard('j');
  expect(opener('Ana')).toHaveFocus();
});

test('the last of two tables has the keys, and gives them back', async () => {
  const run = jest.fn();
  const common = { columns: plain, rows, open: new Set<string>(), onToggle: () => undefined };
  const trial = (isSecond: boolean) => (
    <>
      <SkipLink targetId={MAIN_ID}>Saltar al contenido</SkipLink>
      <DataTable
        label="Una"
        {...common}
        keys={[{ key: 'r', does: 'Una', run: () => run('una') }]}
      />
      {isSecond && (
        <DataTable
          label="Otra"
          {...common}
          keys={[{ key: 'r', does: 'Otra', run: () => run('otra') }]}
        />
      )}
    </>
  );
  const { unmount } = renderUi(trial(true));
  await screen.findAllByRole('link', { name: 'Saltar a la tabla' });
  await userEvent.keyboard('r');
  expect(run.mock.calls).toEqual([['otra']]);
  unmount();
  renderUi(trial(false));
  await screen.findByRole('link', { name: 'Saltar a la tabla' });
  await userEvent.keyboard('r');
  expect(run.mock.calls).toEqual([['otra'], ['una']]);
  await userEvent.keyboard('{Shift>}R{/Shift}');
  expect(run).toHaveBeenCalledTimes(2);
});
