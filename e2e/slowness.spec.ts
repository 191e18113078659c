import { expect, field, FULL, signIn, test } from './test.ts';
import { raiseTicket, replyTo } from './tickets.ts';

test('slow rows have placeholders, and appear', async ({ page }) => {
  const released = Promise.withResolvers<undefined>();
  await page.route(/\/api\/data\/tickets\/page(\?|$)/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await signIn(page, 'client', '/support');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  released.resolve(undefined);
  await expect(page.locator('section li').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a client’s projects do not wait for the tickets, which move nothing', async ({
  page,
  request,
}) => {
  await replyTo(request, 'ticketManager', await raiseTicket(request), 'Ya está.');
  await page.setViewportSize({ width: 360, height: 800 });
  const released = Promise.withResolvers<undefined>();
  await page.route(/\/api\/data\/tickets(\/page)?(\?|$)/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await signIn(page, 'client', '/dashboard');
  const projects = page.getByRole('region', { name: 'Proyectos Activos' }).getByRole('listitem');
  await expect(projects.first().getByRole('button', { name: /^Análisis/ })).toBeVisible();
  const answered = page.getByRole('link', { name: /^Te respondi/ });
  await expect(answered).toHaveCount(0);
  const place = await projects.first().boundingBox();
  released.resolve(undefined);
  await expect(answered).toBeVisible();
  expect(await projects.first().boundingBox()).toEqual(place);
});

test('an answer that takes ten seconds is awaited, with a message', FULL, async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'copywriter', '/support');
  const released = Promise.withResolvers<undefined>();
  let sent = 0;
  await page.route(/\/api\/data\/tickets(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await released.promise;
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'Crear Nuevo Ticket' }).click();
  await field(page, 'subject').fill('Con paciencia');
  await field(page, 'description').fill('La red va lenta.');
  const submit = page.locator('main button[type=submit]');
  await submit.dblclick();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  const wait = page.getByText('El servicio está tardando más de lo normal.');
  await expect(wait).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(wait).toBeVisible();
  await expect(field(page, 'subject')).toHaveValue('Con paciencia');
  released.resolve(undefined);
  await expect(page.locator('section li').first()).toContainText('Con paciencia');
  expect(sent).toBe(1);
});
