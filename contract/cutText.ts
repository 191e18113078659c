/**
 * Cuts people's text between characters as people see them (UAX 29): an emoji of several parts and a letter with its accent stay
 * whole. Lengths are UTF-16 code units, as `length` and the schemas count.
 */

const segmentAt = (text: string, at: number) =>
  new Intl.Segmenter('es').segment(text).containing(at);

/** A text's beginning, of at most `most` code units. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, segmentAt(text, most)?.index);
}

/** A text's end, of `least` code units or the whole character that they begin in. */
export function endOfText(text: string, least: number): string {
  return text.length <= least ? text : text.slice(segmentAt(text, text.length - least)?.index);
}

/** '' for an empty text. */
export function firstCharacter(text: string): string {
  return segmentAt(text, 0)?.segment ?? '';
}
