import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { CurrentYear } from './SiteFooter.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2028-01-01T04:59:59Z') });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('a page that was built last year hydrates without a word, and then shows Lima’s', async () => {
  document.body.innerHTML = '<footer><p><time>2026</time></p></footer>';
  const place = document.querySelector('p') ?? document.body;
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(place, <CurrentYear />, {
      onRecoverableError: (error) => mismatches.push(error),
    });
  });
  expect(mismatches).toEqual([]);
  expect(place).toHaveTextContent('2027');
});
