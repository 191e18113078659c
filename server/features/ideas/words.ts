/** How a request is cut into words, and the form in which two spellings of a word are the same. */
export interface Word {
  /** As typed. */
  readonly raw: string;
  /** As it sounds: see `soundOf`. */
  readonly sound: string;
  /** What stands before it: nothing, a comma or the end of a sentence. */
  readonly before: '' | ',' | '.';
}

const MARKS = /\p{M}/gu;
const IN_WORD = /[\p{L}\p{N}\p{M}@$]/u;

export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARKS, '');
}

/** Words in their order, at most `most` of them. Linear in the text's length. */
export function wordsOf(text: string, most = 400): Word[] {
  const words: Word[] = [];
  let raw = '';
  let before: Word['before'] = '.';
  const close = () => {
    if (raw !== '') words.push({ raw, sound: soundOf(raw), before });
    if (raw !== '') before = '';
    raw = '';
  };
  for (const char of text.normalize('NFC')) {
    if (IN_WORD.test(char)) {
      raw += char;
      continue;
    }
    close();
    if (words.length >= most) return words;
    if (/[.;:!?¿¡\n()]/.test(char)) before = '.';
    else if (char === ',' && before === '') before = ',';
  }
  close();
  return words;
}

/**
 * A word as Peru pronounces it: v is b, z and soft c are s, h is mute, ll is y. Whoever writes
 * 'alkilar', 'cotisar' or 'resivir' is understood without a list of mistakes.
 */
export function soundOf(word: string): string {
  const text = fold(word);
  let sound = '';
  for (let at = 0; at < text.length; at += 1) {
    const [char = '', next = '', third = ''] = [text[at], text[at + 1], text[at + 2]];
    const isSoft = next === 'e' || next === 'i';
    if (char === 'c' && next === 'h') {
      sound += 'C';
      at += 1;
    } else if (char === 'c') sound += isSoft ? 's' : 'k';
    else if (char === 'q') {
      sound += 'k';
      if (next === 'u') at += 1;
    } else if (char === 'g' && next === 'u' && (third === 'e' || third === 'i')) {
      sound += 'g';
      at += 1;
    } else if (char === 'g') sound += isSoft ? 'j' : 'g';
    else if (char === 'l' && next === 'l') {
      sound += 'y';
      at += 1;
    } else if (char === 'x' && next !== '' && !'aeiou'.includes(next)) sound += 's';
    else if (char === 'r' && next === 'r') {
      sound += 'R';
      at += 1;
    } else if (char === 'v') sound += 'b';
    else if (char === 'z') sound += 's';
    else if (char !== 'h' && (char !== sound.at(-1) || 'aeo'.includes(char))) sound += char;
  }
  return sound;
}

/** A noun's forms without plural or diminutive, itself first. */
export function nounForms(sound: string): string[] {
  const forms = [sound];
  if (sound.length > 3 && sound.endsWith('s')) forms.push(sound.slice(0, -1));
  if (sound.length > 4 && sound.endsWith('es')) forms.push(sound.slice(0, -2));
  const small = /^(.{2,}?)(?:es|s)?it([oa])s?$/.exec(sound);
  if (small) {
    const [, stem = '', end = ''] = small;
    forms.push(stem + end, `${stem}o`, `${stem}a`, `${stem}e`, stem);
  }
  return forms;
}

/** Whether a word of a phrase is in the plural: 'flores', but not 'gas' or 'anís'. */
export function isPlural(word: string): boolean {
  const plain = fold(word);
  return plain.length > 3 && /[aeiourlndjy]s$/.test(plain) && !ONE_IN_S.has(plain);
}

const ONE_IN_S = new Set([
  'anis',
  'maiz',
  'mes',
  'lunes',
  'compas',
  'ingles',
  'bus',
  'gas',
  'virus',
  'paris',
  'fitness',
  'tenis',
  'autobus',
  'frances',
  'interes',
  'paraguas',
  'cactus',
  'campus',
  'chasis',
  'crisis',
  'tesis',
  'analisis',
]);
