import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { signedOut as leave } from '#src/session/authSlice.ts';
import { captchaEdge, withCaptcha } from '#src/testing/captchaEdge.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs, signedOut } from '#src/testing/renderFeature.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';

withNetwork();
withCaptcha();

const INVALID = 'Por favor, introduce un correo válido.';
const SAID = 'Te enviamos un correo: confirma tu suscripción.';

let sent: unknown[];
beforeEach(() => {
  sent = [];
  network.use(
    onCall('subscribe', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: SAID }, { status: 201 });
    }),
  );
});

const open = () => renderFeature(<NewsletterSection />, { auth: signedOut });
const email = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const button = () => screen.getByRole('button');

test('an address is sent once with a token; the server’s message is shown and the field is cleared', async () => {
  open();
  expect(email()).toHaveAttribute('name', 'email');
  expect(email()).toHaveAccessibleDescription(/^Un correo al mes/);
  await userEvent.type(email(), ' rosa@demo.pe');
  await userEvent.dblClick(button());
  expect(await screen.findByRole('status')).toHaveTextContent(SAID);
  expect(email()).toHaveValue('');
  expect(sent).toEqual([{ email: 'rosa@demo.pe', recaptchaToken: 'token for newsletter_signup' }]);
});

test.each([
  ['{}', () => HttpResponse.json({})],
  ['204', () => new HttpResponse(null, { status: 204 })],
  ['a malformed message', () => HttpResponse.json({ message: 7 })],
])('a server that answers %s: the specified thanks are shown', async (_said, answer) => {
  network.use(onCall('subscribe', answer));
  open();
  await userEvent.type(email(), 'rosa@demo.pe{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(/^¡Gracias por suscribirte!$/);
});

test('the button shows that the request is running', async () => {
  network.use(onCall('subscribe', () => new Promise(() => undefined)));
  open();
  await userEvent.type(email(), 'rosa@demo.pe{Enter}');
  expect(await screen.findByRole('button', { name: 'Enviando...' })).toHaveAttribute('aria-busy');
});

test.each(['', '   ', 'rosa', 'rosa@', 'josé@demo.pe'])('%p is not sent', async (text) => {
  open();
  if (text !== '') await userEvent.type(email(), text);
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent(INVALID);
  expect(email()).toHaveFocus();
  expect(email()).toHaveAttribute('aria-invalid', 'true');
  expect(email()).toHaveAccessibleDescription(new RegExp(`^${INVALID}`));
  expect(sent).toEqual([]);
});

test.each([
  [
    'sends a message',
    () => HttpResponse.json({ message: 'Espera una hora.' }, { status: 429 }),
    'Espera una hora.',
  ],
  [
    'sends none',
    () => new HttpResponse(null, { status: 500 }),
    'Ocurrió un error. Inténtalo de nuevo.',
  ],
  ['is unreachable', () => HttpResponse.error(), 'Ocurrió un error. Inténtalo de nuevo.'],
])(
  'a refusing server that %s: an error is shown and the typed address kept',
  async (_case, answer, text) => {
    network.use(onCall('subscribe', answer));
    open();
    await userEvent.type(email(), 'rosa@demo.pe{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(email()).toHaveValue('rosa@demo.pe');
    expect(email()).not.toHaveAttribute('aria-invalid');
  },
);

test('without a captcha token the specified text is shown and nothing sent', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  captchaEdge.execute = () => Promise.reject(new Error('blocked'));
  open();
  await userEvent.type(email(), 'rosa@demo.pe{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(INVALID);
  expect(email()).toHaveValue('rosa@demo.pe');
  expect(sent).toEqual([]);
  logged.mockRestore();
});

test('the next person does not see the last one’s result', async () => {
  const { store } = renderFeature(<NewsletterSection />, { auth: signedInAs('client') });
  await userEvent.type(email(), 'rosa@demo.pe{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(SAID);
  act(() => void store.dispatch(leave()));
  expect(screen.queryByText(SAID)).toBeNull();
});
