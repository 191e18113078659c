import { verbOf, type Found } from './cues.ts';
import {
  isAmong,
  isDeterminer,
  isInfinitive,
  isJob,
  isFunctionWord,
  isNoun,
  MINE,
  nounPhrase,
} from './grammar.ts';
import type { Intent } from './knowledge.ts';
import * as lexicon from './lexicon.ts';
import { isPlausible, nameAt } from './spelling.ts';
import { isPlural, type Span, type Words } from './words.ts';
import type { Scene } from './zones.ts';

const { businesses, customerCues, isTradeName, noObjects, people, tradeCues } = lexicon;

/** Endings that no object has: 'electrónicamente', 'demoró', 'diciendo', 'llegaron', 'estaba'. */
const VERB_ENDING = /(?:ó|mente|ndo|[aei]ron|aban?|ían|[aei]rse|[aei]rl[eao]s?|[aeiou]mos)$/i;

/** Adjectives behind their noun: 'facturas electrónicas', 'canastas navideñas'. */
const ADJECTIVE_ENDING = /(?:ble|ic[oa]|eñ[oa]|iv[oa])s?$/i;

const MOST_WORDS = 6;

/** The object of the request: the object of its verbs, otherwise what the person sells or makes. */
export function objectOf(scene: Scene, main: Intent): Span | null {
  const own = scene.found.filter(({ owner }) => owner.id === main.id);
  const object = behindCues(scene, own) ?? (main.goods ? goodsIn(scene) : null);
  // Avoids a tautology such as 'cotizar la cotización'.
  return own.some(
    ({ owner, from, parts }) => !owner.isWhole && parts === 1 && from === object?.from,
  )
    ? null
    : object;
}

/** 'vendo zapatillas', 'mi tienda de plantas', or the typical goods of a trade. */
function goodsIn(scene: Scene): Span | null {
  const { words, found, zones } = scene;
  const ofTrades = tradeCues.findAll(words);
  const jobs = lexicon.work.findAll(words).map((cue) => ({ ...cue, isVerb: true }));
  const names = ofTrades.filter(({ owner }) => owner.isName);
  const cues = [...jobs, ...businesses.findAll(words), ...names];
  const affirmed = cues.filter(({ from }) => zones[from] !== 'denied');
  const sold = ofTrades.find(
    ({ owner, from }) => !owner.isName && isPlural(words[from]?.raw ?? ''),
  );
  const startsWithBusiness = [businesses, people, tradeCues].some((of) => of.isAt(words, 0));
  const isTaken = startsWithBusiness || isJob(words[0]) || found.some(({ from }) => from === 0);
  const start = sold?.from ?? (isTaken || verbOf(words[0]) ? words.length : 0);
  return behindCues(scene, affirmed) ?? phraseAt(scene, start, false);
}

type AnyCue = Found<object & { isWhole?: boolean }>;

function behindCues(scene: Scene, cues: AnyCue[]): Span | null {
  for (const cue of cues) {
    const whole = cue.owner.isWhole ? nounPhrase(scene.words, cue.from) : null;
    const starts = startsBehind(scene.words, cue);
    const phrases = starts.map((at) => phraseAt(scene, at, cue.isVerb || cue.gap !== null));
    const object = whole ?? phrases.find((phrase) => phrase !== null);
    if (object) return object;
  }
  return null;
}

/**
 * Positions at which the object of a cue may start: 'vender tortas', 'venta de tortas',
 * 'catálogo para mis tortas'.
 */
function startsBehind(words: Words, { isVerb, gap, from, to }: AnyCue): number[] {
  const at =
    !isVerb && isAmong(words, to + 1, 'de del') && !isFunctionWord(words, to) ? to + 1 : to;
  const isMine = isAmong(words, at, 'para') && isAmong(words, at + 1, MINE);
  const isDirect = isVerb || [to - 1, at].some((by) => isDeterminer(words, by));
  const isBehind = isMine || isAmong(words, at, 'de del al');
  // 'alquiler de andamios' and 'reservar cancha' contain the object.
  let before = to - 2;
  while (before > from && isDeterminer(words, before)) before -= 1;
  const isFinite = verbOf(words[from]) !== null && /[aeiou][nr]$/.test(words[from]?.plain ?? '');
  const isOf = isAmong(words, before, 'de del') && !isFinite;
  const isInside = before >= from && (isOf || verbOf(words[before]) !== null);
  const start = isBehind ? at + 1 : isDirect || isAmong(words, to - 1, 'de') ? to : null;
  return [isInside ? to - 1 : null, start, gap].filter((start) => start !== null);
}

function phraseAt({ words }: Scene, at: number, isBehindVerb: boolean): Span | null {
  const phrase = isAmong(words, at, 'cada') ? null : nounPhrase(words, at);
  if (!phrase) return null;
  let { from } = phrase;
  while (!isThing(words, from, isBehindVerb)) {
    if (people.isAt(words, from)) return null;
    for (from += 1; from < phrase.to && !isAmong(words, from - 1, 'de del y');) from += 1;
    while (isDeterminer(words, from)) from += 1;
    if (from >= phrase.to) return null;
  }
  let to = from + 1;
  while (to < phrase.to && !isAmong(words, to, MINE)) to += 1;
  while (to < phrase.to && isAmong(words, to - 1, 'de del y a')) to -= 1;
  // 'la historia de cada vaca'
  if (isAmong(words, from - 1, 'cada')) from -= 1;
  return to - from > MOST_WORDS ? null : { from, to };
}

/** Something to sell, lend or report: not a place, business, person, verb or 'ayuda'. */
function isThing(words: Words, at: number, isBehindVerb: boolean): boolean {
  const { raw = '', plain = '' } = words[at] ?? {};
  const others = isBehindVerb ? [noObjects, people] : [noObjects, people, customerCues];
  const isOne = !isPlural(raw) || isAmong(words, at - 1, MINE);
  const isOwn = isOne && isAmong(words, at - 1, `${MINE} un una tu el la del de`);
  if (isOwn && (businesses.isAt(words, at) || isTradeName(words, at))) return false;
  if (VERB_ENDING.test(raw) || (verbOf(words[at]) !== null && /[ae]n$/.test(raw))) return false;
  const isOther = others.some((cues) => cues.isAt(words, at)) || isInfinitive(words, at);
  if (ADJECTIVE_ENDING.test(raw) && isNoun(words, at - 1)) return false;
  return !isOther && nameAt(words, at) === null && isPlausible(plain);
}
