/** Longer prompts are read up to here; the contract allows 2,000 characters. */
const MOST_CHARACTERS = 2000;
const JOINTS = new Set(
  'de del la las el los un una y a en con para mi mis su tu al por'.split(' '),
);

/** The text in lower case with its accents, as one line of letters, digits and stops; 'q' is 'que'. */
export function spoken(prompt: string): string {
  return prompt
    .slice(0, MOST_CHARACTERS)
    .replace(/<[^<>]*>/g, ' ')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.,;:!?\n ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=^| )[qk](?= )/g, 'que')
    .replace(/(?<=^| )x(?= )/g, 'por')
    .trim();
}

/** The same without accents or stops: 'menu a 12 soles'. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The words that carry meaning, cut so that number does not matter: 'flores' and 'flor' are one. */
export function stems(plainText: string): string[] {
  return plainText
    .split(' ')
    .filter((word) => word !== '' && !JOINTS.has(word))
    .map(stem);
}

function stem(word: string): string {
  return word.length < 4 ? word : word.replace(/s$/, '').replace(/e$/, '');
}

/** A number that is the same for the same text, everywhere: FNV-1a. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
