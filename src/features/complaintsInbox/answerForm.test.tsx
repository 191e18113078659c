import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { complaintRoutes } from '#contract/complaintRoutes.ts';
import { fill } from '#src/testing/renderUi.tsx';
import { codes, done, due, fresh, late, open, serve, show } from '#src/testing/inboxOnScreen.tsx';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';

withNetwork();
beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('an answer', () => {
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Tu respuesta');
  const send = () => screen.getByRole('button', { name: 'Responder' });
  const unfold = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Ampliar la respuesta' }));

  test('is sent once, confirmed, and shown with the complaint', async () => {
    const served = serve([fresh, late]);
    show('&estado=sin-responder');
    await open('000001-2026');
    await fill(field(), ' Abrimos la tienda. ');
    await userEvent.dblClick(send());
    await waitFor(() =>
      expect(screen.getByText('Respuesta registrada y enviada por correo.')).toBeVisible(),
    );
    expect(served.sent).toEqual([{ complaintId: 'a', text: 'Abrimos la tienda.' }]);
    await unfold();
    const next = screen.getByLabelText('Ampliar la respuesta');
    expect(next).toHaveFocus();
    expect(next).toHaveValue('');
    expect(screen.getByText('Abrimos la tienda.')).toBeVisible();
    expect(await codes()).toEqual(['000001-2026', '000003-2026']);
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Respondida');
    await waitFor(async () => expect(await codes()).toEqual(['000001-2026']));
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Sin responder');
    await waitFor(async () => expect(await codes()).toEqual(['000003-2026']));
  });

  test('can be completed, next to the sheet and the previous answer', async () => {
    const served = serve([done]);
    show();
    await open('000002-2026');
    expect(screen.getByText('Te devolvimos todo.')).toBeVisible();
    expect(screen.getByText(/10 set 2026 · Ana/)).toBeVisible();
    expect(screen.getByText('Acuerdo del 9 set 2026')).toBeVisible();
    expect(screen.getByText('En dos partes.')).toBeVisible();
    expect(screen.getByText('Pagué y el cupón no se aplicó.')).toBeVisible();
    await unfold();
    await fill(screen.getByLabelText('Ampliar la respuesta'), 'Y los intereses.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar ampliación' }));
    expect(await screen.findByText('Y los intereses.', { selector: 'article p' })).toBeVisible();
    expect(served.sent).toEqual([{ complaintId: 'c', text: 'Y los intereses.' }]);
  });

  test('can include a settlement', async () => {
    const served = serve([late]);
    show();
    await open('000001-2026');
    await fill(field(), 'Tienes razón.');
    await userEvent.type(screen.getByLabelText('Fecha del acuerdo'), due(0));
    await fill(screen.getByLabelText('Qué acordaron'), ' S/ 50 menos. ');
    await userEvent.click(send());
    expect(await screen.findByText('S/ 50 menos.', { selector: 'article p' })).toBeVisible();
    expect(served.sent).toEqual([
      {
        complaintId: 'a',
        text: 'Tienes razón.',
        settlement: { settledOn: due(0), text: 'S/ 50 menos.' },
      },
    ]);
    await unfold();
    expect(screen.getByLabelText('Qué acordaron')).toHaveValue('');
  });

  test('can be followed by another, which is validated too', async () => {
    const served = serve([late]);
    show();
    await open('000001-2026');
    await fill(field(), 'Tienes razón.');
    await userEvent.click(send());
    await unfold();
    await fill(screen.getByLabelText('Qué acordaron'), 'S/ 50 menos.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar ampliación' }));
    expect(await screen.findByText('Escribe la respuesta.')).toBeVisible();
    expect(screen.getByLabelText('Qué acordaron')).toHaveValue('S/ 50 menos.');
    expect(served.sent).toHaveLength(1);
  });

  test('is not sent while blank: the field shows the error and has focus', async () => {
    const served = serve([late]);
    show();
    await open('000001-2026');
    await fill(field(), '  ');
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Escribe la respuesta.');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('  ');
    expect(served.sent).toEqual([]);
  });

  test.each([
    [{}, 'No se pudo registrar la respuesta. Inténtalo de nuevo.'],
    [{ message: 'Esa reclamación no existe.' }, 'Esa reclamación no existe.'],
  ])('refused with %j shows %s and keeps the draft of this complaint', async (body, message) => {
    serve([fresh, late]);
    network.use(
      onRoute(complaintRoutes.answerComplaint, () => HttpResponse.json(body, { status: 500 })),
    );
    const { unmount } = show();
    await open('000001-2026');
    await fill(field(), 'Abrimos.');
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
