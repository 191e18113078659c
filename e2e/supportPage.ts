import type { Locator, Page } from '@playwright/test';
import type { Person } from './people.ts';
import { expect, field, signIn } from './test.ts';

export async function openSupport(page: Page, person: Person): Promise<void> {
  await signIn(page, person, '/support');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
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
