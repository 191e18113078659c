import { at, expect, expectAnswers, field, FULL, signIn, test } from './test.ts';

/** Positions and sizes, which only a browser can measure. */

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the landing keeps its height while scrolling', FULL, async ({ page }) => {
      await page.goto(at('/'));
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const first = await height();
      const end = page.getByRole('contentinfo');
      while (!(await end.evaluate((footer) => footer.getBoundingClientRect().top < innerHeight))) {
        await page.mouse.wheel(0, 900);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await expectAnswers(page);
      // Loading the typeface may change a line break.
      expect(Math.abs((await height()) - first) / first).toBeLessThan(0.02);
    });
  });
}

test('the admin’s header, which has the most items, is one line with the whole name', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await expect(page.getByRole('button', { name: /^Avisos/ })).toBeVisible();
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops).toEqual(tops.map(() => tops[0]));
    const cut = await page
      .getByRole('link', { name: /^Bienvenido, / })
      .evaluate((name) => name.scrollWidth - name.clientWidth);
    expect(cut, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test.describe('in the projects of the panel', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'an error below one date field does not move the other, and a saved row shows its whole note',
    FULL,
    async ({ page }) => {
      await signIn(page, 'admin');
      await page
        .getByRole('button', { name: /^Cronograma de/ })
        .first()
        .click();
      const phase = page.getByRole('group', { name: 'Análisis' });
      const start = phase.getByLabel('Inicio');
      const end = phase.getByLabel('Fin');
      await start.fill('2026-05-10');
      await end.fill('2026-05-01');
      await page.getByRole('button', { name: 'Guardar Cronograma' }).click();
      await expect(phase.getByRole('alert')).toBeVisible();
      const [left, right] = [await start.boundingBox(), await end.boundingBox()];
      expect([left?.y, left?.height]).toEqual([right?.y, right?.height]);
      await page.getByRole('button', { name: 'Cancelar' }).click();

      const row = page.getByRole('row').nth(1);
      // A value that no other journey sets; an unchanged value would not be saved.
      await row.getByRole('spinbutton').fill('58');
      const note = row.getByRole('status').filter({ hasText: 'Guardado' });
      await expect(note).toBeVisible();
      const cut = await note.evaluate((element) => {
        const { left: cellLeft } = element.closest('td')!.getBoundingClientRect();
        return cellLeft - element.getBoundingClientRect().left;
      });
      expect(cut).toBeLessThanOrEqual(0);
    },
  );
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  const details = 'La tienda dejó de cobrar con Yape y nadie contestó durante cinco días. ';
  for (const [what, times, tags] of [
    ['a short', 1, FULL],
    ['the longest', 70, {}],
  ] as const) {
    test(
      `${what} complaint prints only its sheet, on one A4 page, black on white`,
      tags,
      async ({ page }) => {
        await page.goto(at('/complaints-book'));
        await field(page, 'fullName').fill('Rosa Quispe');
        await field(page, 'documentId').fill('12345678');
        await field(page, 'email').fill('rosa@correo.pe');
        await field(page, 'details').fill(details.repeat(times));
        await page.getByRole('button', { name: 'Enviar reclamación' }).click();
        const done = page.getByRole('heading', { name: 'Reclamación Enviada' });
        await expect(done).toBeVisible();

        const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
        await page.emulateMedia({ media: 'print' });
        await expect(done).toBeHidden();
        await expect(page.getByText(/^Registramos tu reclamo/)).toBeHidden();
        await expect(page.getByRole('heading', { name: 'Hoja de reclamación' })).toBeVisible();
        for (const text of ['Rosa Quispe', 'denuncia ante el INDECOPI']) {
          await expect(page.getByText(text)).toBeVisible();
        }
        for (const way of ['link', 'button'] as const) {
          await expect(page.getByRole('main').getByRole(way)).toHaveCount(0);
        }
        const colors = await page.evaluate(() => {
          const { backgroundColor } = getComputedStyle(document.body);
          const texts = [...document.querySelectorAll('main dt, main dd, main h2')];
          return [backgroundColor, ...new Set(texts.map((text) => getComputedStyle(text).color))];
        });
        expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(29, 21, 25)']);
      },
    );
  }
});

