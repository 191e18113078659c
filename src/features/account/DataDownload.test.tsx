import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature } from '#src/testing/renderFeature.tsx';
import { DataDownload } from './DataDownload.tsx';

withNetwork();

test('a failed download is told, and can be tried again', async () => {
  network.use(
    onRoute(peopleRoutes.exportAccount, () =>
      HttpResponse.json({ message: 'Ocurrió un error en el servidor.' }, { status: 500 }),
    ),
  );
  renderFeature(<DataDownload />, {
    auth: { status: 'signedOut', session: null, notice: null },
  });
  const button = screen.getByRole('button', { name: 'Descargar mis datos' });
  await userEvent.click(button);
  expect(await screen.findByText('Ocurrió un error en el servidor.')).toBeVisible();
  expect(button).toBeEnabled();
});
