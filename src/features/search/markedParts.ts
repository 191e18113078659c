import { foldText } from '#src/lib/foldText.ts';

/** Cuts a text into parts of which every second one is a word of the query, without regard to accents and capitals. */
export function markedParts(text: string, query: string): string[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  // The length of what a character folds to may be another: İ, or an accent that stands alone.
  const letters = Array.from(text);
  const folded = letters.map(foldText);
  const line = folded.join('');
  const isMarked = new Uint8Array(line.length);
  for (const word of words) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
      isMarked.fill(1, at, at + word.length);
    }
  }
  const parts = [''];
  let place = 0;
  for (const [index, letter] of letters.entries()) {
    const length = folded[index]?.length ?? 0;
    const isInside = parts.length % 2 === 0;
    if (length > 0 && (isMarked[place] === 1) !== isInside) parts.push('');
    parts.push((parts.pop() ?? '') + letter);
    place += length;
  }
  return parts;
}
