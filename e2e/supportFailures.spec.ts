import { everythingAbout } from './outside.ts';
import { PEOPLE } from './people.ts';
import { openSupport, toggle, raise } from './supportPage.ts';
import {
  endSessionElsewhere,
  expect,
  expectRoute,
  field,
  fillInLogin,
  FULL,
  signInByForm,
  test,
} from './test.ts';

test.describe('when something fails', () => {
  test.use({
    expectedConsole: [/status of 40[01]|ERR_(CONNECTION|EMPTY|SOCKET|INTERNET)/],
  });

  test(
    'offline the rows stay, and are up to date after reconnecting',
    FULL,
    async ({ page, context }) => {
      await openSupport(page, 'ticketManager');
      await context.setOffline(true);
      await expect(page.getByRole('alert')).toContainText('Error al recargar los datos.');
      await expect(page.getByRole('row')).not.toHaveCount(0);
      await context.setOffline(false);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  test(
    'a server that stops during a save loses no text',
    FULL,
    async ({ page, product, request }) => {
      await openSupport(page, 'client');
      await product.stop();
      await raise(page, 'Durante el reinicio', 'Sigue aquí.');
      await expect(page.getByRole('alert').filter({ hasText: 'ticket' })).toHaveText(
        'No se pudo crear el ticket. Inténtalo de nuevo.',
      );
      await product.start();
      await page.reload();
      await expect(field(page, 'description')).toHaveValue('Sigue aquí.');
      await page.locator('button[type=submit]').click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Recibimos tu ticket' }),
      ).toBeVisible();
      const { data } = await everythingAbout(request, 'client');
      expect(data.tickets.filter(({ subject }) => subject === 'Durante el reinicio')).toHaveLength(
        1,
      );
    },
  );

  test('a session that is ended elsewhere while writing keeps the draft', async ({ page }) => {
    await signInByForm(page, 'client');
    await page.getByRole('link', { name: 'Soporte' }).first().click();
    await expectRoute(page, '/support');
    await toggle(page).click();
    await field(page, 'subject').fill('A medias');
    await field(page, 'description').fill('No se pierde.');
    await endSessionElsewhere(page);
    await expectRoute(page, '/login');
    await fillInLogin(page, PEOPLE.client.email);
    await expectRoute(page, '/support');
    await expect(field(page, 'subject')).toHaveValue('A medias');
    await expect(field(page, 'description')).toHaveValue('No se pierde.');
  });
});
