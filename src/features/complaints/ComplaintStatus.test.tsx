import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { complaintRoutes } from '#contract/complaintRoutes.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedOut } from '#src/testing/renderFeature.tsx';
import { ComplaintStatus } from './ComplaintStatus.tsx';

withNetwork();

const code = () => screen.getByRole('textbox', { name: 'Código' });
const documentId = () => screen.getByRole('textbox', { name: 'Documento (DNI o CE)' });
const send = () => screen.getByRole('button', { name: 'Consultar' });

const waiting = {
  code: '000123-2026',
  type: 'queja',
  status: 'Registrada',
  filedAt: '2026-12-05T04:30:00Z',
  dueDate: '2026-12-30',
  answers: [],
};
const answered = {
  ...waiting,
  status: 'Respondida',
  answers: [
    { text: 'Te devolvimos el monto.', answeredAt: '2026-12-10T15:00:00Z', settlement: null },
    {
      text: 'El abono llegó el 12.',
      answeredAt: '2026-12-12T15:00:00Z',
      settlement: { settledOn: '2026-12-11', text: 'La devolución, y nada más.' },
    },
  ],
};

async function ask(body: object, status = 200) {
  const user = userEvent.setup();
  const asked: unknown[] = [];
  network.use(
    onRoute(complaintRoutes.findComplaint, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  renderFeature(<ComplaintStatus />, { auth: signedOut });
  await user.type(code(), ' 123-2026 ');
  await user.type(documentId(), '12.345.678');
  await user.click(send());
  return asked;
}

test('shows status and dates of an unanswered complaint', async () => {
  const asked = await ask(waiting);
  expect(await screen.findByRole('heading', { name: 'Queja 000123-2026' })).toHaveFocus();
  for (const text of ['Registrada', '4 dic 2026', '30 dic 2026', /Todavía no hay respuesta/]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(asked).toEqual([{ code: '000123-2026', documentId: '12345678' }]);
});

test('shows the answer and later additions', async () => {
  await ask(answered);
  expect(await screen.findByText('Te devolvimos el monto.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ampliación de la respuesta' })).toBeInTheDocument();
  // The deadline no longer matters.
  expect(screen.queryByText('30 dic 2026')).toBeNull();
  for (const day of ['10 dic 2026', '12 dic 2026']) {
    expect(screen.getByText(day)).toBeInTheDocument();
  }
  expect(screen.getAllByText(/^Acuerdo del/)).toHaveLength(1);
  expect(screen.getByText('Acuerdo del 11 dic 2026')).toBeInTheDocument();
  expect(screen.getByText('La devolución, y nada más.')).toBeInTheDocument();
});

test('an unknown complaint shows the server’s message and keeps the typed values', async () => {
  await ask({ message: 'No encontramos una reclamación con esos datos.' }, 404);
  expect(await screen.findByRole('alert')).toHaveTextContent('No encontramos una reclamación');
  expect(documentId()).toHaveValue('12.345.678');
});

test('blank or malformed values send no request', async () => {
  const user = userEvent.setup();
  renderFeature(<ComplaintStatus />, { auth: signedOut });
  await user.click(send());
  expect(code()).toHaveAccessibleDescription(/^Escribe el código de tu hoja\./);
  expect(documentId()).toHaveAccessibleDescription(/^Escribe el número de tu DNI o CE\./);
  expect(code()).toHaveFocus();
  await user.type(code(), '1-2026');
  await user.type(documentId(), '765');
  await user.click(send());
  expect(screen.getByRole('alert')).toHaveTextContent('El DNI tiene 8 dígitos');
});
