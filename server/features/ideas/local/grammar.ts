import { looksInfinitive, lemmas, verbOf } from './cues.ts';
import { language } from './knowledge.ts';
import { goals } from './lexicon.ts';
import { isPlausible, spelled } from './spelling.ts';
import { fold, type Span, type Words } from './words.ts';

const determiners = new Set(language.determiners.map(fold));
const phraseEnds = new Set(language.phraseEnds.map(fold));
const flipped = new Map(Object.entries(language.toldBack));
const MOST_WORDS = 7;

/** What makes something one's own. */
export const MINE = 'mi mis nuestro nuestra nuestros nuestras';

export function isAmong(words: Words, at: number, list: string): boolean {
  const plain = words[at]?.plain;
  return plain !== undefined && list.split(' ').includes(plain);
}

export function isDeterminer(words: Words, at: number): boolean {
  return determiners.has(words[at]?.plain ?? '') || /^\d+$/.test(words[at]?.raw ?? '');
}

/** A preposition, pronoun or adverb: no noun phrase goes on with it. */
export function isLittle(words: Words, at: number): boolean {
  return phraseEnds.has(words[at]?.plain ?? '');
}

/** A link or a determiner, which nothing ends with. */
export function isJoint(words: Words, at: number): boolean {
  return isAmong(words, at, 'de del y e o') || isDeterminer(words, at);
}

/** A verb in its plain form, known to our data or not. */
export function isInfinitive(words: Words, at: number): boolean {
  const bare = words[at]?.plain.replace(/(?<=[aei]r)(?:me|te|se|nos)?(?:l[eao]s?)?$/, '') ?? '';
  return (
    looksInfinitive(bare) &&
    isPlausible(bare) &&
    (verbOf(words[at]) !== null || !/or$|[dlt]ar$/.test(bare))
  );
}

/** A verb in a form that no noun of a list has: 'y paguen', 'y recordar', 'y vendo'. */
function isVerb(words: Words, at: number): boolean {
  const ends = /(?:[aei]r(?:me|te|se|l[eao]s?|nos)?|ando|iendo|mos|[ae]n|o)$/;
  return (
    isInfinitive(words, at) || (verbOf(words[at]) !== null && ends.test(words[at]?.plain ?? ''))
  );
}

/** 'vende' and 'salen', which end a phrase; 'decorada' does not. */
function isFinite(words: Words, at: number): boolean {
  const plain = words[at]?.plain ?? '';
  return verbOf(words[at]) !== null && /[ae]n?$/.test(plain) && !/[ai]d[oa]s?$/.test(plain);
}

/** The noun phrase that begins here, without determiners before it. */
export function nounPhrase(words: Words, start: number): Span | null {
  let from = start;
  while (
    isDeterminer(words, from) ||
    isAmong(words, from, 'propia propio nueva nuevo nuevas nuevos')
  )
    from += 1;
  let to = from;
  while (to < words.length && to - from < MOST_WORDS && goesOn(words, from, to)) to += 1;
  while (to > from && isJoint(words, to - 1)) to -= 1;
  return to > from ? { from, to } : null;
}

function goesOn(words: Words, from: number, at: number): boolean {
  const before = words[at]?.before;
  if (isLittle(words, at) || goals.isAt(words, at) || (at > from && before === '.')) return false;
  if (at === from) return !isInfinitive(words, at) && !isJoint(words, at);
  // 'frutas, verduras y abarrotes' is one phrase; 'frutas, quiero una web' is not.
  if (before === ',')
    return isAmong(words, at + 1, 'y e') && !isDeterminer(words, at) && !isVerb(words, at);
  if (at > from && isAmong(words, at, 'cada')) return false;
  if (!isAmong(words, at, 'de del y e o'))
    return (
      !isInfinitive(words, at) &&
      (isJoint(words, at - 1) || !(isFinite(words, at) || isDeterminer(words, at)))
    );
  const next = isDeterminer(words, at + 1) ? at + 2 : at + 1;
  const isList = isAmong(words, at, 'y e o');
  const isOver = isLittle(words, next) || isAmong(words, next, 'noche dia madrugada');
  return words[at + 1]?.before === '' && !isOver && !(isList && isVerb(words, next));
}

/** Somebody's words told back to them: 'mis clientes me pagan' is 'tus clientes te pagan'. */
export function toldBack(words: Words): string {
  const told = spelled(words).map(
    (word, at) => (words[at]?.before === ',' && at > 0 ? ', ' : ' ') + turned(word, words, at),
  );
  return told.join('').trim();
}

function turned(word: string, words: Words, at: number): string {
  const other = flipped.get(fold(word));
  if (other) return other;
  const verb = words[at] && lemmas(words[at]).find((lemma) => lemma.startsWith(':'));
  const isClause = at > 0 && isAmong(words, at - 1, 'que cuando donde si no como cuanto lo');
  if (verb && isClause && /[^aei]o$/.test(word))
    return word.slice(0, -1) + (verb.endsWith('ar') ? 'as' : 'es');
  return word.replace(/(?<=[aei]r|ndo)(?:me|nos)$/, 'te');
}
