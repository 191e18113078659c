import { expect, test } from '@jest/globals';
import { elementsFor } from './rowElements.ts';
import type { RowElement } from './rowElements.ts';

const none: readonly RowElement[] = [];
const noRow = () => false;
const shown = (elements: readonly RowElement[]) => elements.map(({ id, key }) => `${id}${key}`);

test('a row that scrolls into view reuses the element of one that scrolled out', () => {
  const first = elementsFor(none, ['a', 'b', 'c'], true, noRow);
  expect(shown(first)).toEqual(['0a', '1b', '2c']);
  const scrolled = elementsFor(first, ['c', 'd', 'e'], false, noRow);
  expect(shown(scrolled)).toEqual(['0d', '1e', '2c']);
  expect(elementsFor(scrolled, ['c', 'd', 'e'], false, noRow)).toBe(scrolled);
});

test('with inOrder the elements are in the order of their rows', () => {
  const scrolled = elementsFor(
    elementsFor(none, ['a', 'b', 'c'], true, noRow),
    ['c', 'd', 'e'],
    false,
    noRow,
  );
  expect(shown(elementsFor(scrolled, ['c', 'd', 'e'], true, noRow))).toEqual(['2c', '0d', '1e']);
});

test('the element of a kept row is not reused for another row', () => {
  const first = elementsFor(none, ['a', 'b', 'c'], true, noRow);
  expect(shown(elementsFor(first, ['b', 'c', 'd'], false, (key) => key === 'a'))).toEqual([
    '1b',
    '2c',
    '3d',
  ]);
});

test('each row has one element, and ids are unique', () => {
  const few = elementsFor(elementsFor(none, ['a', 'b', 'c'], true, noRow), ['c'], true, noRow);
  expect(shown(few)).toEqual(['2c']);
  expect(shown(elementsFor(few, ['b', 'c', 'd'], true, noRow))).toEqual(['3b', '2c', '4d']);
});
