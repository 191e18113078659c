import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { aComplaint } from '#src/testing/builders.ts';
import { codes, done, fresh, late, serve, show } from '#src/testing/inboxOnScreen.tsx';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';

withNetwork();
beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the table', () => {
  test('starts with the earliest deadline and ends with answered complaints', async () => {
    serve([fresh, done, late]);
    show();
    expect(await codes()).toEqual(['000001-2026', '000003-2026', '000002-2026']);
    const [first, second, last] = screen.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(/Venció el \S+ \d+ \w{3}/);
    expect(second).toHaveTextContent(/Vence el \S+ \d+ \w{3}.*Quedan \d+ días hábiles/);
    expect(last).toHaveTextContent('Respondida');
    expect(screen.getByText('3 reclamaciones')).toBeVisible();
  });

  test.each([
    ['&buscar=nadie', '?search=nadie'],
    ['&estado=vencida', '?state=overdue'],
    ['&estado=sin-responder', '?state=open'],
    ['&estado=respondida', '?state=answered'],
    ['&tipo=queja', '?type=queja'],
    ['&orden=-codigo', '?sort=code&order=desc'],
  ])('%s in the address asks the server for %s', async (query, asked) => {
    const served = serve([fresh, done, late]);
    show(query);
    await codes();
    expect(served.asked).toContain(asked);
  });

  test('an empty search result is announced and can be reset', async () => {
    serve([fresh, late]);
    show('&buscar=zzz');
    expect(await screen.findByText(/Ninguna reclamación coincide/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await codes()).toHaveLength(2);
  });

  test('an empty list is announced', async () => {
    serve([]);
    show();
    expect(await screen.findByText('Nadie ha presentado reclamaciones')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('a failed load shows an error and can be retried', async () => {
    serve([late]);
    network.use(onRoute(listRoutes.pageComplaints, () => HttpResponse.json({}, { status: 500 })));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error al cargar las reclamaciones.',
    );
    serve([late]);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await codes()).toEqual(['000001-2026']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of ten thousand rows only the visible ones are rendered', async () => {
    serve(Array.from({ length: 10_000 }, (_, n) => aComplaint({ id: String(n) })));
    show();
    expect(await screen.findByText('10,000 reclamaciones')).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });
});
