import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { fill } from '#src/testing/renderUi.tsx';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedOut } from '#src/testing/renderFeature.tsx';
import { ComplaintsBook } from './ComplaintsBook.tsx';

withNetwork();

const field = (name: string) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Enviar reclamación' });
const FAILED = 'No se pudo registrar la reclamación. Por favor, intente de nuevo.';

async function fillIn() {
  await fill(field('Nombre completo'), 'Rosa Ñahui Quispe');
  await fill(field('Documento (DNI o CE)'), '12345678');
  await fill(field('Correo electrónico'), 'rosa@correo.pe');
  await fill(field('Detalle'), 'El cupón no se aplicó.');
}

function answering(status: number, body: object) {
  const bodies: unknown[] = [];
  network.use(
    onCall('createComplaint', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return bodies;
}

test('shows provider, law and both definitions, with reclamo preselected', () => {
  renderFeature(<ComplaintsBook />, { auth: signedOut });
  for (const text of [
    /Ley 29571/,
    /Tramayo S\.A\.C\./,
    /20000000001/,
    /INDECOPI/,
    /15 días hábiles/,
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole('radio', { name: 'Reclamo' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Queja' })).toHaveAccessibleDescription(
    /malestar o descontento respecto a la atención al público/,
  );
});

test('a blank form is not sent: each required field shows its error, and a summary leads to them', async () => {
  const bodies = answering(201, {});
  renderFeature(<ComplaintsBook />, { auth: signedOut });
  await userEvent.click(send());
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Escribe tu nombre completo.',
    'Escribe el número de tu DNI o CE.',
    'Escribe tu correo.',
    'Escribe el detalle.',
  ]);
  expect(screen.getByText('Revisa estos 4 campos:').closest('[tabindex]')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Nombre completo' }));
  expect(field('Nombre completo')).toHaveFocus();
  await userEvent.type(field('Nombre completo'), 'Rosa');
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  expect(bodies).toEqual([]);
});

test('files once, and the receipt replaces the form', async () => {
  const user = userEvent.setup();
  const bodies = answering(201, {
    code: '000123-2026',
    filedAt: '2026-12-05T04:30:00Z',
    dueDate: '2026-12-30',
  });
  renderFeature(<ComplaintsBook />, { auth: signedOut });
  await fillIn();
  await user.dblClick(send());
  const heading = await screen.findByRole('heading', { level: 1, name: 'Reclamación Enviada' });
  expect(heading).toHaveFocus();
  for (const text of ['000123-2026', '4 dic 2026', '30 dic 2026', 'El cupón no se aplicó.']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  const lookUp = screen.getByRole('link', { name: 'consultar en qué va' });
  expect(lookUp).toHaveAttribute('href', expect.stringContaining('/complaints-book/status'));
  expect(screen.getByRole('status')).toHaveTextContent(/copia a tu correo.*15 días hábiles/);
  expect(bodies).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Presentar otra' }));
  expect(field('Detalle')).toHaveValue('');
});

test('a success without a receipt is accepted', async () => {
  const user = userEvent.setup();
  answering(201, {});
  renderFeature(<ComplaintsBook />, { auth: signedOut });
  await fillIn();
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Reclamación Enviada' })).toBeVisible();
});

test.each([
  [500, {}, 'hola@tramayo.example'],
  [429, { message: 'Ya recibimos muchas reclamaciones.' }, 'Ya recibimos muchas reclamaciones.'],
])('a %s shows an error and keeps the typed values', async (status, body, detail) => {
  const user = userEvent.setup();
  answering(status, body);
  renderFeature(<ComplaintsBook />, { auth: signedOut });
  await fillIn();
  await user.click(send());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(FAILED);
  expect(alert).toHaveTextContent(detail);
  expect(field('Detalle')).toHaveValue('El cupón no se aplicó.');

  answering(201, { code: '000124-2026' });
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Reclamación Enviada' })).toBeVisible();
});

test('the review shows what will be filed, and its submit sends it', async () => {
  const user = userEvent.setup();
  const bodies = answering(201, { code: '000124-2026' });
  renderFeature(<ComplaintsBook />, { auth: signedOut });
  await fillIn();
  await user.click(screen.getByRole('radio', { name: 'Queja' }));
  await user.click(screen.getByRole('button', { name: 'Más datos de la hoja' }));
  await fill(field('Monto reclamado en soles'), '1,234.5');
  await user.click(screen.getByRole('button', { name: 'Revisar antes de enviar' }));
  expect(screen.getByRole('heading', { name: 'Revisa tu hoja' })).toHaveFocus();
  const form = within(
    screen.getByRole('heading', { name: 'Revisa tu hoja' }).closest('form') as HTMLElement,
  );
  for (const text of ['Queja', 'S/ 1,234.50', '12345678'])
    expect(form.getByText(text)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Corregir mis datos' }));
  expect(field('Nombre completo')).toHaveValue('Rosa Ñahui Quispe');
  await user.click(screen.getByRole('button', { name: 'Revisar antes de enviar' }));
  await user.click(send());
  await screen.findByRole('heading', { name: 'Reclamación Enviada' });
  expect(bodies).toEqual([expect.objectContaining({ type: 'queja', amount: 1234.5 })]);
});

test('reviewing an invalid form focuses the field, even if it was collapsed', async () => {
  const user = userEvent.setup();
  answering(201, {});
  renderFeature(<ComplaintsBook />, { auth: signedOut });
  await fillIn();
  const more = screen.getByRole('button', { name: 'Más datos de la hoja' });
  await user.click(more);
  await fill(field('Monto reclamado en soles'), 'mucho');
  await user.click(more);
  await user.click(screen.getByRole('button', { name: 'Revisar antes de enviar' }));
  await waitFor(() => expect(field('Monto reclamado en soles')).toHaveFocus());
  expect(more).toHaveAttribute('aria-expanded', 'true');
});

test('the draft survives leaving the page', async () => {
  const first = renderFeature(<ComplaintsBook />, { auth: signedOut });
  await fill(field('Detalle'), 'Se cayó la tienda.');
  first.unmount();
  renderFeature(<ComplaintsBook />, { auth: signedOut });
  expect(field('Detalle')).toHaveValue('Se cayó la tienda.');
});
