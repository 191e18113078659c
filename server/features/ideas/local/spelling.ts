import { intents, language, trades } from './knowledge.ts';
import { fold, wordOf, type Word, type Words } from './words.ts';

/** How words without accents or capitals are properly written, as far as our data have them. */
const proper = new Map<string, string>();
const slips = new Map(
  Object.entries(language.slips).flatMap(([right, wrong]) =>
    wrong.map((slip) => [fold(slip), right] as const),
  ),
);
const data = JSON.stringify([language, intents, trades]).toLowerCase();
for (const word of data.match(/\p{L}+/gu) ?? []) {
  const plain = fold(word);
  const isBetter = plain !== word || !proper.has(plain);
  if (isBetter && !language.ambiguous.includes(plain)) proper.set(plain, word);
}
const names = [...language.places, ...language.spelling]
  .map((name) => ({ parts: name.split(' '), plain: fold(name).split(' ') }))
  .sort((a, b) => b.parts.length - a.parts.length);
const places = new Set(language.places);
const BEFORE_PLACES = 'en de desde a hacia por'.split(' ');

/** The word somebody meant by a slip. */
export function corrected(word: Word): Word {
  const right = slips.get(word.plain);
  return right === undefined ? word : wordOf(right, word.before);
}

/** The known name that begins here, in its words; one in small letters only where a place may be. */
export function nameAt(words: Words, at: number): string[] | null {
  const isHere = (part: string, by: number) => words[at + by]?.plain === part;
  const name = names.find(({ plain }) => plain.every(isHere))?.parts ?? null;
  if (!name || !places.has(name.join(' ')) || /^\p{Lu}/u.test(words[at]?.raw ?? '')) return name;
  return BEFORE_PLACES.includes(words[at - 1]?.plain ?? '') ? name : null;
}

/** The place named after 'en', 'de' or 'desde'. */
export function placeIn(words: Words): string | null {
  const named = words.flatMap(({ plain }, at) =>
    ['en', 'de', 'desde'].includes(plain) ? [nameAt(words, at + 1)?.join(' ') ?? ''] : [],
  );
  return named.find((name) => places.has(name)) ?? null;
}

/** Words as a sentence has them: with accents and names' capitals, nobody shouting. */
export function spelled(words: Words): string[] {
  const isShouted = words.every(({ raw }) => raw === raw.toUpperCase());
  const out: string[] = [];
  for (let word = words[0]; word; word = words[out.length]) {
    const { raw, plain, before } = word;
    const isName = before === '' && /^\p{Lu}(?:\p{Ll}+|[\p{Lu}\d]{1,5})$/u.test(raw);
    const alone =
      isName && !isShouted && out.length > 0 ? raw : (proper.get(plain) ?? raw.toLowerCase());
    out.push(...(nameAt(words, out.length) ?? [alone]));
  }
  return out;
}

/** Whether a word could be a Spanish one, by its letters; our own data have some that are not. */
export function isPlausible(plain: string): boolean {
  const odd = /q(?!u)|[^aeiouy]{4}|(.)\1\1|^(..?.?)\2\2|^[^aeiouy]+$|[^aeiouynsrldzxm]$/;
  return proper.has(plain) || (/^\p{L}{3,}$/u.test(plain) && !odd.test(plain));
}
