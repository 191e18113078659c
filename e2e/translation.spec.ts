import type { APIRequestContext, Page } from '@playwright/test';
import { confirmedAccount, send, type Newcomer } from './accounts.ts';
import {
  at,
  expect,
  expectAnswers,
  expectRoute,
  field,
  fillInLogin,
  FULL,
  holdScripts,
  signIn,
  test,
} from './test.ts';
import { raiseTicket } from './tickets.ts';
import { translatePages } from './translate.ts';

// A page that ends in 'Algo falló en esta página' logs its error, which the console fixture reports. The full run also
// walks the gate's journeys on translated pages.

/** Fills in controls by their names. */
async function fillIn(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function signInAsNew(page: Page, request: APIRequestContext): Promise<Newcomer> {
  const person = await confirmedAccount(request);
  await page.goto(at('/login'));
  await fillInLogin(page, person.email, person.password);
  await expectRoute(page, '/dashboard');
  return person;
}

test.describe('translated before hydration', () => {
  // React reports that it rendered the page anew.
  test.use({ expectedConsole: [/Minified React error #4\d\d/] });

  test('the landing works, and keeps what was typed', async ({ page }, info) => {
    await translatePages(page, 'beforeHydration');
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const contact = page.locator('#contact');
    const of = (name: string) => contact.locator(`[name="${name}"]`);
    const texts = {
      name: 'Rosa Quispe',
      email: 'rosa@ejemplo.pe',
      subject: 'Tienda',
      message: '¿?',
    };
    await field(page, 'prompt').fill('Una web para mi bodega');
    for (const [name, text] of Object.entries(texts)) await of(name).fill(text);
    release();
    await expectAnswers(page);
    await expect(field(page, 'prompt')).toHaveValue('Una web para mi bodega');
    for (const [name, text] of Object.entries(texts)) await expect(of(name)).toHaveValue(text);
    await send(contact);
    await expect(contact.getByRole('status')).toContainText('¡Mensaje enviado con éxito!');
    await contact.screenshot({ path: info.outputPath('sent.png') });
  });
});

test.describe('on translated pages', () => {
  test.use({ translated: true });

  test('a client uses each form', async ({ page, request }) => {
    const person = await signInAsNew(page, request);

    await page.goto(at('/ai-tools'));
    await press(page, 'Generar Idea');
    await field(page, 'prompt').fill('Tengo una barbería en Trujillo y pierdo citas por WhatsApp');
    await press(page, 'Generar Idea');
    await expect(page.getByRole('button', { name: 'Quiero este proyecto' })).toBeVisible();
    await press(page, 'Ver más alternativas');
    await expect(page.getByRole('heading', { name: 'Más alternativas' })).toBeFocused();

    await page.goto(at('/support'));
    await press(page, 'Crear Nuevo Ticket');
    await send(page);
    await fillIn(page, { subject: 'La boleta', description: 'Desde ayer no sale.' });
    await send(page);
    await expect(page.getByText('Recibimos tu ticket')).toBeVisible();
    await page.getByRole('link', { name: 'La boleta' }).click();
    const thread = page.getByRole('list', { name: 'Conversación' });
    await press(page, 'Responder');
    await field(page, 'body').fill('Va otra vez.');
    await press(page, 'Responder');
    await expect(thread).toContainText('Va otra vez.');
    await press(page, 'Cerrar ticket');
    await expect(page.getByText('Si respondes, se vuelve a abrir')).toBeVisible();
    await press(page, 'Reabrir ticket');
    await expect(page.getByRole('button', { name: 'Cerrar ticket' })).toBeVisible();

    await page.goto(at('/account'));
    await field(page, 'full_name').fill('Rosa Quispe Mamani');
    await press(page, 'Guardar nombre');
    await expect(page.getByText('Guardamos tu nombre.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bienvenido, Rosa Quispe Mamani' })).toBeVisible();
    await fillIn(page, { email: `nueva.${person.email}`, email_password: person.password });
    await press(page, 'Cambiar correo');
    await expect(page.getByText('Falta confirmar el cambio')).toBeVisible();
    const password = 'siete llamas y un puente';
    await fillIn(page, { current_password: person.password, password, confirm_password: password });
    await field(page, 'confirm_password').press('Enter');
    await expect(page.getByText('Guardamos tu contraseña')).toBeVisible();
  });

  test(
    'a client chooses mails and asks for the deletion of the account',
    FULL,
    async ({ page, request }) => {
      await signInAsNew(page, request);
      await page.goto(at('/account'));
      await press(page, 'Elegir avisos');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Mensajes').uncheck();
      await press(page, 'Guardar');
      await expect(dialog).toBeHidden();
      await press(page, 'Eliminar mi cuenta');
      await press(page, 'Pedir la eliminación');
      await expect(page.getByText('Te respondemos a más tardar el')).toBeVisible();
    },
  );

  test.describe('with an old link', () => {
    test.use({ expectedConsole: [/status of 403/] });

    test('a visitor asks for another confirmation link', FULL, async ({ page }) => {
      await page.goto('/?token_hash=esto-no-es-un-enlace&type=signup');
      await press(page, 'Verificar mi cuenta');
      await send(page);
      await field(page, 'email').fill('nadie@ejemplo.pe');
      await send(page);
      await expect(page.getByText('Si nadie@ejemplo.pe tiene una cuenta')).toBeVisible();
    });
  });

  test(
    'staff keep replies, see the shortcuts, and change several tickets at once',
    FULL,
    async ({ page, request }) => {
      const { id, subject } = await raiseTicket(request);
      await signIn(page, 'ticketManager', `/support/${id}`);
      const dialog = page.getByRole('dialog');
      await press(page, 'Respuestas guardadas');
      await press(page, 'Respuesta nueva');
      await press(page, 'Guardar');
      await dialog.locator('[name=title]').fill('Saludo');
      await dialog.locator('[name=body]').fill('Hola, {cliente}.');
      await press(page, 'Guardar');
      await press(page, 'Borrar: Saludo');
      await press(page, 'Deshacer');
      await press(page, 'Insertar: Saludo');
      await expect(field(page, 'body')).toHaveValue(/^Hola, /);

      await signIn(page, 'ticketManager', `/support?buscar=${encodeURIComponent(subject)}`);
      const row = page.getByRole('row').filter({ hasText: subject });
      await row.getByRole('checkbox').check();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
      await page.keyboard.press('Escape');
      const bar = page.getByRole('status').filter({ has: page.getByRole('combobox') });
      await bar.getByRole('combobox').selectOption('En Progreso');
      await bar.getByRole('button').first().click();
      await press(page, 'Deshacer');
      await expect(row.getByRole('combobox').first()).toHaveValue('Abierto');
    },
  );

  test(
    'an admin changes the phases of a service, at one width and another',
    FULL,
    async ({ page }) => {
      await signIn(page, 'admin');
      await press(page, 'Plantillas');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Revisión, en días hábiles').fill('0');
      await send(dialog);
      await expect(dialog.getByText('Una fase dura de 1 a 250 días hábiles.')).toBeVisible();
      await dialog.getByLabel('Revisión, en días hábiles').fill('4');
      await send(dialog);
      await expect(dialog.getByText('Plantilla guardada.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      for (const width of [1440, 1100, 800, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('row').nth(1)).toBeVisible();
      }
    },
  );
});
