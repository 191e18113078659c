import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { routes } from '#contract/routes.ts';
import type { Route } from '#contract/routes.ts';
import { aProfile, storeSession } from '#src/testing/builders.ts';
import { withCaptcha } from '#src/testing/captchaEdge.ts';
import { network, onRoute, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();
withCaptcha();

const failing = (route: Route, headers: Record<string, string>) =>
  onRoute(route, () => HttpResponse.json({ message: 'Se cayó.' }, { status: 500, headers }));

async function type(labels: string[], text: string) {
  for (const name of labels) {
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value: text } });
  }
}

async function sendMessage() {
  await renderApp('/');
  const form = within(await screen.findByRole('region', { name: /^Hablemos|^Contacto|proyecto/ }));
  fireEvent.change(form.getByRole('textbox', { name: 'Correo electrónico' }), {
    target: { value: 'rosa@demo.pe' },
  });
  await type(['Nombre', 'Asunto', 'Mensaje'], 'Hola');
  await userEvent.click(form.getByRole('button', { name: /^Envia/ }));
}

async function raiseTicket() {
  await renderApp('/support');
  await userEvent.click(await screen.findByRole('button', { name: 'Crear Nuevo Ticket' }));
  await type(['Asunto', 'Descripción detallada'], 'Hola');
  await userEvent.click(screen.getByRole('button', { name: /^Enviar/ }));
}

test.each<[string, Route, () => Promise<unknown>]>([
  ['a read of the dashboard', routes.getDashboard, () => renderApp('/dashboard')],
  ['a read of the tickets', listRoutes.pageTickets, () => renderApp('/support')],
  ['a form of the portal', routes.createTicket, raiseTicket],
  ['a form of the landing', routes.sendContactMessage, sendMessage],
])('%s that fails offers what to quote', async (_what, call, act) => {
  const profile = aProfile();
  storeSession(profile.id);
  serveIdentity(profile);
  network.use(failing(call, { 'x-request-id': 'a1b2' }));
  await act();
  expect(await screen.findByText('Detalles')).toBeVisible();
  expect(screen.getByText(/^Código a1b2, /)).toBeInTheDocument();
});

test('without request ids there are no details to quote', async () => {
  const profile = aProfile();
  storeSession(profile.id);
  serveIdentity(profile);
  network.use(failing(routes.getDashboard, {}));
  await renderApp('/dashboard');
  expect(await screen.findByRole('alert')).toHaveTextContent('Se cayó.');
  expect(screen.queryByText('Detalles')).toBeNull();
});
