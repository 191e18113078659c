import type { Found } from './cues.ts';
import {
  isAmong,
  isDeterminer,
  isInfinitive,
  isLittle,
  MINE,
  nounPhrase,
  toldBack,
} from './grammar.ts';
import { intentOf, language, type Intent, type Trade } from './knowledge.ts';
import * as lexicon from './lexicon.ts';
import type { IntentCue } from './lexicon.ts';
import { objectOf } from './object.ts';
import { plainText } from '../plainText.ts';
import { purposeOf, type Purpose } from './purpose.ts';
import { corrected, isPlausible, placeIn } from './spelling.ts';
import { isPlural, wordsOf, type Span, type Words } from './words.ts';
import { WORTH, zonesOf, type Scene, type Zone } from './zones.ts';

/** What somebody asked for: first what they want to do, then with what, for whom and where. */
export interface Request {
  /** The main one first; none where the request does not say. */
  intents: readonly Intent[];
  /** In the person's own words: 'uniformes escolares'. */
  object: string | null;
  /** What they do with it: 'pasear perros'. */
  task: string | null;
  purpose: Purpose | null;
  /** 'tus inquilinos', 'los turistas'. */
  customers: string;
  /** 'tu barbería'. */
  business: string | null;
  place: string | null;
  trade: Trade | null;
  /** Features that channels and conditions ask for. */
  extras: readonly string[];
  /** Whether there is enough to answer. */
  isClear: boolean;
}

const OWNING = 'tengo tenemos abri abrimos administro manejo dirijo somos de tiene para';
/** What counts only where nothing more particular is asked for. */
const ODD_JOBS = ['oficio', 'gestionar', 'presentar'];
const MOST_INTENTS = 4;

type Own = { trade: Trade | null; business: Span | null };

/** A cue that tells no more than this says little by itself. */
const LITTLE = 1.5;

export function readRequest(prompt: string): Request {
  const words = wordsOf(plainText(prompt)).map(corrected);
  const zones = zonesOf(words);
  const trade = tradeOf(words);
  const business = businessOf(words);
  const scene = { words, zones, found: intentsIn(words, zones, business) };
  const named = withDefaults(rankIntents(scene), scene, { trade, business });
  const object = objectOf(scene, named);
  // 'tortas de boda' are no event.
  const isInObject = ({ from, to }: Span) => object && from >= object.from && to <= object.to;
  const inObject = scene.found.filter(isInObject).map(({ owner }) => owner.id);
  const intents = named.filter(({ id }, at) => at === 0 || !inObject.includes(id));
  const people = lexicon.customerCues.findAll(words);
  const customer = people.find(({ from }) => isPlural(words[from]?.raw ?? ''));
  const told = (span: Span | null) => (span ? toldBack(words.slice(span.from, span.to)) : null);
  const own = business && `tu ${told(business) ?? ''}`;
  return {
    intents,
    object: told(object),
    task: object?.verb ? `${object.verb} ${told(object) ?? ''}` : null,
    purpose: intents[0] ? purposeOf(scene, intents[0], object, own) : null,
    customers: customer?.owner ?? trade?.customers ?? 'tus clientes',
    business: own,
    place: placeIn(words),
    trade,
    extras: [...new Set(lexicon.extraCues.findAll(words).map(({ owner }) => owner))],
    isClear: intents.length > 0 && isClear(scene, Boolean(object ?? business ?? customer), trade),
  };
}

/** The cues of what may be wanted: not those that only name a business or a trade. */
function intentsIn(words: Words, zones: readonly Zone[], business: Span | null) {
  const trades = lexicon.tradeCues.findAll(words).filter(({ owner }) => owner.isName);
  const names: Span[] = [...trades, ...(business ? [business] : [])];
  const long = names.filter(({ from, to }) => to - from > 1);
  const isName = (cue: Span) => long.some(({ from, to }) => from <= cue.from && to >= cue.to);
  const found = lexicon.intentCues.findAll(words);
  return found.filter((cue) => zones[cue.from] !== 'denied' && !isName(cue));
}

/** What was wished, else all that was said; what counts most first. */
function rankIntents({ zones, found }: Scene): Intent[] {
  const best = new Map<string, { worth: number; at: number }>();
  const isWish = ({ from, owner }: Found<IntentCue>) =>
    owner.worth > LITTLE && (zones[from] === 'goal' || zones[from] === 'problem');
  const isWished = found.some(isWish);
  const relevant = found.filter(({ from }) => !isWished || zones[from] !== 'context');
  for (const { owner, from } of relevant) {
    const worth = owner.worth * WORTH[zones[from] ?? 'plain'];
    const known = best.get(owner.id);
    if (!known || worth > known.worth) best.set(owner.id, { worth, at: known?.at ?? from });
  }
  // Whoever says what they do for a living is asked first; 'limpiar' in a wish mostly goes with more.
  const isOdd = (id: string, at: number) => Number(ODD_JOBS.includes(id) && zones[at] === 'goal');
  const ranked = [...best].sort(
    ([idA, a], [idB, b]) => b.worth - a.worth || isOdd(idA, a.at) - isOdd(idB, b.at) || a.at - b.at,
  );
  const [first, ...rest] = ranked;
  const least = Math.max((first?.[1].worth ?? 0) * 0.5, LITTLE);
  const isSpecific = ranked.some(([id]) => !ODD_JOBS.includes(id));
  const isAsked = (id: string) => !isSpecific || !ODD_JOBS.includes(id);
  const others = rest.filter(([id, { worth }]) => worth >= least && isAsked(id));
  return (first ? [first, ...others] : []).slice(0, MOST_INTENTS).map(([id]) => intentOf(id));
}

