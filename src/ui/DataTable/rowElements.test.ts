import { expect, test } from '@jest/globals';
import { elementsFor } from './rowElements.ts';
import type { RowElement } from './rowElements.ts';

const none: readonly RowElement[] = [];
const shown = (elements: readonly RowElement[]) => elements.map(({ id, key }) => `${id}${key}`);

test('a row that comes into view takes the element of one that left', () => {
  const first = elementsFor(none, ['a', 'b', 'c'], true);
  expect(shown(first)).toEqual(['0a', '1b', '2c']);
  const scrolled = elementsFor(first, ['c', 'd', 'e'], false);
  expect(shown(scrolled)).toEqual(['0d', '1e', '2c']);
  expect(elementsFor(scrolled, ['c', 'd', 'e'], false)).toBe(scrolled);
});

test('at rest the elements stand in the order of their rows', () => {
  const scrolled = elementsFor(elementsFor(none, ['a', 'b', 'c'], true), ['c', 'd', 'e'], false);
  expect(shown(elementsFor(scrolled, ['c', 'd', 'e'], true))).toEqual(['2c', '0d', '1e']);
});

test('the element of a row that leaves with focus in it is not handed on', () => {
  const first = elementsFor(none, ['a', 'b', 'c'], true);
  expect(shown(elementsFor(first, ['b', 'c', 'd'], false, 'a'))).toEqual(['1b', '2c', '3d']);
});

test('there are as many elements as rows, and no two of one number', () => {
  const few = elementsFor(elementsFor(none, ['a', 'b', 'c'], true), ['c'], true);
  expect(shown(few)).toEqual(['2c']);
  expect(shown(elementsFor(few, ['b', 'c', 'd'], true))).toEqual(['3b', '2c', '4d']);
});
