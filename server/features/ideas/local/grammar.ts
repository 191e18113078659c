import { looksInfinitive, verbOf } from './cues.ts';
import { language } from './knowledge.ts';
import {
  businesses,
  goals,
  isTradeName,
  makers,
  noObjects,
  people,
  problems,
  tools,
} from './lexicon.ts';
import { isPlausible, spelled } from './spelling.ts';
import { fold, isPlural, nounForms, type Span, type Word, type Words } from './words.ts';

const determiners = new Set(language.determiners.map(fold));
const phraseEnds = new Set(language.phraseEnds.map(fold));
const feminine = new Set(language.feminine);
const masculine = new Set(language.masculine);
const flipped = new Map(language.secondPerson.map((pair) => pair.split(' ') as [string, string]));
const MOST_WORDS = 7;
const JOB = /(?:[dts]ora?|ista|eria|(?:log|graf|nom)[oa]|[^aeiou]er[oa])$/;
const NEW = 'propia propio nueva nuevo nuevas nuevos';

export const QUESTIONS = 'cuanto cuanta cuantos cuantas donde quien quienes cuando como cual';
export const MINE = 'mi mis nuestro nuestra nuestros nuestras';

export function isAmong(words: Words, at: number, list: string): boolean {
  const plain = words[at]?.plain;
  return plain !== undefined && list.split(' ').includes(plain);
}

export function isDeterminer(words: Words, at: number): boolean {
  return determiners.has(words[at]?.plain ?? '') || /^\d+$/.test(words[at]?.raw ?? '');
}

/** A preposition, pronoun or adverb: it ends a noun phrase. */
export function isFunctionWord(words: Words, at: number): boolean {
  const plain = words[at]?.plain ?? '';
  return phraseEnds.has(plain) || plain.endsWith('mente');
}

const isJoint = (words: Words, at: number) =>
  isAmong(words, at, 'de del y e o') || isDeterminer(words, at);

/** Whether the word is an infinitive, even of a verb that our data do not have. */
export function isInfinitive(words: Words, at: number): boolean {
  const bare = words[at]?.plain.replace(/(?<=[aei]r)(?:me|te|se|nos)?(?:l[eao]s?)?$/, '') ?? '';
  const isVerb = verbOf(words[at]) !== null || !bare.endsWith('or');
  return isVerb && looksInfinitive(bare) && isPlausible(bare);
}

/** Finite forms such as 'vende' and 'salen', which end a phrase; not 'decorada'. */
function isFinite(words: Words, at: number): boolean {
  return verbOf(words[at]) !== null && /(?<![ai]d)(?:[ae]n?|o)$/.test(words[at]?.plain ?? '');
}

/** 'escultor', 'psicóloga' and 'ladrillera' describe the person, not the request. */
export const isJob = (word: Word | undefined) =>
  word !== undefined && !isPlural(word.raw) && JOB.test(word.plain);

/** Whether a thing is named here: not a person, business, verb or 'app'. */
export function isNoun(words: Words, start: number): boolean {
  const at = isDeterminer(words, start) ? start + 1 : start;
  const word = words[at];
  if (!word || isJob(word) || isFunctionWord(words, at) || isTradeName(words, at)) return false;
  // 'doy' and 'soy'
  if (flipped.has(word.plain)) return false;
  const isVerb = verbOf(word) !== null && /(?:os?|ndo|[ae]n)$/.test(word.plain);
  const others = [businesses, people, tools, makers, goals, problems];
  if (others.some((cues) => cues.isAt(words, at))) return false;
  return !isVerb && !isInfinitive(words, at) && isPlausible(word.plain);
}

/** A noun phrase with its article: 'la' for 'venta', 'el' for 'mapa', 'los' for 'turnos'. */
export function withArticle(words: Words): string {
  const { raw = '', plain = '' } = words[0] ?? {};
  const isIn = (nouns: Set<string>) => nounForms(plain).some((form) => nouns.has(form));
  const isFeminine =
    isIn(feminine) || (!isIn(masculine) && /(?:a|[cs]ion|[dt]ad|tud)(?:e?s)?$/.test(plain));
  const article = isPlural(raw) ? (isFeminine ? 'las' : 'los') : isFeminine ? 'la' : 'el';
  return isDeterminer(words, 0) ? secondPerson(words) : `${article} ${secondPerson(words)}`;
}

export function nounPhrase(words: Words, start: number): Span | null {
  let from = start;
  while (isDeterminer(words, from) || isAmong(words, from, NEW)) from += 1;
  // 'las subo' is a verb with its object.
  const isOne = !isPlural(words[from]?.raw ?? '');
  if (isOne && isAmong(words, from - 1, 'los las') && verbOf(words[from])) return null;
  let to = from;
  while (to < words.length && to - from < MOST_WORDS && continuesPhrase(words, from, to)) to += 1;
  while (to > from && isJoint(words, to - 1)) to -= 1;
  return to > from ? { from, to } : null;
}

function continuesPhrase(words: Words, from: number, at: number): boolean {
  const before = words[at]?.before;
  if (isFunctionWord(words, at) || goals.isAt(words, at) || (at > from && before !== ''))
    return false;
  if (at === from) return !isInfinitive(words, at) && !isJoint(words, at);
  if (!isAmong(words, at, 'de del y e o')) {
    const isOver = isFinite(words, at) || isDeterminer(words, at);
    return !isInfinitive(words, at) && (isJoint(words, at - 1) || !isOver);
  }
  const isList = isAmong(words, at, 'y e o');
  const next = isDeterminer(words, at + 1) ? at + 2 : at + 1;
  const isOver = [people, noObjects].some((cues) => cues.isAt(words, next));
  const isEnd = [isFunctionWord, isFinite, isInfinitive].some((is) => is(words, next)) || isOver;
  return words[at + 1]?.before === '' && !(isList && isEnd);
}

/** Changes first person to second: 'mis clientes me pagan' becomes 'tus clientes te pagan'. */
export function secondPerson(words: Words): string {
  const signOf = (at: number) => (words[at]?.before === ',' && at > 0 ? ', ' : ' ');
  const parts = spelled(words).map((word, at) => signOf(at) + wordInSecondPerson(word, words, at));
  return parts.join('').trim();
}

function wordInSecondPerson(word: string, words: Words, at: number): string {
  const replacement = flipped.get(fold(word));
  if (replacement) return replacement;
  const verb = verbOf(words[at]);
  const isClause = isAmong(words, at - 1, 'que cuando donde si no como cuanto lo le les');
  // 'pedido' in 'qué pedido' is a noun, not a verb in the first person.
  const isParticiple = verb && /^[ai]do$/.test(word.slice(verb.length - 2));
  if (verb && isClause && !isParticiple && /[^aei]o$/.test(word))
    return word.slice(0, -1) + (verb.endsWith('ar') ? 'as' : 'es');
  if (verb?.endsWith('ar') && isClause && word.endsWith('é')) return `${word.slice(0, -1)}aste`;
  // 'arme', 'firme' and 'duerme' are verb forms of their own, not infinitives with 'me'.
  const ending = verb ? /(?<=.[aei]r|ndo)(?<!fir|uer)(?:me|nos)$/ : /(?<=.[aei]r)(?<!fir|uer)me$/;
  return word.replace(ending, 'te');
}
