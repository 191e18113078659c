import type { Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { at, expect, expectAnswers, expectRoute, FULL, tabTo, test, THEMES } from './test.ts';

/** The tabs and the number of works in each (SITE-9, SITE-10). */
const TABS = [
  ['Página Web', 3],
  ['Automatizaciones', 3],
  ['Desarrollo Personalizado', 2],
  ['Otros', 2],
] as const;

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const works = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const ways = (page: Page) => works(page).getByRole('link', { name: /^Ver Proyecto/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function openPortfolio(page: Page): Promise<void> {
  await page.goto(at('/#portfolio'));
  await expectAnswers(page);
  await expect(works(page).first()).toBeVisible();
}

/** Pictures load lazily; each must really have loaded. */
async function expectPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(picture).toHaveJSProperty('complete', true);
  }
}

for (const [width, details] of [
  [360, FULL],
  [1440, {}],
] as const) {
  test.describe(`at ${width} px`, details, () => {
    test.use({ viewport: { width, height: 800 } });

    test('each tab shows its works with their pictures', FULL, async ({ page }) => {
      await openPortfolio(page);
      for (const [name, count] of TABS) {
        await tab(page, name).click();
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
        await expect(works(page)).toHaveCount(count);
        await expectPictures(page);
      }
    });

    test(
      'arrow keys change the tab, Tab moves on to the works, Enter opens one',
      FULL,
      async ({ page }) => {
        await openPortfolio(page);
        await tabTo(page, tab(page, 'Página Web'));
        for (const [name] of [...TABS.slice(1), ...TABS.slice(0, 1)]) {
          await page.keyboard.press('ArrowRight');
          await expect(tab(page, name)).toBeFocused();
          // Scrolling rounds to whole pixels.
          await expect(tab(page, name)).toBeInViewport({ ratio: 0.95 });
        }
        await page.keyboard.press('End');
        await expect(tab(page, 'Otros')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(ways(page).first()).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/#\/portfolio\//);
        await expect(title(page)).toBeFocused();
      },
    );

    test('every work opens its case, and back returns to its place and tab', async ({ page }) => {
      test.slow();
      await openPortfolio(page);
      for (const [name, count] of TABS) {
        await tab(page, name).click();
        for (let index = 0; index < count; index++) {
          const way = ways(page).nth(index);
          const work = await works(page).nth(index).getByRole('heading').innerText();
          await way.scrollIntoViewIfNeeded();
          const left = await page.evaluate(() => window.scrollY);
          await way.click();
          await expect(title(page)).toHaveText(work);
          await page.goBack();
          await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
          await expect(way).toBeInViewport();
          expect(await page.evaluate(() => window.scrollY)).toBe(left);
        }
      }
    });
  });
}

test(
  'a case links to a service, to the next case and to the contact form',
  FULL,
  async ({ page }) => {
    await page.goto(at('/portfolio/qantu'));
    await expectRoute(page, '/portfolio/qantu');
    await expectPictures(page);
    await page.getByRole('link', { name: 'Diseño gráfico y branding' }).click();
    await expect(page).toHaveURL(/#\/services#servicio-\d$/);
    await expect(page.getByRole('heading', { name: 'Diseño gráfico y branding' })).toBeFocused();
    await page.goBack();
    await page.getByRole('link', { name: /^Caso siguiente/ }).click();
    await expect(title(page)).toHaveText('Feria de Noche');
    await page.getByRole('link', { name: 'Conversemos' }).click();
    await expect(page.getByRole('heading', { name: 'Hablemos de tu proyecto' })).toBeFocused();
  },
);

test('an unknown case shows the home screen', FULL, async ({ page }) => {
  await page.goto(at('/portfolio/nada'));
  await expect(title(page)).toHaveText(/^De la idea al producto/);
});

for (const colorScheme of THEMES) {
  test.describe(`in the ${colorScheme} theme`, FULL, () => {
    test.use({ colorScheme });

    test('tabs and cases are accessible and fit a narrow screen', async ({ page }) => {
      await openPortfolio(page);
      await tab(page, 'Otros').click();
      await inspectScreen(page, '#portfolio');
      await page.goto(at('/portfolio/feria-de-noche'));
      await expectRoute(page, '/portfolio/feria-de-noche');
      await inspectScreen(page);
    });
  });
}
