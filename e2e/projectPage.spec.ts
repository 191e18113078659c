import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { inspectScreen } from './inspectScreen.ts';
import { sessionOf } from './sessions.ts';
import { expect, field, FULL, signIn, test, THEMES } from './test.ts';
import { post } from './tickets.ts';

/** Creates a project of the demo's client and manager with a phase in progress. */
async function createProject(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const name = `Entregas ${crypto.randomUUID().slice(0, 8)}`;
  const client = (await sessionOf(request, 'client')).user.id;
  const manager = (await sessionOf(request, 'projectManager')).user.id;
  const { id } = await post(request, 'admin', '/api/admin/projects', {
    name,
    user_id: client,
    service_id: 1,
    phases: [
      { name: 'Análisis', startDate: '2026-11-02T12:00:00Z', endDate: '2099-12-31T12:00:00Z' },
    ],
  });
  await post(request, 'admin', `/api/admin/projects/${id}/assign`, { userId: manager });
  return { id, name };
}

async function openAs(
  page: Page,
  person: 'client' | 'projectManager',
  { id, name }: { id: string; name: string },
): Promise<void> {
  await signIn(page, person, `/projects/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function anotherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  return context.newPage();
}

const phase = (page: Page) => page.getByRole('listitem', { name: 'Análisis' }).first();
const button = (page: Page, name: string) => phase(page).getByRole('button', { name });

async function deliver(page: Page, begin: string, text: string): Promise<void> {
  await button(page, begin).click();
  await field(page, 'body').first().fill(text);
  await field(page, 'link').fill('https://prueba.example.pe');
  await button(page, 'Entregar').click();
}

for (const [width, details] of [
  [360, FULL],
  [1440, {}],
] as const) {
  test.describe(`at ${width} px`, details, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a phase is delivered, changed, delivered again and approved', async ({
      page: client,
      browser,
      baseURL,
      request,
    }) => {
      const project = await createProject(request);
      const manager = await anotherPage(browser, baseURL);
      await openAs(client, 'client', project);
      await openAs(manager, 'projectManager', project);
      await expect(phase(client)).toContainText('En curso');

      await deliver(manager, 'Entregar fase', 'Primera versión del mapa.');
      await expect(phase(client)).toContainText('Primera versión del mapa.');
      await button(client, 'Pedir cambios').click();
      await field(client, 'body').fill('Falta el catálogo.');
      await button(client, 'Enviar').click();
      await expect(phase(client)).toContainText('Con cambios pedidos');
      await expect(phase(manager)).toContainText('Falta el catálogo.');

      await deliver(manager, 'Volver a entregar', 'Con el catálogo.');
      await button(client, 'Aprobar entrega').dblclick();
      await button(client, 'Sí, aprobar').click();
      await expect(phase(client)).toContainText('Aprobada');
      await expect(phase(manager)).toContainText('aprobó la entrega');
      await manager.context().close();
    });
  });
}

test(
  'by keyboard alone a manager posts news, which the client sees',
  FULL,
  async ({ page: manager, browser, baseURL, request }) => {
    const project = await createProject(request);
    const client = await anotherPage(browser, baseURL);
    await openAs(client, 'client', project);
    await openAs(manager, 'projectManager', project);
    const news = manager.getByRole('region', { name: 'Novedades' });
    await news.getByRole('textbox').focus();
    await manager.keyboard.type('Ya está el logo nuevo.');
    for (let step = 0; step < 2; step += 1) await manager.keyboard.press('Tab');
    await manager.keyboard.press('Enter');
    await expect(news.getByRole('listitem')).toContainText('Ya está el logo nuevo.');
    await expect(client.getByRole('region', { name: 'Novedades' })).toContainText(
      'Ya está el logo',
    );
    await client.context().close();
  },
);

async function deliveredProject(request: APIRequestContext) {
  const project = await createProject(request);
  const id = (await get(request, project.id)).phases[0]?.id ?? '';
  await post(request, 'projectManager', `/api/data/phases/${id}/deliver`, { body: 'El mapa.' });
  return { ...project, phaseId: id };
}

test(
  'a delivery answered in another window leaves the typed text in view',
  FULL,
  async ({ page, request }) => {
    const project = await deliveredProject(request);
    await openAs(page, 'client', project);
    await button(page, 'Pedir cambios').click();
    await field(page, 'body').fill('Falta el catálogo.');
    await post(request, 'client', `/api/data/phases/${project.phaseId}/approve`, {});
    await expect(phase(page)).toContainText('aprobó la entrega');
    await expect(phase(page)).toContainText('tu texto no se envió');
    await expect(field(page, 'body')).toHaveValue('Falta el catálogo.');
    await button(page, 'Descartar mi texto').click();
    await expect(field(page, 'body')).toBeHidden();
    await expect(phase(page).getByRole('button')).toHaveCount(0);
  },
);

test('text for requested changes is there after a reload', FULL, async ({ page, request }) => {
  await openAs(page, 'client', await deliveredProject(request));
  await button(page, 'Pedir cambios').click();
  await field(page, 'body').fill('Falta el catálogo.');
  await page.reload();
  await expect(field(page, 'body')).toHaveValue('Falta el catálogo.');
});

test.describe('what comes second', () => {
  test.use({ expectedConsole: [/409 \(Conflict\)|404 \(Not Found\)/] });

  test('is told what happened', FULL, async ({ page, request }) => {
    const project = await deliveredProject(request);
    await openAs(page, 'client', project);
    await button(page, 'Aprobar entrega').click();
    // This window learns nothing until the gate opens.
    const gate = Promise.withResolvers<undefined>();
    await page.route(`**/api/data/projects/${project.id}`, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await post(request, 'client', `/api/data/phases/${project.phaseId}/request-changes`, {
      body: 'Falta el logo.',
    });
    await button(page, 'Sí, aprobar').click();
    await expect(phase(page).getByRole('alert')).toContainText('ya pidió cambios a esta entrega');
    gate.resolve(undefined);
    await expect(phase(page)).toContainText('Con cambios pedidos');
    await expect(phase(page).getByRole('alert')).toContainText('ya pidió cambios a esta entrega');
  });

  test(
    'a manager who loses the project keeps the text that they were typing',
    FULL,
    async ({ page, request }) => {
      const project = await createProject(request);
      await openAs(page, 'projectManager', project);
      const news = page.getByRole('region', { name: 'Novedades' });
      await news.getByRole('textbox').fill('Ya está el logo nuevo.');
      await post(request, 'admin', `/api/admin/projects/${project.id}/assign`, { userId: null });
      await expect(page.getByText('ya no está a tu cargo')).toBeVisible();
      await expect(news.getByRole('textbox')).toHaveValue('Ya está el logo nuevo.');
    },
  );
});

test.describe('for others', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('the project does not exist', FULL, async ({ page, request }) => {
    const { id } = await createProject(request);
    await signIn(page, 'otherClient', `/projects/${id}`);
    await expect(page.getByText('Ese proyecto no existe, o ya no puedes verlo.')).toBeVisible();
  });
});

for (const theme of THEMES) {
  test(`the page is accessible in the ${theme} theme`, FULL, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme: theme });
    const project = await createProject(request);
    const { phases } = await get(request, project.id);
    await post(request, 'projectManager', `/api/data/phases/${phases[0]?.id ?? ''}/deliver`, {
      body: 'El mapa.',
    });
    for (const person of ['client', 'projectManager'] as const) {
      await openAs(page, person, project);
      await inspectScreen(page);
    }
  });
}

async function get(request: APIRequestContext, id: string) {
  const { access_token: token } = await sessionOf(request, 'admin');
  const answer = await request.get(`/api/data/projects/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as { phases: { id: string }[] };
}
