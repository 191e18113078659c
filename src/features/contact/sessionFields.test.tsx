import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { Link } from 'react-router-dom';
import { withCaptcha } from '#src/testing/captchaEdge.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedOut } from '#src/testing/renderFeature.tsx';
import { ContactSection } from './ContactSection.tsx';
import { sessionFieldsCode } from './sessionFieldsCode.ts';

withNetwork();
withCaptcha();

let sent: object[];
beforeEach(() => {
  sent = [];
  network.use(
    onCall('sendContactMessage', async ({ request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json({}, { status: 201 });
    }),
  );
});

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Envia/ }));
const idea = { name: 'Sesión gratis', description: '', features: [], session: true };

async function askForSession() {
  renderFeature(
    <>
      <Link to="/" state={{ idea }}>
        Agenda
      </Link>
      <ContactSection />
    </>,
    { auth: signedOut },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Agenda' }));
  await waitFor(() => expect(field('Asunto')).toHaveValue('Me interesa: Sesión gratis'));
  fireEvent.change(field('Nombre'), { target: { value: 'Rosa Quispe' } });
  fireEvent.change(field('Correo electrónico'), { target: { value: 'rosa@demo.pe' } });
}

const whatsapp = () => screen.findByRole('radio', { name: 'Por WhatsApp' });

test('whoever wants a session says how and on which number they want to be contacted', async () => {
  await askForSession();
  await userEvent.click(await whatsapp());
  await submit();
  expect(field('Teléfono')).toHaveFocus();
  expect(field('Teléfono')).toHaveAccessibleDescription(/^Escribe el número/);
  expect(sent).toEqual([]);
  await userEvent.type(field('Teléfono'), ' 987 654 321');
  await submit();
  const wish = { phone: '987 654 321', contactBy: 'WhatsApp' };
  await waitFor(() => expect(sent).toEqual([expect.objectContaining(wish)]));
});

test('they need to say neither', async () => {
  await askForSession();
  await whatsapp();
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.keys(sent[0] ?? {})).toEqual([
    ...['name', 'email', 'subject', 'message', 'recaptchaToken'],
  ]);
});

test('they are asked nothing further where there are only the fourteen calls', async () => {
  delete document.documentElement.dataset.calls;
  await askForSession();
  await act(() => sessionFieldsCode.load());
  expect(screen.queryByRole('radio')).toBeNull();
});
