/**
 * A text's beginning. No character as people see it (UAX 29) is cut through, such as an emoji of several parts or a letter with
 * its accent: what does not fit whole is left out.
 *
 * @param most UTF-16 code units, as `length` and the schemas count
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, new Intl.Segmenter('es').segment(text).containing(most)?.index);
}
