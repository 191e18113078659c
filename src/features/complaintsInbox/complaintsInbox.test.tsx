import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { aComplaint } from '#src/testing/builders.ts';
import { codes, done, fresh, late, serve, show } from '#src/testing/inboxOnScreen.tsx';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { catchSavedFiles } from '#src/testing/savedFiles.ts';

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
    ['&buscar=nadie', ['000003-2026']],
    ['&estado=vencida', ['000001-2026']],
    ['&estado=sin-responder', ['000001-2026', '000003-2026']],
    ['&estado=respondida', ['000002-2026']],
    ['&tipo=queja', ['000003-2026']],
    ['&orden=-codigo', ['000003-2026', '000002-2026', '000001-2026']],
  ])('%s in the address shows %j', async (query, shown) => {
    serve([fresh, done, late]);
    show(query);
    expect(await codes()).toEqual(shown);
  });

  test('an empty search result is announced and can be reset', async () => {
    serve([fresh, late]);
    show('&estado=respondida');
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

  test('the file contains the filtered sheets, without formulas', async () => {
    const files = catchSavedFiles();
    serve([fresh, done, late]);
    show('&tipo=queja');
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
    expect(files[0]?.name).toMatch(/^reclamaciones-\d{4}-\d\d-\d\d\.csv$/);
    const text = (await files[0]?.text) ?? '';
    expect(text).toContain('Código,Presentada,Responder hasta,Estado,Plazo,Nombre completo,');
    expect(text).toMatch(/,Registrada,Vence el [^,]+,'=Álvaro Ñaupari,12345678,/);
    expect(text).toContain('"Nadie contesta.\nLlamé tres veces."');
    expect(text).toContain(',1234.50,');
    expect(text).not.toContain('000001-2026');
  });

  test('of ten thousand rows only the visible ones are rendered', async () => {
    serve(Array.from({ length: 10_000 }, (_, n) => aComplaint({ id: String(n) })));
    show();
    expect(await screen.findByText('10,000 reclamaciones')).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });
});
