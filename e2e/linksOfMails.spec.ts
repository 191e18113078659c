import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { newestMail } from './mailbox.ts';
import { confirmedAccount, type Newcomer } from './accounts.ts';
import { everythingAbout } from './outside.ts';
import { at, expect, expectRoute, fillInLogin, test } from './test.ts';
import { post } from './tickets.ts';

/** A new client with a project, and the link of the mail that tells them of it. */
async function toldClient(request: APIRequestContext) {
  const person = await confirmedAccount(request);
  const { data } = await everythingAbout(request, 'admin');
  const id = data.profiles.find(({ full_name: name }) => name === person.full_name)?.id;
  const name = `Web de ${person.full_name}`;
  const body = { name, user_id: id, service_id: 1 };
  const project = await post(request, 'admin', '/api/admin/projects', body);
  // After the one that confirmed the account.
  const { text, links } = await newestMail(request, person.email, 2);
  const link = links.find((address) => address.includes('/#/projects/')) ?? text;
  return { person, project: { ...project, name }, link };
}

async function signInAt(page: Page, { email, password }: Newcomer): Promise<void> {
  await expectRoute(page, '/login');
  await fillInLogin(page, email, password);
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

test('ROUTE-14: the link of a mail leads to its project, with a session and through the sign-in', async ({
  page,
  request,
}) => {
  const { person, project, link } = await toldClient(request);
  await page.goto(link);
  await signInAt(page, person);
  await expect(heading(page, project.name)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(heading(page, project.name)).toBeVisible();
  // Once: the next sign-in leads home.
  await page.goto(at('/app'));
  await expectRoute(page, '/dashboard');
});

async function tabAt(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await expectRoute(tab, '/login');
  return tab;
}

test('ROUTE-14: of two tabs each comes to its own address, by one sign-in', async ({
  context,
  request,
}) => {
  const { person, project, link } = await toldClient(request);
  const first = await tabAt(context, link);
  const second = await tabAt(context, at('/support?buscar=Yape'));
  await signInAt(second, person);
  await expectRoute(second, '/support?buscar=Yape');
  await expect(heading(first, project.name)).toBeVisible();
});

test.describe('another person’s link', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('ROUTE-14: says that there is no such project, with the way home', async ({
    page,
    request,
  }) => {
    const { link } = await toldClient(request);
    const other = await confirmedAccount(request);
    await page.goto(link);
    await signInAt(page, other);
    await expect(page.getByText('Ese proyecto no existe, o ya no puedes verlo.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Volver a Mi Panel' }).click();
    await expectRoute(page, '/dashboard');
  });
});
