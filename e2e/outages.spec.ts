import { everythingAbout } from './outside.ts';
import { at, expect, expectRoute, FULL, signIn, signInByForm, test } from './test.ts';

test.describe('while the services are away', () => {
  test.use({ expectedConsole: [/ERR_(CONNECTION|EMPTY|SOCKET|FAILED)|Error fetching profile/] });

  test(
    'a restart of the server keeps data and sessions',
    FULL,
    async ({ page, request, product }) => {
      const before = await everythingAbout(request, 'client');
      await signIn(page, 'client');
      const projects = page.getByRole('region', { name: 'Proyectos Activos' });
      // The first timeline loads after the rows.
      const timeline = projects.getByText(/^Cronograma del /).first();
      await expect(timeline).toBeAttached();
      const shown = await projects.innerText();

      await product.stop();
      await product.start();

      expect(await everythingAbout(request, 'client')).toEqual(before);
      await page.reload();
      await expectRoute(page, '/dashboard');
      await expect(timeline).toBeAttached();
      expect(await projects.innerText()).toBe(shown);
    },
  );

  test(
    'a stored session waits ten seconds for identity, then offers to retry',
    FULL,
    async ({ page }) => {
      await signIn(page, 'client');
      await page.clock.install();
      await page.route(/\/(auth|rest)\/v1\//, () => new Promise(() => undefined));
      await page.reload();
      await expect(page.getByText('Cargando...')).toBeVisible();
      await page.clock.fastForward(11_000);
      const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
      // The clock keeps running, so a limit much longer than ten seconds fails.
      await expect(retry).toBeVisible({ timeout: 5_000 });

      await page.unroute(/\/(auth|rest)\/v1\//);
      await retry.click();
      await expectRoute(page, '/dashboard');
      await expect(page.getByRole('main').getByRole('progressbar')).not.toHaveCount(0);
    },
  );

  test(
    'sign-out works without the server, and removes all data',
    FULL,
    async ({ page, product }) => {
      await signInByForm(page, 'client');
      await expect(page.getByRole('main').getByRole('progressbar')).not.toHaveCount(0);
      await product.stop();
      await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
      await expect(page.getByRole('link', { name: 'Acceso Clientes' })).toBeVisible();
      await product.start();
      await page.goto(at('/dashboard'));
      await page.reload();
      await expectRoute(page, '/login');
    },
  );
});
