import { expectFits, inspectScreen } from './inspectScreen.ts';
import { everythingAbout } from './outside.ts';
import { openSupport, toggle, rowOf, statusOf, raise } from './supportPage.ts';
import { at, expect, expectRoute, field, FULL, signIn, tabTo, test, THEMES } from './test.ts';

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
      await expect(
        page.getByRole('status').filter({ hasText: 'Recibimos tu ticket' }),
      ).toBeVisible();
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
      // Only their own, and those they work on.
      const own = data.tickets.filter(({ userName }) => userName === profile.full_name);
      const others = /Asignado a ti|De tu proyecto/;
      const rows = page.locator('section li').filter({ hasNotText: others });
      await expect(rows).toHaveCount(own.length);
      await expectFits(page);
    },
  );
}

test('a client’s rows are 64 px high, and lead to the ticket wherever they are clicked', async ({
  page,
}) => {
  await page.route('**/data/tickets/page*', async (route) => {
    const answer = await route.fetch();
    const page = (await answer.json()) as { rows: object[] };
    const author = { full_name: 'Jorge Alberto Huamán Quispe de la Cruz', staff: true };
    const lastMessage = { at: new Date().toISOString(), author };
    Object.assign(page.rows[0] ?? {}, { status: 'Abierto', waitingSince: null, lastMessage });
    await route.fulfill({ response: answer, json: page });
  });
  await openSupport(page, 'client');
  const rows = page.locator('section li');
  await expect(rows.first()).toContainText('respondió');
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBe(64);
  const row = rows.last();
  const { width, height } = (await row.boundingBox())!;
  const subject = await row.getByRole('heading').innerText();
  await row.click({ position: { x: width - 8, y: height - 4 } });
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
});

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

test(
  'a client sees a ticket manager’s change within five seconds',
  FULL,
  async ({ page, browser, baseURL }) => {
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
    const asked = page.waitForResponse(/\/api\/data\/tickets\/page(\?|$)/);
    await page.clock.runFor(5_000);
    await asked;
    await page.clock.resume();
    await expect(card).toContainText('En Progreso');
    await context.close();
  },
);

test('search, filter and order are kept in the address', FULL, async ({ page }) => {
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

test(
  'by keyboard alone, a client creates a ticket, and a manager sets its status',
  FULL,
  async ({ page }) => {
    await openSupport(page, 'client');
    await tabTo(page, toggle(page));
    await page.keyboard.press('Enter');
    await tabTo(page, field(page, 'subject'));
    await page.keyboard.press('Enter');
    await expect(field(page, 'subject')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('Con el teclado');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sin ratón.');
    await tabTo(page, page.getByRole('button', { name: 'Enviar ticket' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Recibimos tu ticket' })).toBeVisible();
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
  },
);

for (const colorScheme of THEMES) {
  test.describe(`in the ${colorScheme} theme`, FULL, () => {
    test.use({ colorScheme });

    test('form, open rows and an empty search are accessible', async ({ page }) => {
      await openSupport(page, 'client');
      await toggle(page).click();
      await page.locator('button[type=submit]').click();
      await inspectScreen(page);
      await openSupport(page, 'ticketManager');
      await page
        .getByRole('button', { name: /^Ver: / })
        .first()
        .click();
      await inspectScreen(page);
      await page.getByLabel('Buscar').fill('nada de nada');
      await expect(page.getByText('Ningún ticket coincide')).toBeVisible();
      await inspectScreen(page);
    });
  });
}
