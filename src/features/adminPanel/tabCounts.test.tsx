import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aTicket } from '#src/testing/builders.ts';
import { withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';

withNetwork();

test.each([
  ['exactly as many as are counted', { total: 10_000, exact: true }, '10,000'],
  ['more than are counted', { total: 10_000, exact: false }, '10,000+'],
  ['a server that only says how many', { total: 10_000 }, '10,000+'],
  ['some hundreds', { total: 345 }, '345'],
])('the tab counts %s', async (_case, counted, text) => {
  renderPanel({ tickets: [aTicket()], more: { tickets: { next: 'x', ...counted } } });
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Tickets de Soporte/ }).textContent).toBe(
      `Tickets de Soporte ${text}`,
    ),
  );
});
