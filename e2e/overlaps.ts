import type { Page } from '@playwright/test';

/**
 * Texts that stand on one another: pairs of them. Not counted is what scrolls below the header or the bottom bar, and the lines
 * of one heading, which may be closer than their boxes are high.
 */
export async function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { text: string; box: DOMRect; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = shownPart(line, element);
        if (box !== null) lines.push({ text, box, element });
      }
    }
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => areApart(one.element, other.element) && cover(one.box, other.box))
        .map((other) => `${one.text.slice(0, 40)} | ${other.text.slice(0, 40)}`),
    );

    function isSeen(element: Element): boolean {
      const isVisible = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (!isVisible || element.closest('option, svg, [aria-hidden=true]') !== null) return false;
      // Text for screen readers alone.
      for (let part: Element | null = element; part !== null; part = part.parentElement)
        if (getComputedStyle(part).clipPath === 'inset(50%)') return false;
      return true;
    }

    /** What boxes around it do not cut off; null if that is nothing. */
    function shownPart(line: DOMRect, element: Element): DOMRect | null {
      let { left, top, right, bottom } = line;
      for (let part: Element | null = element; part !== null; part = part.parentElement) {
        if (getComputedStyle(part).overflow === 'visible') continue;
        const box = part.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      const isShown = right > left && bottom > top;
      return isShown ? new DOMRect(left, top, right - left, bottom - top) : null;
    }

    /** Whether both are in the same layer, and not parts of one text. */
    function areApart(one: Element, other: Element): boolean {
      if (one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other))
        return false;
      const heading = one.closest('h1, h2, h3');
      return heading === null || heading !== other.closest('h1, h2, h3');
    }

    function layerOf(element: Element): Element | null {
      for (let part: Element | null = element; part !== null; part = part.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(part).position)) return part;
      return null;
    }

    function cover(one: DOMRect, other: DOMRect): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 2 && height > 6;
    }
  });
}
