import type { Found } from './cues.ts';
import { intentOf, language, type Intent, type Trade } from './knowledge.ts';
import {
  businessCues,
  containerCues,
  customerCues,
  extraCues,
  goalCues,
  ignoredCues,
  intentCues,
  makerCues,
  personalCues,
  tradeCues,
  workCues,
  type IntentCue,
} from './lexicon.ts';
import { objectOf } from './object.ts';
import { isDeterminer, isEnd, nounPhrase, toldBack, type Phrase } from './phrases.ts';
import { plainText } from './plainText.ts';
import { purposeOf } from './purpose.ts';
import { isPlausible, meant, placeIn } from './spelling.ts';
import { fold, soundOf, wordsOf, type Word } from './words.ts';
import { isInfinitiveAt, WORTH, zonesOf, type Zone } from './zones.ts';

/** A request cut up, as the readers of its parts take it. */
interface Scene {
  words: readonly Word[];
  zones: readonly Zone[];
  found: readonly Found<IntentCue>[];
}

/** What somebody asked for, first of all what they want to do. */
export interface Request {
  words: readonly Word[];
  /** What they want to do, the main thing first; none where the request does not say. */
  intents: readonly Intent[];
  /** What they want to do it with, in their own words: 'uniformes escolares'. */
  object: string | null;
  /** 'tus inquilinos', 'los turistas'. */
  customers: string;
  /** 'tu barbería', or 'tu negocio' where none is named. */
  business: string | null;
  place: string | null;
  /** What goes after 'Para': 'alquilar bicicletas por horas', 'que tus vecinos avisen'. */
  purpose: string | null;
  trade: Trade | null;
  /** Features that channels and conditions ask for. */
  extras: readonly string[];
  /** Whether there is enough to answer. */
  isClear: boolean;
}

const MOST_INTENTS = 4;
/** A cue that counts no more than this says little by itself. */
const LITTLE = 1.5;

export function readRequest(prompt: string): Request {
  const words = wordsOf(plainText(prompt)).map(corrected);
  const zones = zonesOf(words);
  const names = tradeCues
    .findAll(words)
    .filter(({ owner, from, to }) => owner.isName && to - from > 1);
  const found = intentCues
    .findAll(words)
    .filter(({ from }) => zones[from] !== 'excluded')
    .filter((cue) => !names.some((name) => name.from <= cue.from && name.to >= cue.to));
  const tradeFound = bestTrade(words);
  const trade = tradeFound?.owner.trade ?? null;
  const business = businessOf(words);
  const ranked = rankIntents(found, zones);
  const chosen = withDefaults(ranked, { words, zones, found }, trade);
  const object = objectOf({ words, found, zones, intents: chosen });
  const customer = customerCues.findAll(words)[0];
  const first = chosen[0];
  return {
    words,
    intents: chosen,
    object: object && toldBack(words.slice(object.from, object.to)),
    customers: customer?.owner ?? trade?.customers ?? 'tus clientes',
    business,
    place: placeIn(words),
    purpose: first ? purposeOf({ words, zones, found, intent: first }) : null,
    trade,
    extras: [...new Set(extraCues.findAll(words).map(({ owner }) => owner))],
    isClear:
      chosen.length > 0 && isClear({ words, zones, found, object, trade, business, customer }),
  };
}

function corrected(word: Word): Word {
  const right = meant(word.raw);
  return right === word.raw ? word : { ...word, raw: right, sound: soundOf(right) };
}

/** The intents of what was wished, else of all that was said; the one that counts most first. */
function rankIntents(found: readonly Found<IntentCue>[], zones: readonly Zone[]): Intent[] {
  const best = new Map<string, { worth: number; at: number }>();
  const wished = found.filter(
    ({ from, owner }) => owner.worth > LITTLE && ['goal', 'problem'].includes(zones[from] ?? ''),
  );
  const relevant =
    wished.length > 0 ? found.filter(({ from }) => zones[from] !== 'context') : found;
  for (const { owner, from } of relevant) {
    const worth = Math.min(owner.worth, 2) * WORTH[zones[from] ?? 'plain'];
    const known = best.get(owner.id);
    if (!known || worth > known.worth) best.set(owner.id, { worth, at: known?.at ?? from });
  }
  const ranked = [...best].sort(([, a], [, b]) => b.worth - a.worth || a.at - b.at);
  const top = ranked[0]?.[1].worth ?? 0;
  const isSpecific = intentOf(ranked[0]?.[0] ?? 'gestionar').weight > LITTLE;
  return ranked
    .filter(([id]) => !isSpecific || intentOf(id).weight > LITTLE)
    .filter(([, { worth }], index) => index === 0 || worth >= Math.max(top * 0.5, 1.6))
    .slice(0, MOST_INTENTS)
    .map(([id]) => intentOf(id));
}

