import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '#src/testing/renderUi.tsx';
import { SkipLink } from './SkipLink.tsx';

test('the first Tab and Enter skip the header without changing the address', async () => {
  const user = userEvent.setup();
  renderUi(
    <>
      <SkipLink targetId="contenido">Saltar al contenido</SkipLink>
      <nav>
        <a href="#/services">Servicios</a>
      </nav>
      <main id="contenido" tabIndex={-1} />
    </>,
  );
  await user.tab();
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
