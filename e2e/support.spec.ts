import type { Locator, Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { everythingAbout } from './outside.ts';
import { PEOPLE, type Person } from './people.ts';
import {
  at,
  expect,
  expectRoute,
  field,
  fillInLogin,
  FULL,
  signIn,
  signInByForm,
  tabTo,
  test,
  THEMES,
} from './test.ts';

async function openSupport(page: Page, person: Person): Promise<void> {
  await signIn(page, person, '/support');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const toggle = (page: Page) => page.getByRole('button', { name: 'Crear Nuevo Ticket' });

/** The table row of a ticket. */
const rowOf = (page: Page, subject: string): Locator =>
  page.getByRole('row').filter({ hasText: subject });

const statusOf = (page: Page, subject: string): Locator =>
  rowOf(page, subject).locator('[name="status"]');

async function raise(page: Page, subject: string, words: string): Promise<void> {
  await toggle(page).click();
  await field(page, 'subject').fill(subject);
  await field(page, 'description').fill(words);
  await page.locator('button[type=submit]').click();
}

for (const [person, details] of [
  ['client', {}],
  ['projectManager', FULL],
  ['copywriter', FULL],
] as const) {
  test(
    `${person} creates a ticket, which is stored in the database`,
    details,
    async ({ page, request }) => {
      await openSupport(page, person);
      const subject = `<b>Ñandú</b> de ${person} ${'x'.repeat(150)}`;
      await raise(page, subject, 'Uno\n<script>dos</script>');
      await expect(page.getByRole('status')).toContainText('Recibimos tu ticket');
      const [first] = await page.locator('section li').all();
      await expect(first!).toContainText(subject);
      await expect(first!).toContainText('<script>dos</script>');
      await expect(first!).toContainText('Abierto');
      await expect(field(page, 'subject')).toHaveCount(0);

      const { data, profile } = await everythingAbout(request, person);
      const kept = data.tickets.filter((ticket) => ticket.subject === subject);
      expect(kept).toMatchObject([
        {
          userName: profile.full_name,
          description: 'Uno\n<script>dos</script>',
          status: 'Abierto',
        },
      ]);
      // Only their own.
      const own = data.tickets.filter(({ userName }) => userName === profile.full_name);
      await expect(page.locator('section li')).toHaveCount(own.length);
      await inspectScreen(page);
    },
  );
}

for (const [person, details] of [
  ['ticketManager', {}],
  ['admin', FULL],
] as const) {
  const title = `${person} sees every ticket and sets a status, which the database has`;
  test(title, details, async ({ page, request }) => {
    const { data } = await everythingAbout(request, 'admin');
    await openSupport(page, person);
    await expect(toggle(page)).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveAttribute(
      'aria-rowcount',
      String(data.tickets.length + 1),
    );
    const ticket = data.tickets.find(({ status }) => status === 'Abierto')!;
    const row = rowOf(page, ticket.subject);
    await expect(row).toContainText(ticket.userName);
    await statusOf(page, ticket.subject).selectOption('Cerrado');
    await expect(row).toContainText('Guardado');
    const now = await everythingAbout(request, 'admin');
    expect(now.data.tickets.find(({ id }) => id === ticket.id)?.status).toBe('Cerrado');
    await statusOf(page, ticket.subject).selectOption('Abierto');
    await expect(row).toContainText('Guardado');
  });
}

test('a client sees a ticket manager’s change within five seconds', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.install();
  await openSupport(page, 'otherClient');
  await raise(page, 'Dos a la vez', 'Lo vemos juntos.');
  const card = page.locator('section li').filter({ hasText: 'Dos a la vez' });
  await expect(card).toContainText('Abierto');
  // From here on the journey controls the client's clock, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);

  const context = await browser.newContext({ baseURL: baseURL! });
  const desk = await context.newPage();
  await openSupport(desk, 'ticketManager');
  await statusOf(desk, 'Dos a la vez').selectOption('En Progreso');
  await expect(rowOf(desk, 'Dos a la vez')).toContainText('Guardado');
  await expect(card).toContainText('Abierto');
  const asked = page.waitForResponse(/\/api\/data\/tickets(\?|$)/);
  await page.clock.runFor(5_000);
  await asked;
  await page.clock.resume();
  await expect(card).toContainText('En Progreso');
  await context.close();
});

test('search, filter and order are kept in the address', async ({ page }) => {
  await openSupport(page, 'ticketManager');
  const shown = page.getByRole('main').getByText(/^\d+ de \d+ tickets$/);
  await page.getByLabel('Buscar').fill('guia');
  await expect(shown).toBeVisible();
  // Whatever its current status: other journeys change tickets too.
  const status = await page.locator('tbody [name="status"]').first().inputValue();
  await field(page, 'estado').selectOption(status);
  await page.getByRole('columnheader', { name: 'Usuario' }).getByRole('button').click();
  await expect(page).toHaveURL(
    new RegExp(`buscar=guia&estado=${status.replace(' ', '.+')}&orden=usuario`),
  );
  const count = await shown.innerText();
  await page.reload();
  await expect(page.getByLabel('Buscar')).toHaveValue('guia');
  await expect(shown).toHaveText(count);
  await page.goto(at('/services'));
  await expectRoute(page, '/services');
  await page.goBack();
  await expect(page.getByLabel('Buscar')).toHaveValue('guia');
  await page.getByRole('link', { name: 'Soporte' }).first().click();
  await expect(page.getByLabel('Buscar')).toHaveValue('');
});

test('by keyboard alone, a client creates a ticket, and a manager sets its status', async ({
  page,
}) => {
  await openSupport(page, 'client');
  await tabTo(page, toggle(page));
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'subject'));
  await page.keyboard.press('Enter');
  await expect(field(page, 'subject')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Con el teclado');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sin ratón.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Recibimos tu ticket');
  await expect(toggle(page)).toBeFocused();

  await signIn(page, 'ticketManager', '/support?buscar=teclado');
  const open = rowOf(page, 'Con el teclado').getByRole('button');
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sin ratón.')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(statusOf(page, 'Con el teclado')).toBeFocused();
  await page.keyboard.type('Cer');
  await expect(rowOf(page, 'Con el teclado')).toContainText('Guardado');
});

