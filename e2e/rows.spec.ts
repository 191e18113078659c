import type { Locator, Page } from '@playwright/test';
import { everythingAbout } from './outside.ts';
import type { Person } from './people.ts';
import { expect, FULL, signIn, signInByForm, test } from './test.ts';

/** A project's card. Its name may begin another's, as that of a copy. */
function cardOf(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** The projects on screen, each a list item with a progress bar, in any order. */
async function expectProjects(page: Page, names: string[]): Promise<void> {
  const main = page.getByRole('main');
  for (const name of names) {
    await expect(cardOf(page, name)).toBeVisible();
  }
  await expect(main.getByRole('progressbar')).toHaveCount(names.length);
}

for (const [person, details] of [
  ['client', {}],
  ['otherClient', FULL],
] as const) {
  test(`${person} sees only their own projects`, details, async ({ page, request }) => {
    const { data, profile } = await everythingAbout(request, person);
    const own = data.projects.filter(({ userName }) => userName === profile.full_name);
    const others = data.projects.filter(({ userName }) => userName !== profile.full_name);
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(others.length).toBeGreaterThanOrEqual(2);

    await signIn(page, person);
    await expect(page.getByRole('heading', { name: 'Proyectos Activos' })).toBeVisible();
    await expectProjects(
      page,
      own.map(({ name }) => name),
    );
    for (const { name } of others) await expect(page.getByText(name)).toHaveCount(0);
    for (const project of own) {
      const card = cardOf(page, project.name);
      await expect(card).toContainText(project.status);
      await expect(card.getByRole('progressbar')).toHaveAttribute(
        'aria-valuenow',
        String(project.progress),
      );
    }
  });
}

test('the project manager sees only the assigned projects', async ({ page, request }) => {
  const { data, profile } = await everythingAbout(request, 'projectManager');
  const assigned = data.projects.filter(({ assigned_to }) => assigned_to?.id === profile.id);
  expect(assigned.length).toBeGreaterThanOrEqual(3);
  expect(assigned.length).toBeLessThan(data.projects.length);

  await signIn(page, 'projectManager');
  await expect(page.getByRole('heading', { name: 'Mis Proyectos Asignados' })).toBeVisible();
  await expect(page.getByText('Tus Servicios Contratados')).toHaveCount(0);
  await expectProjects(
    page,
    assigned.map(({ name }) => name),
  );
});

for (const person of ['ticketManager', 'copywriter'] as const satisfies Person[]) {
  test(`${person} has no projects and sees a message`, FULL, async ({ page, request }) => {
    const { data } = await everythingAbout(request, person);
    await signIn(page, person);
    await expect(page.getByRole('main')).toContainText(
      'Aún no tienes proyectos activos. ¡Explora nuestros servicios para empezar!',
    );
    for (const { name } of data.projects) await expect(page.getByText(name)).toHaveCount(0);
  });
}

test('the next person to sign in sees nothing of the previous one', async ({ page, request }) => {
  const { data, profile } = await everythingAbout(request, 'client');
  await signInByForm(page, 'client');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await signInByForm(page, 'otherClient');
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  for (const { name } of data.projects.filter(({ userName }) => userName === profile.full_name)) {
    await expect(page.getByText(name)).toHaveCount(0);
  }
});
