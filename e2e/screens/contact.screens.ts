import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { answers, isSilent, takeScreens } from './takeScreens.ts';

const CONTACT = '**/api/data/contact';
const SUBSCRIBE = '**/api/data/subscribe';
const route = '/#contact';

const send = (section: string) => (page: Page) =>
  page.locator(`${section} button[type=submit]`).click();

async function fillContact(page: Page) {
  const texts = {
    name: 'Rosa Quispe',
    email: 'rosa@empresa.pe',
    subject: 'Tienda para mi marca de ropa',
    message: 'Vendo ropa de alpaca y quiero cobrar con Yape antes de Navidad.',
  };
  for (const [name, text] of Object.entries(texts)) {
    await page.locator(`#contact [name="${name}"]`).fill(text);
  }
}

async function sendContact(page: Page) {
  await fillContact(page);
  await send('#contact')(page);
}

async function subscribe(page: Page) {
  const field = page.locator('#newsletter [name="email"]');
  // The draft of the width before may arrive while the field is filled in.
  await expect(async () => {
    await field.fill('rosa@empresa.pe');
    await expect(field).toHaveValue('rosa@empresa.pe', { timeout: 100 });
  }).toPass();
  await send('#newsletter')(page);
}

/** A service link hands over the same state as an idea. */
async function askForService(page: Page) {
  await page.getByRole('link', { name: 'Pedir este servicio: Marketing digital' }).click();
  await expect(page.locator('#contact [name="subject"]')).toHaveValue(/Marketing digital/);
}

const waitFor = (role: 'alert' | 'status', section: string) => (page: Page) =>
  page.locator(section).getByRole(role).first().waitFor();

const then =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

takeScreens([
  { name: 'contact-empty', route },
  {
    name: 'contact-errors',
    route,
    act: then(async (page) => {
      await page.locator('#contact [name="name"]').fill('Rosa Quispe');
      await page.locator('#contact [name="email"]').fill('rosa@');
    }, send('#contact')),
  },
  { name: 'contact-busy', route, arrange: isSilent(CONTACT), act: sendContact },
  { name: 'contact-sent', route, act: then(sendContact, waitFor('status', '#contact')) },
  {
    name: 'contact-failed',
    route,
    arrange: answers(CONTACT, {}, 500),
    act: then(sendContact, waitFor('alert', '#contact')),
  },
  { name: 'contact-idea', route: '/services', act: askForService },
  {
    name: 'newsletter-errors',
    route,
    act: then(send('#newsletter'), waitFor('alert', '#newsletter')),
  },
  { name: 'newsletter-busy', route, arrange: isSilent(SUBSCRIBE), act: subscribe },
  {
    name: 'newsletter-subscribed',
    route,
    act: then(subscribe, waitFor('status', '#newsletter')),
  },
  {
    name: 'newsletter-failed',
    route,
    arrange: answers(SUBSCRIBE, {}, 500),
    act: then(subscribe, waitFor('alert', '#newsletter')),
  },
]);
