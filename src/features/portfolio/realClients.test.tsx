import '#src/testing/realClients.ts';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { withNetwork } from '#src/testing/network.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

test('with real clients the landing does not say that they are examples', async () => {
  await renderApp('/');
  expect(await screen.findByRole('heading', { name: 'Confían en nosotros' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/de ejemplo/i);
});

test('with real clients a case study does not say that it is an example', async () => {
  await renderApp('/portfolio/Qantu');
  expect(await screen.findByRole('heading', { level: 1, name: 'Qantu' })).toBeVisible();
  expect(screen.getByText(/^Caso · /)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/de ejemplo/i);
  expect(document.title).toBe('Qantu · Tramayo');
});
