import { expect, test } from '@jest/globals';
import { countText, thousands } from './countText.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
])('%i reads %s', (count, text) => {
  expect(thousands(count)).toBe(text);
});

const over = { count: 10_000, exact: false };

test.each([
  [1, 1, '1 idea'],
  [12, 12, '12 ideas'],
  [0, 1, '0 de 1 idea'],
  [1, 12, '1 de 12 ideas'],
  [1500, 10_000, '1,500 de 10,000 ideas'],
  [over, over, 'Más de 10,000 ideas'],
  [{ count: 1, exact: true }, over, '1 de más de 10,000 ideas'],
  [{ count: 12, exact: true }, 12, '12 ideas'],
])('%j of %j shown: %s', (shown, all, text) => {
  expect(countText(shown, all, 'idea', 'ideas')).toBe(text);
});
