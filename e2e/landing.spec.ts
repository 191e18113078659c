import type { Page } from '@playwright/test';
import { at, expect, expectAnswers, expectRoute, FULL, tabTo, test } from './test.ts';

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1440, height: 900 };

/** Headings in the order of the page; `HomePage.test.tsx` has all sections (SITE-6). */
const HEADINGS = [
  'De la idea al producto, sin cabos sueltos',
  'Tres razones para empezar con nosotros',
  'Tu primera sesión de estrategia es gratis',
  'Tecnología con un toque humano',
  'Con qué construimos',
  'Seis servicios, un solo equipo',
  'Lo que dicen quienes ya lanzaron',
  'Hablemos de tu proyecto',
  '¿Todavía es solo una idea? Descríbela y te proponemos por dónde empezar.',
];

for (const [viewport, details] of [
  [PHONE, FULL],
  [DESK, {}],
] as const) {
  test.describe(`at ${viewport.width} px`, details, () => {
    test.use({ viewport });

    test('the sections are in order, one below the other', FULL, async ({ page }) => {
      await openLanding(page);
      const sections = page.locator('main section');
      await expect(sections.last()).toHaveAttribute('id', 'newsletter');
      const tops = await sections.evaluateAll((all) =>
        all.map((section) => section.getBoundingClientRect().top),
      );
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
      const places = HEADINGS.map((heading) => text.indexOf(heading));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    });

    test('the banner leads to the contact section: visible, with focus on its heading', async ({
      page,
    }) => {
      await openLanding(page);
      await page.getByRole('link', { name: 'Agendar mi sesión' }).click();
      await expectAt(page, 'contact');
    });

    test('a reload restores the scroll position', FULL, async ({ page }) => {
      await openLanding(page);
      const heading = page.getByRole('heading', { name: 'Lo que dicen quienes ya lanzaron' });
      await heading.scrollIntoViewIfNeeded();
      const before = await heading.boundingBox();
      await page.reload();
      await expect(heading).toBeInViewport();
      await expect
        .poll(async () => (await heading.boundingBox())?.y)
        .toBeCloseTo(before?.y ?? 0, 0);
    });

    test('a service links to its entry on the services page', FULL, async ({ page }) => {
      await openLanding(page);
      await page.locator('#services').getByRole('link', { name: 'Marketing digital' }).click();
      await expectRoute(page, '/services#servicio-3');
      const heading = page.getByRole('heading', { name: 'Marketing digital' });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    });

    test('the keyboard reaches every control, and the focus is visible', async ({ page }) => {
      await openLanding(page);
      const target = page.getByRole('link', { name: 'Agendar mi sesión' });
      await tabTo(page, target);
      await expectSeen(page);
      await tabTo(page, page.getByRole('link', { name: 'Ver los seis servicios' }));
      await expectSeen(page);
      await tabTo(page, page.getByRole('link', { name: 'Abrir el generador' }));
      await expectSeen(page);
    });
  });
}

test('choosing a service fills in the contact form', FULL, async ({ page }) => {
  await page.goto(at('/services'));
  await page.getByRole('link', { name: 'Pedir este servicio: Marketing digital' }).click();
  await expectAt(page, 'contact');
  await expect(page.locator('[name="subject"]')).toHaveValue(/Marketing digital/);
});

test('an example of the idea section fills in the generator', FULL, async ({ page }) => {
  await openLanding(page);
  await page.getByRole('link', { name: '«Reservas para mi barbería»' }).click();
  await expectRoute(page, '/ai-tools');
  await expect(page.locator('[name="prompt"]')).toHaveValue('Reservas para mi barbería');
});

/** The landing after hydration. */
async function openLanding(page: Page): Promise<void> {
  await page.goto(at('/'));
  await expectAnswers(page);
}

/** The section is visible below the header, and its heading has focus. */
async function expectAt(page: Page, id: string): Promise<void> {
  const heading = page.locator(`#${id} h2`).first();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const { top } = await heading.evaluate((element) => element.getBoundingClientRect());
  const header = await page
    .getByRole('banner')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(header);
}

/** The focused element is inside the viewport, below the sticky header, with a focus ring. */
async function expectSeen(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport({ ratio: 1 });
  const { top, ring } = await focused.evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    ring: getComputedStyle(element).outlineStyle,
  }));
  expect(ring).toBe('solid');
  expect(top).toBeGreaterThanOrEqual(64);
}
