import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { Link } from 'react-router-dom';
import { aProfile, anIdeaResult, storeSession } from '#src/testing/builders.ts';
import { captchaEdge, withCaptcha } from '#src/testing/captchaEdge.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs, signedOut } from '#src/testing/renderFeature.tsx';
import { signedOut as leave } from '#src/session/authSlice.ts';
import { ContactSection } from './ContactSection.tsx';

withNetwork();
withCaptcha();

let sent: unknown[];
let tokens: (string | null)[];
beforeEach(() => {
  sent = [];
  tokens = [];
  network.use(
    onCall('sendContactMessage', async ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      sent.push(await request.json());
      return HttpResponse.json({ message: 'Recibido.' }, { status: 201 });
    }),
  );
});

const open = () => renderFeature(<ContactSection />, { auth: signedOut });
const field = (name: string) => screen.getByRole('textbox', { name });
const button = () => screen.getByRole('button', { name: /^Envia/ });
const submit = () => userEvent.click(button());

const typed = {
  name: 'Rosa Quispe',
  email: 'rosa@demo.pe',
  subject: 'Tienda',
  message: 'Vendo ropa.',
};

function fillIn() {
  const labels = ['Nombre', 'Correo electrónico', 'Asunto', 'Mensaje'];
  Object.values(typed).forEach((value, index) => {
    fireEvent.change(field(labels[index] ?? ''), { target: { value } });
  });
}

function expectTyped() {
  expect(field('Nombre')).toHaveValue(typed.name);
  expect(field('Mensaje')).toHaveValue(typed.message);
}

test('shows phones, e-mail and the form fields', () => {
  open();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => href.startsWith('tel:+51'))).toHaveLength(2);
  expect(links.filter((href) => href.startsWith('mailto:'))).toHaveLength(1);
  const names = screen.getAllByRole('textbox').map((control) => control.getAttribute('name'));
  expect(names).toEqual(['name', 'email', 'subject', 'message']);
  expect(captchaEdge.asked).toEqual([]);
});

test('a message is sent once with a token; the confirmation leads back to an empty form', async () => {
  open();
  fillIn();
  await userEvent.dblClick(button());
  const thanks = await screen.findByRole('heading', { name: '¡Gracias!' });
  expect(thanks).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/^¡Mensaje enviado con éxito!$/);
  expect(screen.getByText(/en un día hábil\.$/)).toBeVisible();
  expect(sent).toEqual([{ ...typed, recaptchaToken: 'token for contact_form' }]);
  expect(tokens).toEqual([null]);
  expect(captchaEdge.asked).toEqual(['http://localhost/recaptcha/api.js']);

  await userEvent.click(screen.getByRole('button', { name: 'Enviar otro mensaje' }));
  expect(field('Nombre')).toHaveFocus();
  for (const control of screen.getAllByRole('textbox')) expect(control).toHaveValue('');
});

test('the button shows that the request is running', async () => {
  network.use(onCall('sendContactMessage', () => new Promise(() => undefined)));
  open();
  fillIn();
  await submit();
  expect(await screen.findByRole('button', { name: 'Enviando...' })).toHaveAttribute('aria-busy');
  expectTyped();
});

