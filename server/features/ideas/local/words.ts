export interface Word {
  raw: string;
  /** Lower case without accents. */
  plain: string;
  /** Phonetic form, see `soundOf`. */
  sound: string;
  /** Punctuation before the word: none, a comma or the end of a sentence. */
  before: '' | ',' | '.';
}

export type Words = readonly Word[];

export interface Span {
  from: number;
  to: number;
}

const MOST_WORDS = 400;
const LONGEST_WORD = 24;
const ONE_IN_S = /^(?:anis|lunes|ingles|bus|gas|virus|tenis|interes|frances|paraguas|crisis)$/;

export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

export function wordOf(raw: string, before: Word['before']): Word {
  return { raw, plain: fold(raw), sound: soundOf(raw), before };
}

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let before: Word['before'] = '.';
  for (const [part] of text.normalize('NFC').matchAll(/[\p{L}\p{N}\p{M}]+|[.;:!?¿¡()\n,]/gu)) {
    if (words.length === MOST_WORDS) break;
    if (part === ',') before ||= ',';
    else if (/^[.;:!?¿¡()\n]/.test(part)) before = '.';
    else if (part.length <= LONGEST_WORD) {
      words.push(wordOf(part, before));
      before = '';
    }
  }
  return words;
}

/**
 * A word's Peruvian pronunciation ('alkilar', 'resivir'): v is b, z and soft c are s, ll is y, h
 * is mute.
 */
export function soundOf(word: string): string {
  return fold(word)
    .replaceAll('ch', 'C')
    .replaceAll('ll', 'y')
    .replaceAll('rr', 'R')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/qu(?=[ei])|[cq]/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replaceAll('v', 'b')
    .replaceAll('h', '')
    .replace(/x(?=[^aeiou])/g, 's')
    .replace(/([^aeo])\1+/g, '$1');
}

/** Phonetic forms of a noun: as written, in the singular, and without diminutive. */
export function nounForms(sound: string): string[] {
  const forms = [sound];
  if (sound.length > 3 && sound.endsWith('s')) forms.push(sound.slice(0, -1));
  if (sound.length > 4 && sound.endsWith('es')) forms.push(sound.slice(0, -2));
  const [, stem, end = ''] = /^(..+?)(?:es|s)?it([oa])s?$/.exec(sound) ?? [];
  if (stem) forms.push(stem + end, `${stem}o`, `${stem}a`, `${stem}e`, stem);
  return forms;
}

export function isPlural(noun: string): boolean {
  const plain = fold(noun);
  return plain.length > 3 && plain.endsWith('s') && !ONE_IN_S.test(plain);
}
