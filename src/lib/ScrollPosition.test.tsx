import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { ScrollPosition } from './ScrollPosition.tsx';

let scrollTo: jest.SpiedFunction<typeof window.scrollTo>;

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => scrollTo.mockRestore());

test.each<[string, LinkProps, number]>([
  ['another page begins at the top', { to: '/b' }, 1],
  ['a page that another replaces begins at the top', { to: '/b', replace: true }, 1],
  ['another view of the page begins at the top', { to: '/a?tab=b' }, 1],
  ['a replaced view keeps the position', { to: '/a?buscar=b', replace: true }, 0],
  ['a link may keep the position', { to: '/a?vista=b', state: { keepsScroll: true } }, 0],
])('%s', (_what, link, times) => {
  render(
    <MemoryRouter initialEntries={['/a']}>
      <ScrollPosition />
      <Link {...link}>Ir</Link>
    </MemoryRouter>,
  );
  scrollTo.mockClear();
  fireEvent.click(screen.getByText('Ir'));
  expect(scrollTo.mock.calls).toEqual(Array(times).fill([0, 0]));
});
