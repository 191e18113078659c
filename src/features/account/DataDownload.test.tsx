import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature } from '#src/testing/renderFeature.tsx';
import { catchSavedFiles } from '#src/testing/savedFiles.ts';
import { DataDownload } from './DataDownload.tsx';

withNetwork();

test('a failed download is told; the next one saves the file', async () => {
  const saved = catchSavedFiles();
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
  network.use(onRoute(peopleRoutes.exportAccount, () => HttpResponse.json({ account: {} })));
  await userEvent.click(button);
  await waitFor(() =>
    expect(saved).toEqual([expect.stringMatching(/^mis-datos-\d{4}-\d\d-\d\d\.json$/)]),
  );
});
