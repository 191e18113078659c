import { __PRIVATE__ as internals } from 'styled-components';

/**
 * Hands the prerendered page's styles over to styled-components, which then makes none of them again.
 * It could find them by itself, by its own notes in their text; those are a fifteenth of the page, so
 * the build leaves a short list instead: each component's id and how many rules it has, `id.4`
 * (tools/prerender/shortStyles.ts).
 */
export function adoptPageStyles(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-components]');
  if (!style) return;
  // As they are written: what a browser makes of `font` with a variable in it cannot be written back.
  const rules = style.textContent.split('\n');
  for (const component of style.dataset.components?.split(' ') ?? []) {
    const [id = '', count] = component.split('.');
    const own = rules.splice(0, Number(count));
    // Whatever else a selector names does no harm: it is nothing that this component would make.
    const [name = '', ...others] = new Set(own.join('').match(/(?<=\.)[a-z]+\b/gi));
    for (const other of others) internals.mainSheet.registerName(id, other);
    internals.mainSheet.insertRules(id, name, own);
  }
  style.remove();
}
