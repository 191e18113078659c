import { __PRIVATE__ as internals } from 'styled-components';

/**
 * Hands the prerendered page's styles over to styled-components, which then makes none of them again.
 * It could find them by itself, by its own notes in their text; those are a fifteenth of the page, so
 * the build leaves a short list instead: each component's id and how many rules it has, `id.4`
 * (tools/prerender/shortStyles.ts).
 */
export function adoptPageStyles(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-components]');
  const components = (style?.dataset.components ?? '').split(' ').map((note) => {
    const [id = '', count] = note.split('.');
    return { id, count: Number(count) };
  });
  const rules = Array.from(style?.sheet?.cssRules ?? [], ({ cssText }) => cssText);
  // A browser that leaves rules out keeps the page's styles as they are, and gets the same ones beside them.
  if (components.reduce((sum, { count }) => sum + count, 0) !== rules.length) return;
  for (const { id, count } of components) {
    const own = rules.splice(0, count);
    // Whatever else a selector names does no harm: it is nothing that this component would make.
    const [name = '', ...others] = new Set(own.join('').match(/(?<=\.)[a-z]+\b/gi));
    for (const other of others) internals.mainSheet.registerName(id, other);
    internals.mainSheet.insertRules(id, name, own);
  }
  style?.remove();
}
