import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { sessionOf } from './sessions.ts';
import { at, expect, expectAnswers, field, FULL, signIn, test } from './test.ts';

/** How a person works a control: with the mouse, or by keyboard alone. */
interface Hands {
  press: (page: Page, control: Locator) => Promise<void>;
  write: (page: Page, control: Locator, text: string) => Promise<void>;
  /** Chooses the first option. */
  chooseFirst: (page: Page, select: Locator) => Promise<void>;
}

const mouse: Hands = {
  press: (_page, control) => control.click(),
  write: (_page, control, text) => control.fill(text),
  chooseFirst: async (_page, select) => {
    await select.selectOption({ index: 1 });
  },
};

const keyboard: Hands = {
  async press(page, control) {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  },
  async write(page, control, text) {
    await tabTo(page, control);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
  async chooseFirst(page, select) {
    await tabTo(page, select);
    await page.keyboard.press('ArrowDown');
  },
};

async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}

for (const [way, width, hands, details] of [
  ['at 1440 px', 1440, mouse, FULL],
  ['at 360 px', 360, mouse, FULL],
  ['by keyboard alone', 1440, keyboard, {}],
] as const) {
  test.describe(way, details, () => {
    test.use({ viewport: { width, height: 900 } });

    test('an idea becomes a message, a project, and an approved delivery', async ({
      page: client,
      browser,
      request,
    }) => {
      const name = `Catálogo ${crypto.randomUUID().slice(0, 8)}`;
      const idea = await sendIdea(client, hands, name);
      const origin = new URL(client.url()).origin;
      await convert(browser, origin, width, request, hands, name, idea);
      const id = await idOf(request, name);

      const manager = await browser.newPage({
        baseURL: origin,
        viewport: { width, height: 900 },
      });
      await signIn(manager, 'projectManager', `/projects/${id}`);
      const scope = manager.getByRole('region', { name: 'Alcance' });
      await expect(scope).toContainText('Un catálogo de semillas con precios');
      // The message is an admin's to read.
      await expect(scope.getByRole('link')).toHaveCount(0);
      const phase = (page: Page) => page.getByRole('listitem', { name: 'Análisis' }).first();
      await hands.press(manager, phase(manager).getByRole('button', { name: 'Entregar fase' }));
      await hands.write(manager, field(manager, 'body').first(), 'El mapa del sitio.');
      await hands.press(
        manager,
        phase(manager).getByRole('button', { name: 'Entregar', exact: true }),
      );
      await expect(phase(manager)).toContainText('Entregada');

      await client.goto(at('/dashboard'));
      const waiting = client.getByRole('region', { name: 'Espera tu respuesta' });
      await hands.press(client, waiting.getByRole('link', { name: `Análisis de ${name}` }));
      await hands.press(client, phase(client).getByRole('button', { name: 'Aprobar entrega' }));
      await hands.press(client, phase(client).getByRole('button', { name: 'Sí, aprobar' }));
      await expect(phase(client)).toContainText('Aprobada');
      await expect(phase(manager)).toContainText('aprobó la entrega');
      await manager.close();
    });
  });
}

/**
 * The client asks for an idea and for the project of it.
 *
 * @returns the idea's name
 */
async function sendIdea(page: Page, hands: Hands, subject: string): Promise<string> {
  await signIn(page, 'client', '/ai-tools');
  await hands.write(page, field(page, 'prompt'), 'Un catálogo de semillas con precios');
  await hands.press(page, page.getByRole('button', { name: 'Generar Idea' }));
  await hands.press(page, page.getByRole('button', { name: 'Quiero este proyecto' }));
  await expectAnswers(page);
  const section = page.locator('#contact');
  await expect(section.locator('[name="message"]')).toHaveValue(/Un catálogo de semillas/);
  await expect(section.locator('[name="email"]')).toHaveValue('cliente@demo.pe');
  const typedSubject = section.locator('[name="subject"]');
  await expect(typedSubject).toHaveValue(/^Quiero este proyecto: ./);
  const idea = (await typedSubject.inputValue()).replace('Quiero este proyecto: ', '');
  await hands.write(page, typedSubject, subject);
  await hands.press(page, section.locator('button[type=submit]'));
  await expect(section.getByRole('status')).toHaveText('¡Mensaje enviado con éxito!');
  return idea;
}

/** An admin makes a project of the message. */
async function convert(
  browser: Browser,
  baseURL: string,
  width: number,
  request: APIRequestContext,
  hands: Hands,
  subject: string,
  idea: string,
): Promise<void> {
  const admin = await browser.newPage({ baseURL, viewport: { width, height: 900 } });
  await signIn(admin, 'admin', '/admin/dashboard');
  await admin.goto(at('/admin/dashboard?tab=mensajes'));
  await hands.press(admin, admin.getByRole('button', { name: `Ver: ${subject}` }));
  await hands.press(admin, admin.getByRole('link', { name: 'Convertir en proyecto' }));
  const dialog = admin.getByRole('dialog', { name: 'Nuevo Proyecto' });
  const name = dialog.locator('[name="name"]');
  await expect(name).toHaveValue(idea);
  await hands.write(admin, name, subject);
  const client = (await sessionOf(request, 'client')).user.id;
  await expect(dialog.locator('[name="user_id"]')).toHaveValue(client);
  await hands.chooseFirst(admin, dialog.locator('[name="service_id"]'));
  await hands.chooseFirst(admin, dialog.locator('[name="assigned_to"]'));
  await expect(dialog.locator('[name="scope"]')).toHaveValue(/Un catálogo de semillas con precios/);
  await expect(dialog.getByRole('list', { name: 'Fases propuestas' })).toContainText('Análisis');
  await hands.press(admin, dialog.getByRole('button', { name: 'Crear proyecto' }));
  await expect(admin.getByText(`Proyecto «${subject}» creado.`, { exact: false })).toBeVisible();
  await admin.goto(at(`/projects/${await idOf(request, subject)}`));
  await hands.press(admin, admin.getByRole('link', { name: 'Ver el mensaje del que salió' }));
  await expect(admin.getByRole('row').filter({ hasText: subject })).toContainText('Ganado');
  await expect(admin.getByRole('button', { name: `Ver: ${subject}` })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await admin.close();
}

/** @returns the project's id */
async function idOf(request: APIRequestContext, name: string): Promise<string> {
  const { access_token: token } = await sessionOf(request, 'admin');
  const answer = await request.get(`/api/admin/projects?search=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { rows } = (await answer.json()) as { rows: { id: string }[] };
  return rows[0]?.id ?? '';
}
