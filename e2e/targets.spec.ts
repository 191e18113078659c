import { ENTRANCES, FORGOT_PASSWORD, PUBLIC_ROUTES } from './routes.ts';
import { at, expect, expectAnswers, FULL, signIn, test } from './test.ts';

for (const [width, details] of [
  [360, {}],
  [768, FULL],
] as const) {
  const title = `main actions of public pages are 44 px high, other targets 24 px, at ${width} px`;
  test(title, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const small: string[] = [];
    for (const route of [...PUBLIC_ROUTES, ...ENTRANCES, FORGOT_PASSWORD]) {
      await page.goto(route === '/' ? route : at(route));
      await expectAnswers(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      small.push(...(await page.evaluate(smallTargets)).map((target) => `${route} ${target}`));
    }
    expect(small).toEqual([]);
  });
}

test('fields in windows up to 700 px have text of 16 px', async ({ page }) => {
  await signIn(page, 'admin', '/admin/dashboard');
  const small: string[] = [];
  for (const width of [360, 700]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('/admin/dashboard'));
    await page
      .getByRole('button', { name: /^Cronograma de/ })
      .first()
      .click();
    await expect(page.locator('[name=startDate]').first()).toBeVisible();
    small.push(...(await page.evaluate(smallFields)));
    for (const route of ['/admin/dashboard?tab=tickets', '/support', '/account']) {
      await page.goto(at(route));
      await expect(page.locator('input, select').first()).toBeAttached();
      small.push(...(await page.evaluate(smallFields)));
    }
  }
  expect(small).toEqual([]);
});

/** Runs in the page: iPhones zoom into fields with smaller text. */
function smallFields(): string[] {
  const fields = document.querySelectorAll(
    'select, textarea, input:not([type=checkbox], [type=radio])',
  );
  return [...fields].flatMap((field) => {
    const { fontSize } = getComputedStyle(field);
    return parseFloat(fontSize) >= 16 ? [] : [`${field.getAttribute('aria-label')}: ${fontSize}`];
  });
}

/** Runs in the page. Links within a sentence may be as high as its line (WCAG 2.2, 2.5.8). */
function smallTargets(): string[] {
  const main = 'header :is(a, button), button[type=submit]';
  const mainNames = /^(Agenda tu sesión gratis|WhatsApp|Agendar mi sesión)$/;
  const targets = document.querySelectorAll<HTMLElement & { type?: string }>(
    'a[href], button, input, select, textarea, summary',
  );
  return [...targets].flatMap((target) => {
    const { display, visibility } = getComputedStyle(target);
    // A choice is pressed anywhere on its card or line. What only screen readers see is not pressed.
    const choice = target.type === 'radio' || target.type === 'checkbox';
    const area = (choice ? target.parentElement : null) ?? target;
    const { width, height, bottom } = area.getBoundingClientRect();
    if (visibility === 'hidden' || width <= 1 || bottom <= 0) return [];
    if (display === 'inline' && target.tagName === 'A') return [];
    const name = (target.textContent || target.getAttribute('name') || '').trim();
    const least = target.matches(main) || mainNames.test(name) ? 44 : 24;
    return Math.min(width, height) >= least - 0.5
      ? []
      : [`${name}: ${Math.round(width)} x ${Math.round(height)}`];
  });
}