/** What to do where no cue says it: the person's own words, or what their trade mostly needs. */
function withDefaults(ranked: Intent[], scene: Scene, trade: Trade | null): Intent[] {
  const { words, zones, found } = scene;
  if (found.some(({ owner, from }) => owner.worth > LITTLE && zones[from] !== 'excluded'))
    return ranked;
  const wish = words.filter((_, at) => zones[at] === 'goal' && isTelling(words, at));
  if (trade && ranked[0]?.id !== 'presentar')
    return wish.length > 2 ? [intentOf('gestionar')] : trade.wants.map(intentOf);
  if (ranked.length > 0) return ranked;
  if (workCues.findAll(words).length > 0) return [intentOf('vender'), intentOf('captar')];
  if (zones.includes('goal')) return [intentOf('gestionar')];
  return businessOf(words) ? [intentOf('presentar'), intentOf('captar')] : [];
}

/** Whether a word says something of the matter: no greeting, no 'quiero una app', no gibberish. */
function isTelling(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || isEnd({ ...word, before: '' }) || isDeterminer(word) || !isPlausible(word.raw))
    return false;
  return [goalCues, containerCues, ignoredCues, makerCues].every(
    (cues) => cues.findAt(words, at).length === 0,
  );
}

/** The trade whose name was said, else the one whose goods or people were; the longest word counts. */
function bestTrade(words: readonly Word[]): Found<{ trade: Trade; isName: boolean }> | undefined {
  const weight = ({ owner, from, to }: Found<{ isName: boolean }>) =>
    (owner.isName ? 10 : 0) + (to - from) * 2 + (isSelf(words, from) ? 20 : 0);
  return tradeCues.findAll(words).sort((a, b) => weight(b) - weight(a) || a.from - b.from)[0];
}

/** 'mi barbería', 'tengo una barbería', 'soy barbero'. */
function isSelf(words: readonly Word[], at: number): boolean {
  const before = fold(words[at - 1]?.raw ?? '');
  return ['mi', 'nuestro', 'nuestra', 'soy', 'somos', 'un', 'una', 'unos'].includes(before);
}

/** 'tu barbería', from 'mi barbería' or 'tengo una barbería'; not from 'mi mamá'. */
function businessOf(words: readonly Word[]): string | null {
  for (const [at, word] of words.entries()) {
    const before = fold(words[at - 1]?.raw ?? '');
    if (!['mi', 'nuestro', 'nuestra', 'un', 'una', 'el', 'la', 'somos'].includes(before)) continue;
    const isArticle = ['un', 'una', 'el', 'la'].includes(before);
    const verb = fold(words[at - 2]?.raw ?? '');
    if (
      isArticle &&
      ![
        'tengo',
        'tenemos',
        'abri',
        'abrimos',
        'administro',
        'manejo',
        'dirijo',
        'somos',
        'de',
        'tiene',
      ].includes(verb)
    )
      continue;
    const isKnown =
      businessCues.findAt(words, at).length > 0 ||
      tradeCues.findAt(words, at).some(({ owner }) => owner.isName) ||
      /(?:eria|ería)$/.test(word.raw.toLowerCase());
    const phrase = isKnown ? nounPhrase(words, at) : null;
    if (!phrase) continue;
    const to = Math.min(phrase.to, phrase.from + 4);
    const cut = words
      .slice(phrase.from, to)
      .findLastIndex(({ raw }) => !['de', 'del', 'y', 'la', 'el', 'mi'].includes(fold(raw)));
    return `tu ${toldBack(words.slice(phrase.from, phrase.from + cut + 1))}`;
  }
  return null;
}

interface Sense extends Scene {
  object: Phrase | null;
  trade: Trade | null;
  business: string | null;
  customer: Found<string> | undefined;
}

/** Whether something is wanted of something: two words without meaning are not enough. */
function isClear({ words, zones, found, object, trade, business, customer }: Sense): boolean {
  if (isForeign(words)) return false;
  if (trade) return true;
  const telling = words.filter((_, at) => isTelling(words, at)).length;
  const isAbout =
    object !== null || customer !== undefined || (business !== null && business !== 'tu negocio');
  if (found.some(({ owner }) => owner.worth > LITTLE)) return telling >= 2;
  if (found.length > 0) return telling >= 2 && (isAbout || telling >= 3);
  const isMine = words.some(({ raw }) => MINE.has(fold(raw)));
  const isTool = words.some((_, at) => containerCues.findAt(words, at).length > 0);
  const isWork = workCues.findAll(words).length > 0;
  const isPersonal = words.some(
    (_, at) => zones[at] === 'goal' && personalCues.findAt(words, at).length > 0,
  );
  return (
    isAbout &&
    !isPersonal &&
    (isMine ||
      isTool ||
      isWork ||
      customer !== undefined ||
      isInfinitiveAt(words, 0) ||
      telling >= 3)
  );
}

const MINE = new Set('mi mis nuestro nuestra nuestros nuestras'.split(' '));
const english = new Set(language.english);

function isForeign(words: readonly Word[]): boolean {
  const count = words.filter(({ raw }) => english.has(raw.toLowerCase())).length;
  return words.length > 2 && count > words.length * 0.4;
}
