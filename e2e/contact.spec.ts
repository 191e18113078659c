import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { mailsTo, type Mail } from './mailbox.ts';
import { at, expect, expectAnswers, FULL, tabTo, test, THEMES } from './test.ts';

/** The agency's address in embedded mode. */
const AGENCY = 'hola@tramayo.example';
const CAPTCHA = '**/recaptcha/api.js*';
const SEND = '**/api/data/contact';

const section = (page: Page) => page.locator('#contact');
const control = (page: Page, name: string) => section(page).locator(`[name="${name}"]`);
const submit = (page: Page) => section(page).locator('button[type=submit]');

/** A unique message. */
function aMessage() {
  const subject = `Tienda ${randomUUID()}`;
  return { name: 'Rosa Quispe', email: 'rosa@ejemplo.pe', subject, message: 'Vendo ropa.' };
}

type Message = ReturnType<typeof aMessage>;

async function openContact(page: Page): Promise<void> {
  await page.goto(at('/#contact'));
  await expectAnswers(page);
}

async function fillIn(page: Page, message: Message): Promise<void> {
  for (const [name, text] of Object.entries(message)) await control(page, name).fill(text);
}

async function arrivedWith(page: Page, subject: string): Promise<Mail[]> {
  const mails = await mailsTo(page.request, AGENCY);
  return mails.filter((mail) => mail.subject.includes(subject));
}

for (const [width, details] of [
  [360, FULL],
  [1440, {}],
] as const) {
  test.describe(`at ${width} px`, details, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a message reaches the agency once, and another can be written', async ({ page }) => {
      const message = aMessage();
      await openContact(page);
      await fillIn(page, message);
      await submit(page).dblclick();
      await expect(section(page).getByRole('heading', { name: '¡Gracias!' })).toBeFocused();
      await expect(section(page).getByRole('status')).toHaveText('¡Mensaje enviado con éxito!');
      await expect.poll(async () => (await arrivedWith(page, message.subject)).length).toBe(1);

      await section(page).getByRole('button', { name: 'Enviar otro mensaje' }).click();
      for (const name of Object.keys(message)) await expect(control(page, name)).toHaveValue('');
    });
  });
}

test('works by keyboard alone', FULL, async ({ page }) => {
  const message = aMessage();
  await openContact(page);
  for (const [name, text] of Object.entries(message)) {
    await tabTo(page, control(page, name));
    await page.keyboard.type(text);
  }
  await tabTo(page, submit(page));
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('status')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(control(page, 'name')).toBeFocused();
});

test(
  'errors are shown, a summary leads to the fields, a reload keeps the text',
  FULL,
  async ({ page }) => {
    await openContact(page);
    await control(page, 'name').fill('Rosa');
    await control(page, 'email').fill('rosa@');
    await submit(page).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(control(page, 'email')).toBeFocused();
    await expect(section(page).locator('[aria-invalid="true"]')).toHaveCount(3);
    await page.reload();
    await expect(control(page, 'name')).toHaveValue('Rosa');
    await expect(control(page, 'email')).toHaveValue('rosa@');
  },
);

test('the captcha is not loaded before the form is near', FULL, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(at('/'));
  await page.waitForLoadState('networkidle');
  const captcha = () => asked.filter((url) => url.includes('/recaptcha/'));
  expect(captcha()).toEqual([]);
  await submit(page).scrollIntoViewIfNeeded();
  await expect.poll(captcha).toHaveLength(1);
});

test.describe('when something fails', () => {
  test.use({ expectedConsole: [/Failed to load resource|The captcha is not ready/] });

  test(
    'without the captcha a submit is ignored and logged',
    FULL,
    async ({ page, console: said }) => {
      let sent = 0;
      await page.route(CAPTCHA, (route) => route.abort());
      await page.route(SEND, (route) => {
        sent += 1;
        return route.continue();
      });
      const logged = page.waitForEvent('console', (line) =>
        line.text().includes('captcha is not ready'),
      );
      await openContact(page);
      const message = aMessage();
      await fillIn(page, message);
      await submit(page).click();
      await logged;
      await expect(submit(page)).toHaveText('Enviar mensaje');
      await expect(section(page).getByRole('alert')).toHaveCount(0);
      await expect(control(page, 'message')).toHaveValue(message.message);
      expect(sent).toBe(0);
      expect(said).toEqual([]);

      await page.unroute(CAPTCHA);
      await submit(page).click();
      await expect(section(page).getByRole('status')).toBeVisible();
    },
  );

  test('a captcha that never answers times out after four seconds', FULL, async ({ page }) => {
    await page.clock.install();
    await page.route(CAPTCHA, () => undefined);
    await openContact(page);
    await fillIn(page, aMessage());
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await submit(page).click();
    await expect(submit(page)).toHaveText('Enviando...');
    await page.clock.runFor(3_900);
    await expect(submit(page)).toHaveText('Enviando...');
    await page.clock.runFor(200);
    await expect(submit(page)).toHaveText('Enviar mensaje');
  });

  for (const colorScheme of THEMES) {
    test.describe(`in the ${colorScheme} theme`, FULL, () => {
      test.use({ colorScheme });

      test('each state is accessible and fits a narrow screen', async ({ page }) => {
        await openContact(page);
        await submit(page).click();
        await inspectScreen(page, '#contact');
        await page.route(SEND, (route) => route.abort());
        await fillIn(page, aMessage());
        await submit(page).click();
        await expect(section(page).getByRole('alert')).toBeVisible();
        await inspectScreen(page, '#contact');
        await page.unroute(SEND);
        await submit(page).click();
        await expect(section(page).getByRole('status')).toBeVisible();
        await inspectScreen(page, '#contact');
      });
    });
  }
});
