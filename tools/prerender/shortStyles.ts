/** What styled-components writes after each rule, and after each component's rules. */
const RULE_END = '/*!sc*/\n';
const COMPONENT = /^data-styled\.g\d+\[id="(?<id>.*?)"\]/;

/**
 * The page's styles without styled-components' notes in them: one list of the components, in order, each
 * with how many rules it has, and a rule a line (src/theme/pageStyles.ts).
 *
 * @param tag what `ServerStyleSheet.getStyleTags()` answers
 */
export function shortStyles(tag: string): string {
  const text = tag.slice(tag.indexOf('>') + 1, tag.lastIndexOf('</style>'));
  const components: string[] = [];
  const rules: string[] = [];
  let before = 0;
  for (const part of text.trim().split(RULE_END)) {
    const id = COMPONENT.exec(part)?.groups?.id;
    if (id === undefined) {
      if (part.includes('\n')) throw new Error(`A rule on several lines: ${part}`);
      rules.push(part);
    } else {
      components.push(`${id}.${rules.length - before}`);
      before = rules.length;
    }
  }
  return `<style data-components="${components.join(' ')}">${rules.join('\n')}</style>`;
}
