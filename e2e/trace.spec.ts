import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { replayTrace } from '../tools/replayTrace.ts';
import { at, expect, expectRoute, field, signIn, test } from './test.ts';
import { PEOPLE } from './people.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Exportar traza' });

async function exportTrace(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await button(page).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^traza-.*\.json$/);
  return readFile(await file.path(), 'utf8');
}

test('a trace contains the actions without personal data, and replays to the same state', async ({
  page,
}) => {
  await signIn(page, 'client', '/support?depurar=1');
  await page.getByRole('link', { name: 'Mi panel' }).first().click();
  await expectRoute(page, '/dashboard');
  await page.goBack();
  await page.getByRole('button', { name: 'Crear nuevo ticket' }).click();
  await field(page, 'subject').fill('Cambio de local');
  await field(page, 'description').fill('Nos mudamos a la calle Los Geranios.');
  await page.locator('main button[type=submit]').click();
  await expect(page.getByText('Cambio de local')).toBeVisible();

  const text = await exportTrace(page);
  for (const told of ['Geranios', 'Cambio de local', PEOPLE.client.email, 'eyJ']) {
    expect(text).not.toContain(told);
  }
  expect(text).toContain('"endpointName":"createTicket"');

  const { recorded, replayed } = await replayTrace(text);
  expect(recorded).toMatchObject({ auth: { status: 'signedIn', profile: { role: 'client' } } });
  expect(replayed).toEqual(recorded);

  // A link without the parameter in its hash.
  await page.getByRole('link', { name: 'Mi panel' }).first().click();
  await expectRoute(page, '/dashboard');
  await page.reload();
  await expect(button(page)).toBeVisible();
});

test('the parameter also works before the hash, and lasts until the tab is closed', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await page.goto(`/?depurar=1${at('/login').slice(1)}`);
  await expect(button(page)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Términos/ })
    .click();
  await expectRoute(page, '/terms');
  await page.reload();
  await expect(button(page)).toBeVisible();
});