/** Where no cue says what to do: the person's own words, or what their trade mostly needs. */
function withDefaults(ranked: Intent[], { words, zones, found }: Scene, own: Own): Intent[] {
  if (found.some(({ owner }) => owner.worth > LITTLE)) return ranked;
  const wish = words.filter((_, at) => zones[at] === 'goal' && isTelling(words, at));
  const [weak] = ranked;
  if (weak && !['oficio', 'gestionar'].includes(weak.id)) return ranked;
  if (own.trade) return (wish.length > 2 ? ['gestionar'] : own.trade.wants).map(intentOf);
  if (ranked.length > 0) return ranked;
  if (lexicon.work.findAll(words).length > 0) return ['vender', 'captar'].map(intentOf);
  if (zones.includes('goal')) return [intentOf('gestionar')];
  if (own.business) return ['presentar', 'captar'].map(intentOf);
  // 'Bombas de agua para chacras': what somebody names without a verb is for sale.
  const isNamed = nounPhrase(words, 0) && words.some((_, at) => isAmong(words, at, 'de para'));
  return isNamed ? ['vender', 'captar'].map(intentOf) : [];
}

/** A trade by its name, else by its goods or its people; 'mi barbería' before 'a restaurantes'. */
function tradeOf(words: Words): Trade | null {
  const weight = ({ owner, from, to }: Found<{ isName: boolean }>) => {
    const isOwn = isAmong(words, from - 1, `${MINE} soy somos un una`);
    return (owner.isName ? 10 : 0) + (isOwn ? 20 : 0) + (to - from) * 2;
  };
  const [best] = lexicon.tradeCues
    .findAll(words)
    .filter(({ owner, from }) => !owner.isName || !isPlural(words[from]?.raw ?? ''))
    .sort((a, b) => weight(b) - weight(a) || a.from - b.from);
  return best?.owner.trade ?? null;
}

/** 'mi barbería', 'tengo una barbería', but not 'mi mamá'. */
function businessOf(words: Words): Span | null {
  const at = words.findIndex((word, here) => {
    const isTold = isAmong(words, here - 1, 'un una el la') && isAmong(words, here - 2, OWNING);
    if (!isTold && !isAmong(words, here - 1, `${MINE} somos`)) return false;
    const isTrade = lexicon.tradeCues.findAt(words, here).some(({ owner }) => owner.isName);
    return isTrade || word.plain.endsWith('eria') || lexicon.businesses.isAt(words, here);
  });
  const phrase = at < 0 ? null : nounPhrase(words, at);
  if (!phrase) return null;
  let to = phrase.from + 1;
  while (to < Math.min(phrase.to, phrase.from + 4) && !isAmong(words, to, `y e ${MINE}`)) to += 1;
  while (isAmong(words, to - 1, 'de del la el mi los las')) to -= 1;
  return { from: phrase.from, to };
}

/** No greeting, no 'quiero una app', no gibberish. */
function isTelling(words: Words, at: number): boolean {
  if (isLittle(words, at) || isDeterminer(words, at)) return false;
  const { goals, tools, ignored, makers } = lexicon;
  const isIdle = [goals, tools, ignored, makers].some((cues) => cues.isAt(words, at));
  return !isIdle && isPlausible(words[at]?.plain ?? '');
}

/** Whether something is wanted of something: two words without meaning are not enough. */
function isClear({ words, zones, found }: Scene, isAbout: boolean, trade: Trade | null): boolean {
  const foreign = words.filter(({ plain }) => language.english.includes(plain)).length;
  if (words.length > 2 && foreign > words.length * 0.4) return false;
  const telling = new Set(words.filter((_, at) => isTelling(words, at)).map(({ plain }) => plain))
    .size;
  if (trade) return true;
  if (found.some(({ owner }) => owner.worth > LITTLE)) return telling >= 2;
  if (found.length > 0) return telling >= (isAbout ? 1 : 3);
  const { personal, tools, work } = lexicon;
  const isAt = (at: number) =>
    isAmong(words, at, MINE) || tools.isAt(words, at) || work.isAt(words, at);
  const isSerious = telling >= 3 || isInfinitive(words, 0) || words.some((_, at) => isAt(at));
  const isPersonal = words.some((_, at) => zones[at] === 'goal' && personal.isAt(words, at));
  return isAbout && isSerious && !isPersonal;
}
