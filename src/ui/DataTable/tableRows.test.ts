import { describe, expect, test } from '@jest/globals';
import type { Column } from './column.ts';
import { nextSort } from './TableHead.tsx';
import { createHaystacks, createSearch, sortRows } from './tableRows.ts';

interface Row {
  name: string;
  size: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'nombre', label: 'Nombre', width: '1fr', text: (r) => r.name, order: (r) => r.name },
  {
    id: 'talla',
    label: 'Talla',
    width: '1fr',
    look: 'end',
    text: (r) => String(r.size),
    order: (r) => r.size,
  },
];
const rows: Row[] = [
  { name: 'Óscar', size: 10 },
  { name: 'ana', size: 9 },
  { name: 'Beto', size: 10 },
];
const names = (list: readonly Row[]) => list.map(({ name }) => name);

describe('the order', () => {
  test.each([
    ['nombre', false, ['ana', 'Beto', 'Óscar']],
    ['nombre', true, ['Óscar', 'Beto', 'ana']],
    ['talla', false, ['ana', 'Óscar', 'Beto']],
    ['talla', true, ['Óscar', 'Beto', 'ana']],
    ['nadie', false, ['Óscar', 'ana', 'Beto']],
  ])('by %s, descending %s', (column, descending, expected) => {
    expect(names(sortRows(rows, columns, { column, descending }))).toEqual(expected);
  });

  test('a second click reverses it; dates and numbers start descending', () => {
    const [name, size] = columns;
    const first = nextSort(size!, { column: 'nombre', descending: false });
    expect(first).toEqual({ column: 'talla', descending: true });
    expect(nextSort(size!, first).descending).toBe(false);
    expect(nextSort(name!, first)).toEqual({ column: 'nombre', descending: false });
  });
});

test('each search text is built once, and a longer search looks only through the previous result', () => {
  const looked: string[] = [];
  const haystackOf = createHaystacks<Row>([
    (row) => {
      looked.push(row.name);
      return row.name;
    },
  ]);
  const seen: Row[] = [];
  const search = createSearch<Row>((row) => {
    seen.push(row);
    return haystackOf(row);
  });
  expect(names(search(rows, 'o'))).toEqual(['Óscar', 'Beto']);
  seen.length = 0;
  expect(names(search(rows, 'ÓS'))).toEqual(['Óscar']);
  expect(names(seen)).toEqual(['Óscar', 'Beto']);
  expect(names(search(rows, 'a'))).toEqual(['Óscar', 'ana']);
  expect(names(search([...rows], 'an'))).toEqual(['ana']);
  expect(looked).toHaveLength(rows.length);
  expect(search(rows, '  ')).toBe(rows);
});
