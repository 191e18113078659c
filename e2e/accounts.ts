import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { newestLink } from './mailbox.ts';
import { at, expect, expectRoute, field } from './test.ts';

/** The fields of a registration. */
export interface Newcomer {
  full_name: string;
  email: string;
  password: string;
}

/** A new person with a unique address. */
export function newcomer(): Newcomer {
  const id = randomUUID().slice(0, 8);
  return { full_name: `Nora Nueva ${id}`, email: `nora.${id}@ejemplo.pe`, password: `llama ${id}` };
}

/** Fills in the form without submitting it. */
export async function fillInRegister(
  page: Page,
  { full_name, email, password }: Newcomer,
  confirm = password,
): Promise<void> {
  await field(page, 'full_name').fill(full_name);
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await field(page, 'confirm_password').fill(confirm);
}

/** Registers through the form, up to 'Revisa tu Correo'. */
export async function register(page: Page, person: Newcomer): Promise<void> {
  await page.goto(at('/register'));
  await fillInRegister(page, person);
  await send(page);
  await expectHeading(page, 'Revisa tu Correo');
}

/** Registers a person without a browser, leaving the account unconfirmed. */
export async function pendingAccount(request: APIRequestContext): Promise<Newcomer> {
  const person = newcomer();
  const { full_name, email, password } = person;
  const headers = { apikey: 'local-anon-key' };
  const data = { email, password, data: { full_name } };
  await expect(await request.post('/auth/v1/signup', { headers, data })).toBeOK();
  return person;
}

/** Creates a confirmed account without a browser. */
export async function confirmedAccount(request: APIRequestContext): Promise<Newcomer> {
  const person = await pendingAccount(request);
  const headers = { apikey: 'local-anon-key' };
  const query = new URL(await newestLink(request, person.email)).searchParams;
  const link = { type: query.get('type'), token_hash: query.get('token_hash') };
  await expect(await request.post('/auth/v1/verify', { headers, data: link })).toBeOK();
  return person;
}

/**
 * Requests a recovery link without a browser.
 *
 * @param count mails sent to the person by then
 */
export async function recoveryLink(
  request: APIRequestContext,
  email: string,
  count: number,
): Promise<string> {
  const headers = { apikey: 'local-anon-key' };
  await expect(await request.post('/auth/v1/recover', { headers, data: { email } })).toBeOK();
  return newestLink(request, email, count);
}

/** Opens a recovery link and continues to the form. */
export async function openNewPassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expectRoute(page, '/reset-password');
}

export async function fillInNewPassword(page: Page, password: string): Promise<void> {
  await field(page, 'password').fill(password);
  await field(page, 'confirm_password').fill(password);
}

/** Clicks the submit button of the only form in a place. */
export async function send(place: Page | Locator): Promise<void> {
  await place.locator('button[type=submit]').click();
}

export async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

export async function expectFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(field(page, name), name).toHaveValue(value);
  }
}
