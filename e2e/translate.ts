import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { send } from './accounts.ts';
import { at, expect, expectAnswers } from './test.ts';

/** When a browser's translation starts. */
type Start = 'beforeHydration' | 'afterHydration';

/**
 * From the next address on, changes pages as Chrome's translation does: each text node is replaced by a new one in two
 * `font` elements, and texts that appear later as well. The words stay, so that journeys find them.
 */
export async function translatePages(page: Page, start: Start = 'afterHydration'): Promise<void> {
  await page.addInitScript((when: Start) => {
    function translate(text: Text): void {
      const html = 'http://www.w3.org/1999/xhtml';
      const outer = document.createElementNS(html, 'font');
      const inner = document.createElementNS(html, 'font');
      outer.append(inner);
      inner.append(text.data);
      text.replaceWith(outer);
    }

    function isTranslatable({ data, parentElement }: Text): boolean {
      return (
        data.trim() !== '' &&
        parentElement instanceof HTMLElement &&
        parentElement.closest('font, script, style, textarea') === null
      );
    }

    function translateAll(): void {
      const isHydrated = !document.documentElement.hasAttribute('data-start');
      if (!document.querySelector('body') || (when === 'afterHydration' && !isHydrated)) return;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.filter(isTranslatable).forEach(translate);
    }

    new MutationObserver(translateAll).observe(document, {
      attributeFilter: ['data-start'],
      characterData: true,
      childList: true,
      subtree: true,
    });
  }, start);
}

/** A text that no other journey uses. */
export const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;
/** Clicks the button of exactly that name. */
export const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();
/** What a form said in the end. */
export const status = (place: Page | Locator, text: string) =>
  place.getByRole('status').filter({ hasText: text });

/** Fills in controls by their names. */
export async function fillIn(place: Page | Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await place.locator(`[name="${name}"]:not(meta)`).fill(text);
  }
}

/** Opens the landing's form and sends it: first empty, then filled in. */
export async function sendFromLanding(
  page: Page,
  section: 'contact' | 'newsletter',
  texts: Record<string, string>,
): Promise<Locator> {
  await page.goto(at(`/#${section}`));
  await expectAnswers(page);
  const form = page.locator(`#${section}`);
  await send(form);
  await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
  await fillIn(form, texts);
  await send(form);
  return form;
}

/** Sends the contact form as a visitor. */
export async function writeToAgency(page: Page, subject: string): Promise<void> {
  const texts = { name: 'Rosa Quispe', email: 'rosa@ejemplo.pe', subject, message: 'Vendo ropa.' };
  const contact = await sendFromLanding(page, 'contact', texts);
  await expect(status(contact, '¡Mensaje enviado con éxito!')).toBeVisible();
}
