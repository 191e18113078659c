import { expect, test } from '@jest/globals';
import { leftAloneText, namesText, rollbackText } from './namesText.ts';

test('things are named, many of them counted', () => {
  expect(rollbackText(['Tienda'])).toBe('«Tienda» sigue como estaba.');
  expect(leftAloneText(['Tienda'])).toBe('«Tienda» queda como está.');
  expect(leftAloneText(['A', 'B', 'C'])).toBe('«A», «B» y «C» quedan como están.');
  expect(namesText(['1', '2', '3', '4', '5', '6', '7'])).toBe('«1», «2», «3», «4», «5» y otros 2');
});
