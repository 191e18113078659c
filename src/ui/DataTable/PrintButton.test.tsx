import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '#src/testing/renderUi.tsx';
import { PrintButton, PrintedPart } from './PrintButton.tsx';

const print = jest.fn();
beforeEach(() => {
  window.print = print;
});
afterEach(() => {
  print.mockReset();
});

/** A list that is loaded in pages of 400 rows; from `failsAt` on a page fails. */
function List({ count, failsAt = Infinity }: { count: number; failsAt?: number }) {
  const [loaded, setLoaded] = useState(400);
  const isFailed = loaded >= failsAt;
  const more = {
    isLoading: false,
    failure: isFailed ? { message: 'Algo falló.', failedRequest: undefined } : null,
    load: () => setLoaded(Math.min(loaded + 400, count)),
    retry: () => Promise.resolve(),
  };
  return (
    <>
      <PrintButton loaded={loaded} more={loaded < count ? more : undefined} />
      <PrintedPart loaded={loaded} total={{ count, exact: true }} />
    </>
  );
}

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));

test('the rows that are missing are loaded before the list is printed, whole', async () => {
  renderUi(<List count={900} />);
  expect(screen.getByText('Se imprimen 400 de 900')).toBeInTheDocument();
  await ask();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/^Se imprimen/)).toBeNull();
});

test('a thousand rows are printed at most, and paper says how many there are', async () => {
  renderUi(<List count={3214} />);
  await ask();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Se imprimen 1,000 de 3,214')).toBeInTheDocument();
});

test('when a page fails, what is there is printed, and paper says so', async () => {
  renderUi(<List count={3214} failsAt={800} />);
  await ask();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Se imprimen 800 de 3,214')).toBeInTheDocument();
});
