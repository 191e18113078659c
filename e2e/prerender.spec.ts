import type { Page } from '@playwright/test';
import { at, expect, field, FULL, signIn, test } from './test.ts';

/** What the landing says before any script, and shows to nobody who asked for another page. */
const HEADLINE = 'De la idea al producto';

/** Holds the program's files back until the returned function is called: a slow connection. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The page answers: nothing of it waits for the program any more. */
async function expectAnswers(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-start');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing reads complete', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADLINE);
    await expect(page.locator('main section')).toHaveCount(12);
    await expect(page.getByRole('link', { name: 'Acceso Clientes' })).toBeVisible();
    await expect(page.locator('#contact [name=message]')).toBeVisible();
  });
});

test('the program is asked for after the first frame', async ({ page }) => {
  await page.goto('/');
  await expectAnswers(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByType('paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|woff2)$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test('the program runs once somebody acts', async ({ page }) => {
  // The moment at which it runs without anybody does not come.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const later = (act: TimerHandler, time = 0) => (time < 4_000 ? start(act, time) : 0);
    Object.assign(window, { setTimeout: later });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const start = page.locator('html');
  await expect(start).toHaveAttribute('data-start', 'landing');
  await page.mouse.move(100, 100);
  await expectAnswers(page);
});

for (const [route, details] of [
  ['/login', {}],
  ['/services', FULL],
  ['/terms', FULL],
] as const) {
  test(`nothing of the landing shows on ${route}`, details, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.getElementById('portfolio')?.checkVisibility()) seen.push(performance.now());
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(at(route));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate('seen')).toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('nothing looks different once the program runs', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeVisible();
  const before = await looks(page);
  release();
  await expectAnswers(page);
  await page.mouse.wheel(0, 300);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(await looks(page)).toEqual(before);
});

/** How the page's elements are set; not what arrives later, as the typeface does. */
async function looks(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((all) =>
    all.map((element) => {
      const { tagName, textContent } = element;
      const { fontSize, fontWeight, color, display, margin, padding } = getComputedStyle(element);
      const name = `${tagName} ${textContent.slice(0, 20)}`;
      return [name, fontSize, fontWeight, color, display, margin, padding].join(' | ');
    }),
  );
}

test('a place scrolled to before the program runs is come back to', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'Lo que dicen quienes ya lanzaron' });
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  release();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await expect(heading).toBeInViewport();
});

test('a link followed while the page comes to life leads on', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function listen(...args) {
      // The first listener on it is React's, just before it renders.
      if (this instanceof Element && this.id === 'root') location.hash = '#/terms';
      addEventListener.apply(this, args);
    };
  });
  await page.goto('/');
  await page.mouse.move(100, 100);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Términos y Condiciones');
  await expect(heading).toBeFocused();
  await expectAnswers(page);
});

test('what is typed before the program runs is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await field(page, 'prompt').fill('Una web para mi bodega');
  await field(page, 'message').fill('Quiero vender por internet.');
  release();
  await expectAnswers(page);
  // The sections below answer as well.
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await expect(field(page, 'prompt')).toHaveValue('Una web para mi bodega');
  await expect(field(page, 'message')).toHaveValue('Quiero vender por internet.');
  await page.reload();
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(field(page, 'message')).toHaveValue('Quiero vender por internet.');
});

test('what is pressed before the program runs counts once it runs', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: /^Usar tema/ }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe(before);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
});

test('a form that is sent before the program runs is sent once it runs', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#newsletter').getByRole('button').click();
  release();
  await expect(page.getByText('Por favor, introduce un correo válido.')).toBeVisible();
});

test('a link that is followed before the program runs leads on', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Acceso Clientes' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portal de Clientes');
  await expect(page.locator('main section#portfolio')).toHaveCount(0);
});

test('whoever has a session is never offered the way in', async ({ page }) => {
  await signIn(page, 'client');
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADLINE);
  await expect(page.getByText('Acceso Clientes')).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
});

test('the code of what is further down comes with the first sign of somebody', async ({ page }) => {
  const scripts = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  await page.goto('/');
  await expectAnswers(page);
  const atFirst = await scripts();
  await expect(page.locator('[data-waiting]')).not.toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(await scripts()).toBeGreaterThan(atFirst);
  await expect(page.locator('main section')).toHaveCount(12);
});

test('a link to a section leads there before its code has come', async ({ page }) => {
  await page.goto('/#/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(page.locator('#contact h2')).toBeFocused();
});
