import type { Page } from '@playwright/test';
import { at, expect, expectAnswers, field, FULL, holdScripts, signIn, test } from './test.ts';

/** A text of the prerendered landing that must not appear on other pages. */
const HEADLINE = 'De la idea al producto';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing is complete', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADLINE);
    await expect(page.locator('main section').last()).toHaveAttribute('id', 'newsletter');
    await expect(page.getByRole('link', { name: 'Acceso Clientes' })).toBeVisible();
    await expect(page.locator('#contact [name=message]')).toBeVisible();
  });
});

test('the program loads after the first frame', FULL, async ({ page }) => {
  await page.goto('/');
  await expectAnswers(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByType('paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(1);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

for (const [route, details] of [
  ['/login', {}],
  ['/services', FULL],
  ['/terms', FULL],
] as const) {
  test(`the landing is not visible on ${route}`, details, async ({ page }) => {
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

test.describe('as it is', () => {
  test.use({ translated: false });

  test('hydration changes nothing visible', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    const before = await looks(page);
    release();
    await expectAnswers(page);
    expect(await looks(page)).toEqual(before);
  });
});

/** Layout and style of the page's elements, except what loads later, such as the typeface. */
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

test('a scroll position from before hydration is restored', FULL, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'Lo que dicen quienes ya lanzaron' });
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  release();
  await expectAnswers(page);
  await page.reload();
  await expectAnswers(page);
  await expect(heading).toBeInViewport();
});

test('a link followed during hydration works', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function listen(...args) {
      // React's listener on the root is added first, just before it renders.
      if (this instanceof Element && this.id === 'root') location.hash = '#/terms';
      addEventListener.apply(this, args);
    };
  });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Términos y Condiciones');
  await expect(heading).toBeFocused();
  await expectAnswers(page);
});

test('text typed before hydration is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await field(page, 'prompt').fill('Una web para mi bodega');
  await field(page, 'message').fill('Quiero vender por internet.');
  release();
  await expectAnswers(page);
  await expect(field(page, 'prompt')).toHaveValue('Una web para mi bodega');
  await expect(field(page, 'message')).toHaveValue('Quiero vender por internet.');
  await page.reload();
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(field(page, 'message')).toHaveValue('Quiero vender por internet.');
});

test('hydration leaves focus in a field that is being filled in', FULL, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(at('/#contact'), { waitUntil: 'commit' });
  await field(page, 'message').focus();
  release();
  await expectAnswers(page);
  await page.keyboard.type('Quiero vender por internet.');
  await expect(field(page, 'message')).toHaveValue('Quiero vender por internet.');
});

test('before hydration controls are marked as disabled, and nothing is sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const controls = [
    page.getByRole('button', { name: /^Usar tema/ }),
    page.getByRole('tab').first(),
    page.locator('#newsletter').getByRole('button'),
    page.locator('#contact').getByRole('button', { name: 'Enviar' }),
  ];
  for (const control of controls) await expect(control).toHaveAttribute('aria-disabled', 'true');
  await field(page, 'message').fill('Quiero vender por internet.');
  await controls[3]?.click({ force: true });
  await page.locator('#newsletter [name=email]').press('Enter');
  release();
  await expectAnswers(page);
  for (const control of controls) await expect(control).not.toHaveAttribute('aria-disabled');
  // A native form submission would put its fields into the address.
  expect(new URL(page.url()).search).toBe('');
  await expect(field(page, 'message')).toHaveValue('Quiero vender por internet.');
  await page.locator('#newsletter').getByRole('button').click();
  await expect(page.getByText('Por favor, introduce un correo válido.')).toBeVisible();
});

test('a link followed before hydration works', FULL, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Acceso Clientes' }).click();
  release();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Portal de Clientes');
  await expect(heading).toBeFocused();
  await expect(page.locator('main section#portfolio')).toHaveCount(0);
});

test('a link to a section scrolls there before hydration', FULL, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Agendar mi sesión' }).click();
  await expect(page.locator('#contact')).toBeInViewport();
  release();
  await expectAnswers(page);
  await expect(page.locator('#contact h2')).toBeFocused();
  await expect(page.locator('#contact h2')).toBeInViewport();
});

test('the skip link works before hydration, and loses nothing', FULL, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await field(page, 'prompt').fill('Una web para mi bodega');
  const link = page.getByRole('link', { name: 'Saltar al contenido' });
  await link.focus();
  await link.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  release();
  await expectAnswers(page);
  await expect(field(page, 'prompt')).toHaveValue('Una web para mi bodega');
  await expect(page.getByRole('link', { name: 'Inicio' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.describe('a program file that fails to load', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('is reported, and can be retried', FULL, async ({ page }) => {
    let failures = 2;
    await page.route('**/framework.*.js', async (route) => {
      failures -= 1;
      if (failures >= 0) await route.abort();
      else await route.continue();
    });
    await page.goto(at('/login'));
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body, '::before').content))
      .toContain('No pudimos cargar la página');
    await expect(field(page, 'password')).toBeVisible();
  });
});

test('a person with a session is never offered to sign in', async ({ page }) => {
  await signIn(page, 'client');
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADLINE);
  await expect(page.getByText('Acceso Clientes')).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
});

test('a link to a section works', FULL, async ({ page }) => {
  await page.goto('/#/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(page.locator('#contact h2')).toBeFocused();
});
