import type { Page } from '@playwright/test';
import { takeScreens } from './takeScreens.ts';

const TABS = ['Página Web', 'Automatizaciones', 'Desarrollo Personalizado', 'Otros'];

/** Later sections load when they are near the viewport. */
const choose = (name: string) => async (page: Page) => {
  await page.locator('#portfolio').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name }).click();
};

takeScreens([
  ...TABS.map((name, at) => ({ name: `portfolio-${at + 1}`, route: '/', act: choose(name) })),
  { name: 'case', route: '/portfolio/chacra-directa' },
  { name: 'case-dark-picture', route: '/portfolio/feria-de-noche' },
]);
