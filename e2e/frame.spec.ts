import { overlappingTexts } from './overlaps.ts';
import { raiseTicket, replyTo } from './tickets.ts';
import { at, expect, expectAnswers, FULL, signIn, tabTo, test } from './test.ts';

/** The header, and the places of the signed in. */

test('the bar at the bottom of a phone covers neither the footer’s end nor what has focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, 'client', '/account');
  const nav = page.getByRole('navigation', { name: 'Tu espacio' });
  await expect(nav.getByRole('link', { name: 'Cuenta' })).toHaveAttribute('aria-current', 'page');
  const barTop = (await nav.boundingBox())?.y ?? 0;
  for (const link of await nav.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.getByRole('contentinfo').getByText('RUC').boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(barTop);
  await page.evaluate(() => window.scrollTo(0, 0));
  const fields = page.getByRole('main').locator('button, input, a');
  for (const field of await fields.all()) {
    await field.focus();
    const box = await field.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop);
  }
});

test('below 64rem ‘Más’ opens the header’s menu, which stands on the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, 'client', '/account');
  const nav = page.getByRole('navigation', { name: 'Tu espacio' });
  const more = nav.getByRole('button', { name: 'Más' });
  const out = page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' });
  await expect(out).toBeHidden();
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  const [end, bar] = [await out.boundingBox(), await nav.boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // The menu stands elsewhere on the page: the keyboard goes on in it.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inicio' }).last()).toBeFocused();
  await tabTo(page, out);
  await expect(out).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(out).toBeHidden();
  await expect(more).toBeFocused();
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toHaveCount(0);
});

test('from 64rem the places and, below them, the panel’s tabs stand in a rail', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await signIn(page, 'admin');
  const tabs = page.getByRole('tablist', { name: 'Partes del panel' });
  await expect(tabs).toHaveAttribute('aria-orientation', 'vertical');
  const places = page.getByRole('navigation', { name: 'Tu espacio' });
  const last = await places.getByRole('link').last().boundingBox();
  const first = await tabs.getByRole('tab').first().boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(208);
  await tabs.getByRole('tab', { name: 'Proyectos' }).press('ArrowDown');
  await expect(tabs.getByRole('tab', { name: 'Tickets de Soporte' })).toBeFocused();
  await expect(places.getByRole('link', { name: 'Tickets' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // They stay while the rows scroll.
  const before = await tabs.boundingBox();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await tabs.boundingBox()).toEqual(before);
});

/** The panel's lists, by their address. */
const TABS = [
  ...['vista=', 'vista=cronograma', 'tab=tickets', 'tab=ideas', 'tab=personal', 'tab=clientes'],
  ...['tab=reclamaciones', 'tab=mensajes'],
];

for (const [width, height, least, details] of [
  [1440, 900, 300, {}],
  [768, 1024, 380, FULL],
  [360, 800, 560, {}],
] as const) {
  const title = `at ${width} px the first row of each list stands within ${least} px`;
  test(title, details, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'admin');
    const low: string[] = [];
    for (const route of [...TABS.map((tab) => `/admin/dashboard?${tab}`), '/support']) {
      await page.goto(at(route));
      await expectAnswers(page);
      const row = page.locator('table:not([aria-hidden] *) tr[data-index]').first();
      await expect(row).toBeVisible();
      const { y } = (await row.boundingBox())!;
      if (y > least) low.push(`${route}: ${y}`);
    }
    expect(low).toEqual([]);
  });
}

test('rows are 44 px high, with names on one line, and their fields look like text until hovered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin');
  const row = page.locator('table:not([aria-hidden] *) tr[data-index]').first();
  await expect(row).toHaveCSS('height', '44px');
  const name = row.locator('[data-look=name]');
  expect((await name.boundingBox())?.width).toBeGreaterThanOrEqual(320);
  const status = row.getByRole('combobox', { name: /^Estado/ });
  const line = () => status.evaluate((field) => getComputedStyle(field).borderTopColor);
  expect(await line()).toBe('rgba(0, 0, 0, 0)');
  await status.hover();
  await expect.poll(line).not.toBe('rgba(0, 0, 0, 0)');
  await name.getByRole('link').click();
  await expect(page).toHaveURL(/\/projects\/[-\w]+$/);
});

for (const [width, percent, details] of [
  [1440, 200, FULL],
  [320, 200, {}],
  [320, 100, FULL],
] as const) {
  const title = `at ${width} px with text at ${percent} % nothing overlaps or scrolls sideways`;
  test(title, details, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size;
      });
    }, `${percent}%`);
    const wrong: string[] = [];
    for (const route of ['/', '/services', '/privacy', '/login', '/complaints-book']) {
      await page.goto(at(route));
      await look(route);
    }
    const ticket = await raiseTicket(request);
    await replyTo(request, 'ticketManager', ticket, 'Lo vemos.');
    for (const [person, routes] of [
      ['client', ['/dashboard', '/support', `/support/${ticket.id}`]],
      ['ticketManager', [`/support/${ticket.id}`]],
      ['admin', [...TABS.map((tab) => `/admin/dashboard?${tab}`), '/support', '/account']],
    ] as const) {
      await signIn(page, person);
      for (const route of routes) {
        await page.goto(at(route));
        await expect(page.getByRole('button', { name: /^Avisos(,|$)/ })).toBeVisible();
        await look(`${person} ${route}`);
      }
    }
    expect(wrong).toEqual([]);

    async function look(where: string) {
      await expectAnswers(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const { scrollWidth } = await page.evaluate(() => document.documentElement);
      if (scrollWidth > width) wrong.push(`${where}: ${scrollWidth}`);
      for (const pair of await overlappingTexts(page)) wrong.push(`${where}: ${pair}`);
    }
  });
}
