import { intents, language, trades } from './knowledge.ts';
import { fold, wordOf, type Word } from './words.ts';

/** How words without accents or capitals are properly written, as far as our data have them. */
const proper = new Map<string, string>();
const slips = new Map(
  Object.entries(language.slips).flatMap(([right, wrong]) =>
    wrong.map((slip) => [fold(slip), right] as const),
  ),
);
/** Alike without accents, but different words. */
const AMBIGUOUS =
  'esta este el si se te tu mi de solo que como cuando donde cual quien papa papas publico practico numero cobro pago hacia paso mama calle sabana'.split(
    ' ',
  );

for (const text of JSON.stringify([
  language.work,
  language.businesses,
  language.customers,
  intents,
  trades,
])
  .toLowerCase()
  .match(/\p{L}+/gu) ?? []) {
  const plain = fold(text);
  if (!AMBIGUOUS.includes(plain) && (plain !== text || !proper.has(plain))) proper.set(plain, text);
}
const namesByStart = new Map<string, string[][]>();
for (const name of [...language.places, ...language.spelling]) {
  const start = fold(name.split(' ')[0] ?? '');
  const others = namesByStart.get(start) ?? [];
  namesByStart.set(
    start,
    [...others, name.split(' ')].sort((a, b) => b.length - a.length),
  );
}
const places = new Set(language.places);

/** The word somebody meant by a slip. */
export function corrected(word: Word): Word {
  const right = slips.get(word.plain);
  return right === undefined ? word : wordOf(right, word.before);
}

/** The known name that begins here, in its words; one in small letters only where a place may be. */
export function nameAt(words: readonly Word[], at: number): string[] | null {
  const known = namesByStart.get(words[at]?.plain ?? '') ?? [];
  const name = known.find((parts) =>
    parts.every((part, by) => words[at + by]?.plain === fold(part)),
  );
  if (!name || !places.has(name.join(' '))) return name ?? null;
  const isMeant = /^\p{Lu}/u.test(words[at]?.raw ?? '') || name.length > 1;
  return isMeant || ['en', 'de', 'desde', 'a', 'hacia', 'por'].includes(words[at - 1]?.plain ?? '')
    ? name
    : null;
}

/** The place named after 'en', 'de' or 'desde'. */
export function placeIn(words: readonly Word[]): string | null {
  const at = words.findIndex(
    ({ plain }, here) =>
      ['en', 'de', 'desde'].includes(plain) && places.has(nameAt(words, here + 1)?.join(' ') ?? ''),
  );
  return at < 0 ? null : (nameAt(words, at + 1)?.join(' ') ?? null);
}

/** Words as a sentence has them: with accents and names' capitals, nobody shouting. */
export function spelled(words: readonly Word[]): string[] {
  const isShouted = words.every(({ raw }) => raw === raw.toUpperCase());
  const out: string[] = [];
  while (out.length < words.length) {
    const { raw, plain, before } = words[out.length] as Word;
    const isName =
      !isShouted &&
      before === '' &&
      /^\p{Lu}(?:\p{Ll}+|[\p{Lu}\d]{1,3})$/u.test(raw) &&
      out.length > 0;
    out.push(
      ...(nameAt(words, out.length) ?? [isName ? raw : (proper.get(plain) ?? raw.toLowerCase())]),
    );
  }
  return out;
}

/** Whether a word could be a Spanish one, by its letters; our own data have some that are not. */
export function isPlausible(plain: string): boolean {
  const isOdd = /q(?!u)|[^aeiouy]{4}|(.)\1\1|^(..?.?)\2\2|^[^aeiouy]+$|[^aeiouynsrldzxm]$/.test(
    plain,
  );
  return proper.has(plain) || (!isOdd && /^\p{L}{3,24}$/u.test(plain));
}
