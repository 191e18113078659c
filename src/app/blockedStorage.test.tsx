import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { aProfile } from '#src/testing/builders.ts';
import { network, onCall, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('with blocked storage people can still sign in, work and sign out', async () => {
  const blocked = [
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(deny),
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny),
  ];
  const user = userEvent.setup();
  serveIdentity(aProfile());
  let token: string | null = null;
  network.use(
    onCall('getDashboard', ({ request }) => {
      token = request.headers.get('authorization');
      return HttpResponse.json({ projects: [], serviceIds: [] });
    }),
  );
  await renderApp('/login');
  await user.type(await screen.findByLabelText('Correo electrónico'), 'rosa@demo.pe');
  await user.type(screen.getByLabelText('Contraseña'), 'secreta-2026');
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));

  expect(await screen.findByRole('heading', { name: /Rosa Quispe/ })).toBeVisible();
  expect(token).toBe('Bearer token-2');

  await user.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
  await waitFor(() => {
    expect(window.location.hash).toBe('#/login');
  });
  for (const storage of blocked) storage.mockRestore();
});
