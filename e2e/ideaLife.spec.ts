import { confirmedAccount } from './accounts.ts';
import { PEOPLE } from './people.ts';
import {
  at,
  expect,
  expectAnswers,
  expectRoute,
  field,
  fillInLogin,
  FULL,
  signIn,
  test,
} from './test.ts';

const PROMPT = 'Tengo una barbería en Trujillo y pierdo citas por WhatsApp';

test('a visitor’s prompt survives sign-in, becomes an idea, and the idea a request', async ({
  page,
  request,
}) => {
  const { full_name, email, password } = await confirmedAccount(request);
  await page.goto(at('/'));
  await expectAnswers(page);
  await field(page, 'prompt').fill(PROMPT);
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expectRoute(page, '/login');
  await fillInLogin(page, email, password);
  await expectRoute(page, '/dashboard');

  const offer = page.getByText(`Tienes una idea por terminar: «${PROMPT}»`);
  await expect(offer).toBeVisible();
  await page.reload();
  await expect(offer).toBeVisible();
  await page.getByRole('link', { name: 'Seguir con mi idea' }).click();
  await expectRoute(page, '/ai-tools');
  const mine = page.getByRole('region', { name: 'Mis ideas' });
  await expect(mine.getByText(/Todavía no tienes ideas/)).toBeVisible();
  await expect(field(page, 'prompt')).toHaveValue(PROMPT);
  await page.getByRole('button', { name: 'Generar Idea' }).click();
  const name = await page.getByRole('status').getByRole('heading').innerText();

  // Offered only once.
  await page.goto(at('/dashboard'));
  await expectRoute(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Proyectos Activos' })).toBeVisible();
  await expect(offer).toBeHidden();

  await page.goto(at('/ai-tools'));
  await mine.getByRole('button', { name }).click();
  await mine.getByRole('button', { name: 'Quiero este proyecto' }).click();
  const contact = page.getByRole('region', { name: 'Hablemos de tu proyecto' });
  await expect(contact.locator('[name=name]')).toHaveValue(full_name);
  await expect(contact.locator('[name=email]')).toHaveValue(email);
  await expect(contact.locator('[name=subject]')).toHaveValue(`Quiero este proyecto: ${name}`);
  await expect(contact.locator('[name=message]')).toHaveValue(
    new RegExp(`Lo que pedí: «${PROMPT}»`),
  );
  await expect(contact.locator('[name=message]')).not.toHaveValue(/\b(tus?|contigo)\b/i);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: '¡Gracias!' })).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await signIn(page, 'admin');
  await page.goto(`${at(PEOPLE.admin.home)}?tab=ideas&buscar=${encodeURIComponent(full_name)}`);
  await page.getByRole('button', { name: `Ver: ${name}` }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/^Escribió para realizarla el /)).toBeVisible();
});

test(
  '‘Ver otras ideas’ of the hero shows the alternatives without another click',
  FULL,
  async ({ page }) => {
    await signIn(page, 'otherClient');
    await page.goto(at('/'));
    await field(page, 'prompt').fill(PROMPT);
    await page.getByRole('button', { name: 'Generar Idea' }).click();
    await page.getByRole('link', { name: 'Ver otras ideas' }).click();
    await expectRoute(page, '/ai-tools');
    await expect(page.getByRole('heading', { name: 'Más alternativas' })).toBeVisible();
  },
);
