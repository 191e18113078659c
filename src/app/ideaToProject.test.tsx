import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { aProfile, anAdminData, anIdea, storeSession } from '#src/testing/builders.ts';
import { network, onCall, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderApp } from '#src/testing/renderApp.tsx';

withNetwork();

test('creating a project from an idea does not scroll, and focus stays in the dialog', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const admin = aProfile({ role: 'admin' });
  const idea = anIdea({ name: 'Menú del día' });
  serveIdentity(admin);
  storeSession(admin.id);
  network.use(
    onCall('getAllData', () => HttpResponse.json(anAdminData())),
    onPage(listRoutes.pageIdeas, () => [idea]),
  );
  await renderApp('/admin/dashboard?tab=ideas');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver: Menú del día' }));
  scrollTo.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Crear proyecto con esta idea' }));
  expect(await screen.findByLabelText('Nombre del proyecto')).toHaveValue('Menú del día');
  // The page has removed the name from the router's state, which is a navigation too.
  expect((window.history.state as { usr: unknown }).usr).toEqual({ keepsScroll: true });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
  scrollTo.mockRestore();
});