test('each invalid field shows its error, a summary leads to them, and a corrected one shows none', async () => {
  open();
  await userEvent.type(field('Nombre'), 'Rosa');
  await userEvent.type(field('Correo electrónico'), 'rosa@');
  await submit();
  expect(screen.getByText('Revisa estos 3 campos:').closest('[tabindex]')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Mensaje' }));
  expect(field('Mensaje')).toHaveFocus();
  expect(field('Nombre')).not.toHaveAttribute('aria-invalid');
  expect(field('Correo electrónico')).toHaveAccessibleDescription('Escribe un correo completo.');
  expect(field('Asunto')).toHaveAccessibleDescription('Escribe el asunto.');
  expect(field('Mensaje')).toHaveAccessibleDescription('Cuéntanos qué necesitas.');
  expect(field('Mensaje')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field('Correo electrónico'), 'demo.pe');
  expect(field('Correo electrónico')).not.toHaveAttribute('aria-invalid');
  expect(field('Correo electrónico')).toHaveFocus();
  expect(screen.getByText('Revisa estos 2 campos:')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Correo electrónico' })).toBeNull();
  expect(sent).toEqual([]);
});

test.each([
  [400, { message: 'No pudimos verificar.' }, 'No pudimos verificar.'],
  [429, { message: 'Espera una hora.' }, 'Espera una hora.'],
  [422, {}, 'Error al enviar el mensaje.'],
  [500, null, 'Error al enviar el mensaje.'],
])('a %d keeps the typed values and shows the reason', async (status, body, text) => {
  network.use(onCall('sendContactMessage', () => HttpResponse.json(body, { status })));
  open();
  fillIn();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expectTyped();
  expect(button()).toHaveTextContent('Enviar mensaje');
});

test('a lost connection shows an error, and the next submit succeeds', async () => {
  network.use(onCall('sendContactMessage', () => HttpResponse.error()));
  open();
  fillIn();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error al enviar el mensaje\.$/);
  expect(screen.getByText(/^Lo que escribiste sigue aquí\./)).toBeVisible();
  network.use(onCall('sendContactMessage', () => HttpResponse.json({}, { status: 201 })));
  await submit();
  expect(await screen.findByRole('heading', { name: '¡Gracias!' })).toBeVisible();
});

test('an empty response counts as success', async () => {
  network.use(onCall('sendContactMessage', () => new HttpResponse(null, { status: 204 })));
  open();
  fillIn();
  await submit();
  expect(await screen.findByText('¡Mensaje enviado con éxito!')).toBeVisible();
});

test('without a captcha token the submit is logged and ignored', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  captchaEdge.execute = () => Promise.reject(new Error('blocked'));
  open();
  fillIn();
  await submit();
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(await screen.findByRole('button', { name: 'Enviar mensaje' })).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
  expectTyped();
  expect(sent).toEqual([]);
  logged.mockRestore();
});

test('the draft survives a reload, for the same person only', () => {
  const { unmount } = open();
  fillIn();
  unmount();
  const again = open();
  expectTyped();
  again.unmount();
  renderFeature(<ContactSection />, { auth: signedInAs('client') });
  expect(field('Nombre')).toHaveValue('');
});

test('the next person sees neither the draft nor a late response of the last one', async () => {
  const answers: ((response: Response) => void)[] = [];
  network.use(onCall('sendContactMessage', () => new Promise((resolve) => answers.push(resolve))));
  const { store } = renderFeature(<ContactSection />, { auth: signedInAs('client') });
  fillIn();
  await submit();
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => void store.dispatch(leave()));
  expect(button()).toHaveTextContent('Enviar mensaje');
  fillIn();
  await submit();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(HttpResponse.json({}, { status: 201 }));
  answers[1]?.(HttpResponse.json({}, { status: 500 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al enviar el mensaje.');
});

test('a carried idea fills the form in the first person; its id and the account’s token are sent', async () => {
  const auth = signedInAs('client');
  storeSession(aProfile().id);
  const id = '5e2d7a10-3b6c-4f8e-9d01-7a8b9c0d1e2f';
  const idea = { ...anIdeaResult(), prompt: 'Vendo tortas', id };
  renderFeature(
    <>
      <Link to="/" state={{ idea }}>
        Quiero
      </Link>
      <ContactSection />
    </>,
    { auth },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Quiero' }));
  expect(field('Nombre')).toHaveValue('Rosa Quispe');
  expect(field('Correo electrónico')).toHaveValue('rosa@demo.pe');
  expect(field('Asunto')).toHaveValue(`Quiero este proyecto: ${idea.name}`);
  expect(field('Mensaje')).toHaveTextContent('Lo que pedí: «Vendo tortas»');
  await submit();
  await screen.findByRole('heading', { name: '¡Gracias!' });
  expect(sent).toEqual([expect.objectContaining({ ideaId: id, name: 'Rosa Quispe' })]);
  expect(tokens).toEqual(['Bearer token-1']);

  await userEvent.click(screen.getByRole('button', { name: 'Enviar otro mensaje' }));
  fillIn();
  await submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).not.toHaveProperty('ideaId');
});
