import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { complaintRoutes } from '#contract/complaintRoutes.ts';
import type { Complaint, NewComplaintAnswer } from '#contract/complaints.ts';
import { dayIn } from './dueState.ts';
import { aComplaint, anAnswer } from '#src/testing/builders.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { catchSavedFiles } from '#src/testing/savedFiles.ts';
import { ComplaintsInbox } from './ComplaintsInbox.tsx';

withNetwork();
beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A calendar day so many days from now, in Lima. */
const due = (days: number) => dayIn(new Date(Date.now() + days * 86_400_000));

const late = aComplaint({ id: 'a', code: '000001-2026', dueDate: due(-2) });
const fresh = aComplaint({
  id: 'b',
  code: '000003-2026',
  dueDate: due(20),
  fullName: '=Álvaro Ñaupari',
  type: 'queja',
  amount: 1234.5,
  details: 'Nadie contesta.\nLlamé tres veces.',
});
const done = aComplaint({
  id: 'c',
  code: '000002-2026',
  dueDate: due(5),
  status: 'Respondida',
  answers: [anAnswer({ settlement: { settledOn: '2026-09-09', text: 'En dos partes.' } })],
});

/** The book as the server has it, which an answer changes. */
function serve(complaints: Complaint[]) {
  const served = { complaints, sent: [] as unknown[] };
  network.use(
    onRoute(complaintRoutes.listComplaints, () => HttpResponse.json(served.complaints)),
    onRoute(complaintRoutes.answerComplaint, async ({ request }) => {
      const body = (await request.json()) as NewComplaintAnswer;
      served.sent.push(body);
      served.complaints = served.complaints.map((complaint) =>
        complaint.id === body.complaintId ? withAnswer(complaint, body) : complaint,
      );
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  return served;
}

function withAnswer(complaint: Complaint, { text, settlement }: NewComplaintAnswer): Complaint {
  const answeredAt = new Date().toISOString();
  const answer = anAnswer({ text, answeredAt, settlement: settlement ?? null });
  return { ...complaint, status: 'Respondida', answers: [...complaint.answers, answer] };
}

function show(query = '') {
  return renderFeature(<ComplaintsInbox />, {
    auth: signedInAs('admin'),
    at: `/admin/dashboard?tab=reclamaciones${query}`,
  });
}

async function codes() {
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
}

async function open(code: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Abrir: ${code}` }));
}

describe('the table', () => {
  test('begins with what is due first; the answered ones are last', async () => {
    serve([fresh, done, late]);
    show();
    expect(await codes()).toEqual(['000001-2026', '000003-2026', '000002-2026']);
    const [first, second, last] = screen.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('Venció hace 2 días');
    expect(second).toHaveTextContent('Quedan 20 días');
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

  test('nothing found is said, and can be undone', async () => {
    serve([fresh, late]);
    show('&estado=respondida');
    expect(await screen.findByText(/Ninguna reclamación coincide/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await codes()).toHaveLength(2);
  });

  test('none at all is said', async () => {
    serve([]);
    show();
    expect(await screen.findByText('Nadie ha presentado reclamaciones')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('a failed read is said, and tried again', async () => {
    serve([late]);
    network.use(
      onRoute(complaintRoutes.listComplaints, () => HttpResponse.json({}, { status: 500 })),
    );
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error al cargar las reclamaciones.',
    );
    serve([late]);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await codes()).toEqual(['000001-2026']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the file holds the sheets that are shown, and no formulas', async () => {
    const files = catchSavedFiles();
    serve([fresh, done, late]);
    show('&tipo=queja');
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
    expect(files[0]?.name).toMatch(/^reclamaciones-\d{4}-\d\d-\d\d\.csv$/);
    const text = (await files[0]?.text) ?? '';
    expect(text).toContain('Código,Presentada,Responder hasta,Estado,Plazo,Nombre completo,');
    expect(text).toContain(",Registrada,Quedan 20 días,'=Álvaro Ñaupari,12345678,");
    expect(text).toContain('"Nadie contesta.\nLlamé tres veces."');
    expect(text).toContain(',1234.50,');
    expect(text).not.toContain('000001-2026');
  });

  test('of ten thousand rows those in view are in the page', async () => {
    serve(Array.from({ length: 10_000 }, (_, n) => aComplaint({ id: String(n) })));
    show();
    expect(await screen.findByText('10,000 reclamaciones')).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });
});

describe('an answer', () => {
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Respuesta');
  const send = () => screen.getByRole('button', { name: 'Enviar respuesta' });

  test('is sent once, said, and stays where it was given', async () => {
    const served = serve([fresh, late]);
    show('&estado=sin-responder');
    await open('000001-2026');
    await userEvent.type(field(), ' Abrimos la tienda. ');
    await userEvent.dblClick(send());
    await waitFor(() =>
      expect(screen.getByText('Respuesta registrada y enviada por correo.')).toBeVisible(),
    );
    expect(served.sent).toEqual([{ complaintId: 'a', text: 'Abrimos la tienda.' }]);
    const next = await screen.findByLabelText('Ampliar la respuesta');
    expect(next).toHaveValue('');
    expect(screen.getByText('Abrimos la tienda.')).toBeVisible();
    expect(await codes()).toEqual(['000001-2026', '000003-2026']);
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Respondida');
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Sin responder');
    expect(await codes()).toEqual(['000003-2026']);
  });

  test('may be completed; the sheet and what was answered stand beside it', async () => {
    const served = serve([done]);
    show();
    await open('000002-2026');
    expect(screen.getByText('Te devolvimos todo.')).toBeVisible();
    expect(screen.getByText(/10 set 2026 · Ana/)).toBeVisible();
    expect(screen.getByText('Acuerdo del 9 set 2026')).toBeVisible();
    expect(screen.getByText('En dos partes.')).toBeVisible();
    expect(screen.getByText('Pagué y el cupón no se aplicó.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Ampliar la respuesta'), 'Y los intereses.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar ampliación' }));
    expect(await screen.findByText('Y los intereses.', { selector: 'article p' })).toBeVisible();
    expect(served.sent).toEqual([{ complaintId: 'c', text: 'Y los intereses.' }]);
  });

  test('may record what both agreed on', async () => {
    const served = serve([late]);
    show();
    await open('000001-2026');
    await userEvent.type(field(), 'Tienes razón.');
    await userEvent.type(screen.getByLabelText('Fecha del acuerdo'), due(0));
    await userEvent.type(screen.getByLabelText('Qué acordaron'), ' S/ 50 menos. ');
    await userEvent.click(send());
    expect(await screen.findByText('S/ 50 menos.', { selector: 'article p' })).toBeVisible();
    expect(served.sent).toEqual([
      {
        complaintId: 'a',
        text: 'Tienes razón.',
        settlement: { settledOn: due(0), text: 'S/ 50 menos.' },
      },
    ]);
    expect(screen.getByLabelText('Qué acordaron')).toHaveValue('');
  });

  test('that is blank is not sent: the field says why and has focus', async () => {
    const served = serve([late]);
    show();
    await open('000001-2026');
    await userEvent.type(field(), '  ');
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Escribe la respuesta.');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('  ');
    expect(served.sent).toEqual([]);
  });

  test.each([
    [{}, 'No se pudo registrar la respuesta. Inténtalo de nuevo.'],
    [{ message: 'Esa reclamación no existe.' }, 'Esa reclamación no existe.'],
  ])('refused with %j: %s, and the text is kept, for this complaint', async (body, message) => {
    serve([fresh, late]);
    network.use(
      onRoute(complaintRoutes.answerComplaint, () => HttpResponse.json(body, { status: 500 })),
    );
    const { unmount } = show();
    await open('000001-2026');
    await userEvent.type(field(), 'Abrimos.');
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    unmount();
    show();
    await open('000001-2026');
    expect(field()).toHaveValue('Abrimos.');
    await open('000001-2026');
    await open('000003-2026');
    expect(field()).toHaveValue('');
  });
});
