import type { Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { ENTRANCES, FORGOT_PASSWORD, PUBLIC_ROUTES } from './routes.ts';
import { at, expect, expectRoute, FULL, tabTo, test } from './test.ts';

const description = (page: Page) =>
  page.locator('meta[name="description"]').getAttribute('content');

test(
  'each screen has its own title and description, and the landing restores its own',
  FULL,
  async ({ page }) => {
    const screens = [...PUBLIC_ROUTES.filter((route) => route !== '/home'), ...ENTRANCES];
    const heads: (string | null)[][] = [];
    for (const route of [...screens, FORGOT_PASSWORD, '/']) {
      await page.goto(at(route));
      await expectRoute(page, route);
      // The title changes with the address, before the page's code has loaded.
      await expect.poll(() => page.title()).not.toBe(heads.at(-1)?.[0]);
      heads.push([await page.title(), await description(page)]);
    }
    expect(heads.at(-1)).toEqual(heads[0]);
    for (const column of [0, 1]) {
      const texts = heads.slice(1).map((head) => head[column]);
      expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
    }
  },
);

test('a shared link has a preview with absolute addresses that exist', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto(at('/'));
  const meta = (property: string) =>
    page.locator(`meta[property="og:${property}"]`).getAttribute('content');
  expect(await meta('url')).toBe(`${baseURL}/`);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${baseURL}/`);
  expect(await meta('title')).toBe(await page.title());
  expect(await meta('description')).toBe(await description(page));
  const picture = await request.get((await meta('image')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).byteLength).toBeLessThan(100_000);
  expect(await (await request.get('/robots.txt')).text()).toContain(`${baseURL}/sitemap.xml`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/</loc>`);
});

test('the structured data of the agency matches its pages', FULL, async ({ page }) => {
  await page.goto(at('/'));
  await expectRoute(page, '/');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(json ?? '') as {
    name: string;
    taxID: string;
    telephone: string[];
    email: string;
    sameAs: string[];
  };
  const landing = page.locator('body');
  for (const text of [data.name, data.taxID, data.email, ...data.telephone]) {
    await expect(landing).toContainText(text);
  }
  for (const address of data.sameAs) {
    await expect(page.locator(`footer a[href="${address}"]`)).toHaveCount(1);
  }
});

test('the structured data of the services match their page', FULL, async ({ page, request }) => {
  const html = await (await request.get('/servicios')).text();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const data = JSON.parse(json) as { '@graph': { '@type': string; name: string }[] };
  const services = data['@graph'].filter((part) => part['@type'] === 'Service');
  expect(services).toHaveLength(6);
  await page.goto(at('/services'));
  await expectRoute(page, '/services');
  for (const { name } of services) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
});

test('each public page is a document without a program at an address of its own', async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(15);
  const titles = new Set<string>();
  for (const address of addresses.slice(1)) {
    const html = await (await request.get(address)).text();
    const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    titles.add(find(/<title>(.*?)<\/title>/) + find(/name="description" content="(.+?)"/));
    expect(find(/rel="canonical" href="(.*?)"/)).toBe(address);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    const picture = await request.get(find(/og:image" content="(.*?)"/));
    expect(picture.headers()['content-type']).toBe('image/png');
    const data = JSON.parse(find(/ld\+json">(.*?)<\/script>/)) as { '@graph': object[] };
    expect(data['@graph']).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
    const offered = data['@graph'].filter(
      (thing) => '@type' in thing && thing['@type'] === 'Service',
    );
    expect(offered).toHaveLength(address.endsWith('/servicios') ? 6 : 0);
  }
  expect(titles.size).toBe(14);

  for (const [address, route, heading] of [
    ['/servicios', '/services', 'Servicios'],
    ['/libro-de-reclamaciones', '/complaints-book', 'Libro de Reclamaciones'],
  ] as const) {
    await page.goto(`${baseURL}${address}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await inspectScreen(page);
    await page.getByRole('main').getByRole('link').first().click();
    await expectRoute(page, route);
  }
});

test('on a phone the menu opens, navigates and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(at('/terms'));
  await expectRoute(page, '/terms');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Abrir menú' }));
  await page.keyboard.press('Enter');
  const services = page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Servicios' });
  await tabTo(page, services);
  await page.keyboard.press('Enter');
  await expectRoute(page, '/services');
  await expect(services).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('at every width the chat button is visible and covers nothing', FULL, async ({ page }) => {
  await page.goto(at('/terms'));
  await expectRoute(page, '/terms');
  const chat = page.getByRole('link', { name: 'Escríbenos por WhatsApp' });
  for (const width of [1440, 1100, 768, 360, 320]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      if (width < 360) await page.getByRole('button', { name: 'Abrir menú' }).click();
      await expect(page.getByRole('banner').locator(chat)).toBeVisible();
      await expect(chat).toHaveCount(1);
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hola/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // One line: the links in the header do not wrap.
      if (width >= 360) expect((await page.getByRole('banner').boundingBox())?.height).toBe(65);
    });
  }
});
