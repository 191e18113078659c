import { intents, language, trades } from './knowledge.ts';
import { fold, type Word } from './words.ts';

const slips = new Map(
  Object.entries(language.slips).flatMap(([right, wrong]) =>
    wrong.map((slip): [string, string] => [fold(slip), right]),
  ),
);

/** Written alike without their accents, but different words. */
const LEFT_ALONE = new Set(
  'esta este el si se te tu mi de solo que como cuando donde cual quien aun papa papas publico practico numero cobro pago hacia cambio paso plato carne mama mamas calle sabana'.split(
    ' ',
  ),
);

/** How a word without accents or capitals is properly written, as far as our own data know it. */
const proper = new Map<string, string>();
/** Every three letters in a row that occur in our data: what a Spanish word is made of. */
const trigrams = new Set<string>();

for (const text of [
  ...language.work,
  ...language.businesses,
  ...language.customers,
  ...intents.flatMap(({ verbs, words, weak, patterns, also, aim }) => [
    ...verbs,
    ...words,
    ...weak,
    also,
    aim,
    ...patterns.flatMap((pattern) => [pattern.text, ...pattern.features]),
  ]),
  ...trades.flatMap(({ name, words, thing, feature }) => [name, ...words, thing, feature]),
])
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const plain = fold(word);
    for (const trigram of trigramsOf(plain)) trigrams.add(trigram);
    if (!LEFT_ALONE.has(plain) && (plain !== word || !proper.has(plain))) proper.set(plain, word);
  }
for (const name of language.spelling) if (!name.includes(' ')) proper.set(fold(name), name);

const namesByStart = new Map<string, string[][]>();
for (const name of [...language.places, ...language.spelling]) {
  const parts = name.split(' ');
  const start = fold(parts[0] ?? '');
  namesByStart.set(start, [...(namesByStart.get(start) ?? []), parts]);
}
for (const names of namesByStart.values()) names.sort((a, b) => b.length - a.length);

/** The word somebody meant by a slip. */
export function meant(raw: string): string {
  return slips.get(fold(raw)) ?? raw;
}

/** Words as they are written in a sentence: accents, capitals of names, none of somebody's shouting. */
export function spelled(words: readonly Word[]): string[] {
  const out: string[] = [];
  const isShouted = words.every(({ raw }) => raw === raw.toUpperCase());
  for (let at = 0; at < words.length;) {
    const name = nameAt(words, at);
    if (name) {
      out.push(...name);
      at += name.length;
      continue;
    }
    const { raw, before } = words[at] as Word;
    const isName = !isShouted && before === '' && at > 0 && /^\p{Lu}\p{Ll}/u.test(raw);
    const isShort = /^\p{Lu}{2,4}$/u.test(raw) && !isShouted;
    out.push(isName || isShort ? raw : (proper.get(fold(raw)) ?? raw.toLowerCase()));
    at += 1;
  }
  return out;
}

/** The known name that begins here, in its words. */
export function nameAt(words: readonly Word[], at: number): string[] | null {
  const word = words[at];
  const names = word ? (namesByStart.get(fold(word.raw)) ?? []) : [];
  const isHere = (parts: string[]) =>
    parts.every((part, index) => fold(words[at + index]?.raw ?? '') === fold(part));
  return names.find(isHere) ?? null;
}

const placeNames = new Set(language.places);

/** The place a request names after 'en', 'de' or 'desde'. */
export function placeIn(words: readonly Word[]): string | null {
  for (const [at, { sound }] of words.entries()) {
    if (!['en', 'de', 'desde', 'por'].includes(sound)) continue;
    const name = nameAt(words, at + 1)?.join(' ') ?? '';
    if (placeNames.has(name)) return name;
  }
  return null;
}

/** Whether a word could be one: by its letters, not by a dictionary. */
export function isPlausible(raw: string): boolean {
  const plain = fold(raw);
  if (plain.length < 3 || plain.length > 24 || !/^\p{L}+$/u.test(plain)) return false;
  if (proper.has(plain)) return true;
  if (/^(.{1,4})\1{2,}/.test(plain) || /(.)\1\1/.test(plain)) return false;
  const parts = trigramsOf(plain);
  return parts.filter((part) => trigrams.has(part)).length >= parts.length * 0.7;
}

function trigramsOf(plain: string): string[] {
  const text = `^${plain}$`;
  return Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3));
}
