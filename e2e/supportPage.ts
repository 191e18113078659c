import type { Browser, Locator, Page } from '@playwright/test';
import type { Person } from './people.ts';
import { expect, field, signIn } from './test.ts';

export async function openSupport(page: Page, person: Person): Promise<void> {
  await signIn(page, person, '/support');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens the support page in a separate browser context, signed in as another person. */
export async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  person: Person,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL!, viewport });
  const page = await context.newPage();
  await signIn(page, person, '/support');
  return page;
}

export const toggle = (page: Page) => page.getByRole('button', { name: 'Crear Nuevo Ticket' });

/** The table row of a ticket. */
export const rowOf = (page: Page, subject: string): Locator =>
  page.getByRole('row').filter({ hasText: subject });

export const statusOf = (page: Page, subject: string): Locator =>
  rowOf(page, subject).locator('[name="status"]');

export async function raise(page: Page, subject: string, words: string): Promise<void> {
  await toggle(page).click();
  await field(page, 'subject').fill(subject);
  await field(page, 'description').fill(words);
  await page.locator('button[type=submit]').click();
}
