import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { HashRouter, useLocation } from 'react-router-dom';
import { useMissedAddress } from './useMissedAddress.ts';

/** Names the router's address; a link leads on while it is rendered for the first time. */
function Place({ leadOn }: { leadOn: () => void }) {
  useState(leadOn);
  useMissedAddress();
  const { pathname, search } = useLocation();
  return <p role="status">{pathname + search}</p>;
}

function openAt(hash: string, leadOn: () => void = () => undefined) {
  window.history.replaceState(null, '', `/${hash}`);
  render(
    <HashRouter>
      <Place leadOn={leadOn} />
    </HashRouter>,
  );
  return screen.getByRole('status').textContent;
}

test('an address that moves on before the router listens is not missed', () => {
  const leadOn = () => {
    window.history.replaceState(null, '', '/#/terms?a=b');
  };
  expect(openAt('#/services', leadOn)).toBe('/terms?a=b');
});

test.each(['', '#/', '#/services', '#?a=b', '#/#contact'])('at %p nothing was missed', (hash) => {
  let told = 0;
  const count = () => (told += 1);
  window.addEventListener('popstate', count);
  openAt(hash);
  window.removeEventListener('popstate', count);
  expect(told).toBe(0);
});