test(
  'the generator’s button keeps its place, width and focus while busy',
  FULL,
  async ({ page }) => {
    await signIn(page, 'client', '/ai-tools');
    await page.route('**/api/ideas/generate-single', () => undefined);
    await field(page, 'prompt').fill('Tengo una barbería en Trujillo y pierdo citas por WhatsApp');
    const button = page.getByRole('button', { name: /^Gener/ });
    const before = await button.boundingBox();
    await button.click();
    await expect(button).toHaveText('Generando...');
    await expect(button).toBeFocused();
    expect(await button.boundingBox()).toEqual(before);
  },
);

test(
  'a wrong field and its sentence are red; the focus ring is outside, and in another colour',
  FULL,
  async ({ page }) => {
    await page.goto(at('/complaints-book'));
    await page.getByRole('button', { name: 'Enviar reclamación' }).click();
    const wrong = field(page, 'fullName');
    await page.getByRole('button', { name: 'Nombre completo' }).click();
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveCSS('border-color', 'rgb(185, 28, 28)');
    const sentence = page.getByText('Escribe tu nombre completo.');
    await expect(sentence).toHaveCSS('color', 'rgb(153, 27, 27)');
    await expect(wrong).toHaveCSS('outline-color', 'rgb(29, 21, 25)');
    await expect(wrong).toHaveCSS('outline-offset', '1px');
  },
);

for (const [width, details] of [
  [360, {}],
  [1280, FULL],
] as const) {
  const title = `what arrives late on a signed-in page moves nothing at ${width} px`;
  test(title, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          dataset.shifts = String(Number(dataset.shifts ?? 0) + value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await signIn(page, 'client', '/account');
    await expect(page.getByRole('button', { name: /^Avisos/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Tu espacio' })).toBeVisible();
    await expect(page.getByLabel('Nombre completo')).toBeVisible();
    const shifts = await page.evaluate(() => Number(document.documentElement.dataset.shifts ?? 0));
    // The placeholder of the name gives way to the name.
    expect(shifts).toBeLessThan(0.01);
  });
}

test('an open row of the panel has its height from the start: nothing moves under the pointer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Where the row's buttons are when they appear.
    new MutationObserver((_changes, observer) => {
      const actions = document.querySelector('section[aria-label="Más acciones"]');
      if (actions === null) return;
      document.documentElement.dataset.first = String(actions.getBoundingClientRect().top);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await signIn(page, 'admin', '/admin/dashboard?buscar=cosecha');
  await page.getByRole('button', { name: /^Cronograma de .* cosecha$/ }).click();
  await expect(page.getByRole('button', { name: /^Desarrollo:/ })).toBeVisible();
  await expect(page.getByText('Historial', { exact: true })).toBeVisible();
  const { y } = (await page.getByRole('region', { name: 'Más acciones' }).boundingBox())!;
  const first = await page.evaluate(() => Number(document.documentElement.dataset.first));
  expect(Math.abs(y - first)).toBeLessThanOrEqual(1);
});

test(
  'the panel at 768 px shows whole names, and on a phone the filters are folded',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await signIn(page, 'admin');
    const names = page.locator('td[data-look="name"]');
    await expect(names.first()).toBeVisible();
    const cut = await names.evaluateAll((cells) =>
      cells.flatMap((cell) =>
        [cell, ...cell.querySelectorAll('*')].some(
          (part) => part.scrollWidth > part.clientWidth + 1,
        )
          ? cell.textContent
          : [],
      ),
    );
    expect(cut).toEqual([]);

    await page.setViewportSize({ width: 360, height: 740 });
    const filter = page.getByRole('search').getByLabel('Estado');
    await expect(filter).toBeHidden();
    await page.getByRole('button', { name: 'Filtrar y ordenar' }).click();
    await filter.selectOption('Completado');
    await expect(page.getByRole('button', { name: 'Filtrar y ordenar (1)' })).toBeVisible();
  },
);
