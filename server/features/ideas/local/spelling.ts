import { verbOf } from './cues.ts';
import { intents, language, trades } from './knowledge.ts';
import { fold, wordOf, type Word, type Words } from './words.ts';

/** Correct accents and capitals of the words in our data. */
const proper = new Map<string, string>();
const slips = new Map(
  language.slips.flatMap((group) => {
    const [right = '', ...wrong] = group.split(' ');
    return wrong.map((slip) => [fold(slip), right] as const);
  }),
);
const { ambiguous, accented: known, businesses, customers, extras, nouns } = language;
const { determiners, notObjects, people, phraseEnds } = language;
const lists = [known, businesses, customers, extras, nouns, determiners, notObjects, people];
const texts = intents.map((it) => [it.asks, it.cues, it.aim, it.thing, it.also, it.patterns]);
const data = JSON.stringify([lists, phraseEnds, texts, trades]).toLowerCase();
const written = new Set(data.match(/\p{L}+/gu));
for (const word of written) {
  const plain = fold(word);
  // Do not correct 'gano' to 'ganó'.
  const isBetter = plain === word || !written.has(plain);
  if (isBetter && !ambiguous.includes(plain)) proper.set(plain, word);
}
const names = [...language.places, ...language.spelling]
  .map((name) => ({ parts: name.split(' '), plain: fold(name).split(' ') }))
  .sort((a, b) => b.parts.length - a.parts.length);
const BEFORE = ['en', 'de', 'desde', 'a'];
const places = new Set(language.places);
const endings = language.accents.map((pair) => pair.split(' ') as [string, string]);
const isBeforePlace = (words: Words, at: number) => BEFORE.includes(words[at]?.plain ?? '');

export function corrected(word: Word): Word {
  const right = slips.get(word.plain);
  return right === undefined ? word : wordOf(right, word.before);
}

/**
 * The known name that starts here, word by word. In lower case it counts only after a
 * preposition of place.
 */
export function nameAt(words: Words, at: number): string[] | null {
  const isHere = (part: string, by: number) => words[at + by]?.plain === part;
  const name = names.find(({ plain }) => plain.every(isHere))?.parts ?? null;
  if (!name || !places.has(name.join(' ')) || /^\p{Lu}/u.test(words[at]?.raw ?? '')) return name;
  return isBeforePlace(words, at - 1) && words[at - 1]?.plain !== 'a' ? name : null;
}

export function placeIn(words: Words): string | null {
  const named = words
    .flatMap(({ plain }, at) =>
      isBeforePlace(words, at) && plain !== 'a' ? (nameAt(words, at + 1)?.join(' ') ?? '') : '',
    )
    .filter((name) => places.has(name));
  return new Set(named).size === 1 ? (named[0] ?? null) : null;
}

/** Words with their accents and the capitals of names; all-capitals text becomes lower case. */
export function spelled(words: Words): string[] {
  const isShouted = words.every(({ raw }) => raw === raw.toUpperCase());
  const out: string[] = [];
  for (let word = words[0]; word; word = words[out.length]) {
    const { raw, plain, before } = word;
    const isName = before === '' && /^\p{Lu}(?:\p{Ll}+|[\p{Lu}\d]{1,5})$/u.test(raw);
    const lower = raw.toLowerCase();
    const common =
      questionWord(words, out.length) ??
      ownSpelling(lower, plain) ??
      proper.get(plain) ??
      accented(lower);
    const alone = isName && !isShouted && out.length > 0 ? raw : common;
    out.push(...(nameAt(words, out.length) ?? [alone]));
  }
  return out;
}

/** An accent that the person typed stays if it may be right: 'llevó' is not 'llevo', but 'camiónes' is 'camiones'. */
function ownSpelling(lower: string, plain: string): string | null {
  const isRight = written.has(lower) || /ñ|[áéíóú]$/.test(lower);
  return lower !== plain && isRight ? lower : null;
}

const QUESTIONS = 'quién quiénes cuál cuáles cuánto cuánta cuántos cuántas dónde';
const questions = new Map(QUESTIONS.split(' ').map((word) => [fold(word), word]));
const ASKING =
  'saber ver vea vean decir avisar apuntar anotar preguntar explicar averiguar calcular medir elegir registrar controlar consultar mostrar confirmar contar comparar entender revisar designar';
const asking = new Set(ASKING.split(' '));

/** The accented word of a question inside a sentence: 'saber quien viene', 'anotar en cual'; null if there is none. */
function questionWord(words: Words, at: number): string | null {
  const isLinked = /^(?:en|de|por|y|te|le|les)$/.test(words[at - 1]?.plain ?? '');
  const before = words[isLinked ? at - 2 : at - 1];
  const isAsked = asking.has(before?.plain ?? '') || asking.has(verbOf(before) ?? '');
  return isAsked ? (questions.get(words[at]?.plain ?? '') ?? null) : null;
}

/** Adds the accent to 'tasacion', even if our data do not have the word. */
function accented(word: string): string {
  const [plain, right] = endings.find(([ending]) => word.endsWith(ending)) ?? ['', ''];
  return word.slice(0, word.length - plain.length) + right;
}

/** Whether the letters could form a Spanish word; some words in our data do not. */
export function isPlausible(plain: string): boolean {
  const odd = /q(?!u)|[^aeiouy]{4}|(.)\1\1|^(..?.?)\2\2|^[^aeiouy]+$|[^aeiouynsrldzxm]$/;
  return proper.has(plain) || (/^\p{L}{3,}$/u.test(plain) && !odd.test(plain));
}