test.describe('when something fails', () => {
  test.use({
    expectedConsole: [/status of 40[01]|ERR_(CONNECTION|EMPTY|SOCKET|INTERNET)/],
  });

  test('offline the rows stay, and are up to date after reconnecting', async ({
    page,
    context,
  }) => {
    await openSupport(page, 'ticketManager');
    await context.setOffline(true);
    await expect(page.getByRole('alert')).toContainText('Error al recargar los datos.');
    await expect(page.getByRole('row')).not.toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

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
      await expect(page.getByRole('status')).toContainText('Recibimos tu ticket');
      const { data } = await everythingAbout(request, 'client');
      expect(data.tickets.filter(({ subject }) => subject === 'Durante el reinicio')).toHaveLength(
        1,
      );
    },
  );

  test('a session that ends while writing keeps the draft', async ({ page }) => {
    await signInByForm(page, 'client');
    await page.getByRole('link', { name: 'Soporte' }).first().click();
    await expectRoute(page, '/support');
    await page.route(/\/api\/data\/tickets(\?|$)/, (route) =>
      route.fulfill({ status: 401, json: {} }),
    );
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'x' } }),
    );
    await toggle(page).click();
    await field(page, 'subject').fill('A medias');
    await field(page, 'description').fill('No se pierde.');
    await expectRoute(page, '/login');
    await page.unrouteAll();
    await fillInLogin(page, PEOPLE.client.email);
    await expectRoute(page, '/dashboard');
    await page.getByRole('link', { name: 'Soporte' }).first().click();
    await expect(field(page, 'subject')).toHaveValue('A medias');
    await expect(field(page, 'description')).toHaveValue('No se pierde.');
  });
});

for (const [colorScheme, details] of THEMES) {
  test.describe(`in the ${colorScheme} theme`, details, () => {
    test.use({ colorScheme });

    test('form, open rows and an empty search are accessible', async ({ page }) => {
      await openSupport(page, 'client');
      await toggle(page).click();
      await page.locator('button[type=submit]').click();
      await inspectScreen(page);
      await openSupport(page, 'ticketManager');
      await page
        .getByRole('button', { name: /^Leer: / })
        .first()
        .click();
      await inspectScreen(page);
      await page.getByLabel('Buscar').fill('nada de nada');
      await expect(page.getByText('Ningún ticket coincide')).toBeVisible();
      await inspectScreen(page);
    });
  });
}
