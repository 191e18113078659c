import type { BrowserContext, Page } from '@playwright/test';

/** When a browser's translation starts. */
type Start = 'beforeHydration' | 'afterHydration';

/**
 * From the next address on, changes pages as Chrome's translation does: each text node is replaced by a new one in two
 * `font` elements, and texts that appear later as well. The words stay, so that journeys find them.
 */
export async function translatePages(
  pages: Page | BrowserContext,
  start: Start = 'afterHydration',
): Promise<void> {
  await pages.addInitScript((when: Start) => {
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
