/**
 * Puts words into a template's `{slots}`; a slot with a capital gives its words one. Articles
 * contract as they do in speech.
 */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return template
    .replace(/\{(\w)(\w*)\}/g, (whole, first: string, rest: string) => {
      const words = slots[first.toLowerCase() + rest];
      if (words === undefined) return whole;
      return first === first.toLowerCase() ? words : capital(words);
    })
    .replace(/(?<!\p{L})([Dd])e el /gu, '$1el ')
    .replace(/(?<!\p{L})([Aa]) el /gu, '$1l ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
