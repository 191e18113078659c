import { confirmedAccount, expectHeading, fillInRegister, newcomer, send } from './accounts.ts';
import {
  at,
  expect,
  expectAnswers,
  expectRoute,
  field,
  fillInLogin,
  holdScripts,
  test,
  FULL,
} from './test.ts';
import {
  fillIn,
  press,
  sendFromLanding,
  status,
  translatePages,
  unique,
  writeToAgency,
} from './translate.ts';

// A page that ends in 'Algo falló en esta página' logs its error, which the console fixture reports.

test.describe('translated before hydration', () => {
  // React reports that it rendered the page anew.
  test.use({ expectedConsole: [/Minified React error #4\d\d/] });

  test('the landing works, and keeps what was typed', async ({ page }) => {
    await translatePages(page, 'beforeHydration');
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const contact = page.locator('#contact');
    const texts = { name: 'Rosa Quispe', email: 'rosa@ejemplo.pe', subject: unique('Tienda') };
    await field(page, 'prompt').fill('Una web para mi bodega');
    await fillIn(contact, { ...texts, message: 'Vendo ropa.' });
    release();
    await expectAnswers(page);
    await expect(field(page, 'prompt')).toHaveValue('Una web para mi bodega');
    for (const [name, text] of Object.entries(texts)) {
      await expect(contact.locator(`[name="${name}"]`)).toHaveValue(text);
    }
    await send(contact);
    await expect(status(contact, '¡Mensaje enviado con éxito!')).toBeVisible();
  });
});

test.describe('a visitor', () => {
  // A wrong password.
  test.use({ expectedConsole: [/status of 400/] });

  test('uses each form of translated pages', FULL, async ({ page, request }) => {
    await translatePages(page);
    await writeToAgency(page, unique('Tienda'));
    await press(page.locator('#contact'), 'Enviar otro mensaje');
    await expect(page.locator('#contact [name=name]')).toHaveValue('');
    for (const tab of await page.locator('#portfolio').getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    const newsletter = await sendFromLanding(page, 'newsletter', { email: newcomer().email });
    await expect(status(newsletter, 'confirma tu suscripción')).toBeVisible();

    const person = newcomer();
    await page.goto(at('/register'));
    // The landing, which is left, has several forms.
    await expect(field(page, 'confirm_password')).toBeVisible();
    await send(page);
    await fillInRegister(page, person);
    await send(page);
    await expectHeading(page, 'Revisa tu Correo');
    await page.goto(at('/forgot-password'));
    await field(page, 'email').fill(person.email);
    await send(page);
    await expectHeading(page, 'Revisa tu correo');
    const known = await confirmedAccount(request);
    await page.goto(at('/login'));
    await fillInLogin(page, known.email, 'otra clave');
    await expect(page.getByRole('alert')).toContainText('Credenciales inválidas.');
    await fillInLogin(page, known.email, known.password);
    await expectRoute(page, '/dashboard');
    await press(page, 'Cerrar Sesión');
    await expectRoute(page, '/login');

    await page.goto(at('/complaints-book'));
    await expect(field(page, 'fullName')).toBeVisible();
    await send(page.getByRole('main'));
    await fillIn(page, { fullName: 'Rosa Ñahui', documentId: '12345678', email: person.email });
    await fillIn(page, { details: 'El cupón no se aplicó.' });
    await press(page, 'Más datos de la hoja');
    await press(page, 'Revisar antes de enviar');
    await press(page, 'Corregir mis datos');
    await send(page.getByRole('main'));
    await expect(page.getByRole('heading', { name: 'Reclamación Enviada' })).toBeFocused();
    const filed = (await page.getByRole('main').textContent()) ?? '';
    const code = /\d{6}-\d{4}/.exec(filed)?.[0] ?? '';
    await page.goto(at('/complaints-book/status'));
    await fillIn(page, { code, documentId: '12345678' });
    await send(page.getByRole('main'));
    await expect(page.getByRole('heading', { name: `Reclamo ${code}` })).toBeFocused();
  });
});

test('a client uses each form of translated pages', async ({ page, request }) => {
  const person = await confirmedAccount(request);
  await translatePages(page);
  await page.goto(at('/login'));
  await fillInLogin(page, person.email, person.password);
  await expectRoute(page, '/dashboard');

  await page.goto(at('/ai-tools'));
  await press(page, 'Generar Idea');
  await field(page, 'prompt').fill('Tengo una barbería en Trujillo y pierdo citas por WhatsApp');
  await press(page, 'Generar Idea');
  await expect(page.getByRole('button', { name: 'Quiero este proyecto' })).toBeVisible();
  await press(page, 'Ver más alternativas');
  await expect(page.getByRole('heading', { name: 'Más alternativas' })).toBeFocused();

  const subject = unique('La boleta');
  await page.goto(at('/support'));
  await press(page, 'Crear Nuevo Ticket');
  await send(page);
  await fillIn(page, { subject, description: 'Desde ayer no sale.' });
  await send(page);
  await expect(status(page, 'Recibimos tu ticket')).toBeVisible();
  await page.getByRole('link', { name: subject }).click();
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
