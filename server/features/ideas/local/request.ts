import {
  isAmong,
  isDeterminer,
  isFunctionWord,
  MINE,
  nounPhrase,
  secondPerson,
} from './grammar.ts';
import {
  intentOf,
  intents,
  isGeneral,
  language,
  type Intent,
  type Pattern,
  type Trade,
} from './knowledge.ts';
import * as lexicon from './lexicon.ts';
import { closestFirst, likenesses } from './likeness.ts';
import { objectOf } from './object.ts';
import { plainText } from '../plainText.ts';
import { corrected, isPlausible, placeIn } from './spelling.ts';
import { isPlural, wordsOf, type Span, type Words } from './words.ts';
import { topicOf, ZONE_WEIGHTS, wishOf, zonesOf, type Scene } from './zones.ts';

/** A parsed request: the intents, main one first, with object, customers, business and place. */
export interface Request {
  intents: readonly Intent[];
  /** The main intent's solutions, best first. */
  patterns: readonly Pattern[];
  object: string | null;
  /** Related intents, the most similar to the request first. */
  further: readonly Intent[];
  /** In doubt the answer in the person's own words, then readings that are nearly as likely as the main one. */
  runnersUp: readonly Intent[];
  /**
   * The wish in the person's own words: 'saber dónde andan tus motos', 'el control de tus
   * motos'.
   */
  wish: string | null;
  customers: string;
  business: string | null;
  place: string | null;
  trade: Trade | null;
  extras: readonly string[];
  isClear: boolean;
}

const OWNING = 'tengo tenemos abri abrimos administro manejo dirijo somos de tiene';
const OWN = `${MINE} soy somos un una`;
const MOST_INTENTS = 3;
/** Likeness to examples counts more in a request without a wish: a problem has no words of its own for its solution. */
const [LIKENESS, LIKENESS_OF_PROBLEM] = [2, 3];
/** An intent with at least this share of the main one's score counts as wanted too. */
const RELATIVE_SCORE = 0.6;
/** Intents that are not wanted may be what was meant if they have at least this share of the main one's score. */
const NEARLY_AS_LIKELY = 0.6;
const MOST_RUNNERS_UP = 2;
/** How much each further word of a cue adds to its weight. */
const OF_PART = 0.15;
/**
 * Below the first score the trade's default intents are used; below the second, with a wish, a general answer. Without a
 * cue the second counts too: one word in common with an example is not enough. Below the third an answer in the person's
 * own words is the first alternative.
 */
const [MIN_SCORE, CONFIDENT, UNDOUBTED] = [2, 6, 12];
/** Below this score no verb's general answer fits, only the one in the person's own words. */
const MIN_GENERAL = 1.2;
const OWN_WORDS = 'propio';

export function readRequest(prompt: string): Request {
  const words = wordsOf(plainText(prompt)).map(corrected);
  const zones = zonesOf(words);
  const trade = tradeOf(words);
  const business = businessOf(words);
  const isInBusiness = ({ from, to }: Span) =>
    business && from >= business.from && to <= business.to;
  const cues = lexicon.intentCues.findAll(words).filter((cue) => !isInBusiness(cue));
  const scene = { words, zones, found: cues.filter(({ from }) => zones[from] !== 'denied') };
  const ownWish = wishOf(scene);
  const scores = rankIntents(scene);
  const ranked = scores.filter(({ intent }) => !isGeneral(intent));
  const general = ownWish === null ? null : generalOf(scores);
  const chosen = chosenOf(scene, ranked, general);
  const named = chosen.length > 0 ? chosen : defaultsOf(scene, trade, business);
  const [main] = named;
  const wish = main ? (ownWish ?? topicOf(scene, main)) : null;
  const patterns = main ? closestFirst(main, words, zones) : [];
  // Skip the object if the solution's text does not mention it.
  const mentionsObject = /cosa\}/i.test(JSON.stringify(patterns[0] ?? ''));
  const object = main && mentionsObject ? objectOf(scene, main) : null;
  const people = lexicon.customerCues.findAll(words);
  const customer = people.find(({ from }) => isPlural(words[from]?.raw ?? ''));
  const inSecondPerson = (span: Span | null) =>
    span ? secondPerson(words.slice(span.from, span.to)) : null;
  const isAbout = Boolean(object ?? business ?? customer ?? wish) || isJoined(words);
  return {
    intents: named,
    patterns,
    object: inSecondPerson(object),
    wish,
    runnersUp: [
      ...(general && (ranked[0]?.score ?? 0) < UNDOUBTED ? [intentOf(OWN_WORDS)] : []),
      ...runnersUpOf(ranked, named),
    ].filter((intent) => !named.includes(intent)),
    further: scores.map(({ intent }) => intent).filter(({ id }) => main?.next.includes(id)),
    customers: customer?.owner ?? trade?.customers ?? 'tus clientes',
    business: business && `tu ${inSecondPerson(business) ?? ''}`,
    place: placeIn(words),
    trade,
    extras: [...new Set(lexicon.extraCues.findAll(words).map(({ owner }) => owner))],
    isClear:
      named.length > 0 && (business !== null || saysMore(scene)) && isClear(scene, isAbout, trade),
  };
}

/** Sorts intents by score: phrases count more than words, wishes more than the rest. */
function rankIntents({ words, zones, found }: Scene) {
  const likeness = likenesses(words, zones);
  const weight = zones.includes('goal') ? LIKENESS : LIKENESS_OF_PROBLEM;
  const scores = intents.map((intent) => {
    const own = found.filter(({ owner }) => owner.id === intent.id);
    const ofCues = own.map(
      ({ owner, from, parts }) =>
        owner.weight * ZONE_WEIGHTS[zones[from] ?? 'plain'] * (1 + OF_PART * (parts - 1)),
    );
    return { intent, score: Math.max(0, ...ofCues) + (likeness.get(intent) ?? 0) * weight };
  });
  return scores.sort((a, b) => b.score - a.score);
}

/** The general answer that fits the request best. */
function generalOf(scores: ReturnType<typeof rankIntents>): Intent {
  const best = scores.find(({ intent }) => isGeneral(intent));
  return best && best.score >= MIN_GENERAL ? best.intent : intentOf(OWN_WORDS);
}

/** The main intent and those with nearly the same score; with low scores the general answer, if any, comes first. */
function chosenOf(
  { found }: Scene,
  ranked: ReturnType<typeof rankIntents>,
  general: Intent | null,
) {
  const best = ranked[0]?.score ?? 0;
  const usual = general || found.length === 0 ? CONFIDENT : MIN_SCORE;
  const isSure = best >= usual;
  const hasCue = ({ id }: Intent) => found.some(({ owner }) => owner.id === id);
  const wanted = ranked
    .filter(({ score }) => score > 0 && score >= best * RELATIVE_SCORE)
    .map(({ intent }) => intent)
    .filter((intent, at) => (at === 0 && isSure) || hasCue(intent))
    .slice(0, MOST_INTENTS);
  if (isSure || !general) return wanted;
  return [general, ...wanted.slice(0, 1)];
}

function runnersUpOf(ranked: ReturnType<typeof rankIntents>, named: readonly Intent[]) {
  const [best] = ranked;
  if (!best || best.intent !== named[0]) return [];
  return ranked
    .filter(({ score }) => score >= best.score * NEARLY_AS_LIKELY)
    .map(({ intent }) => intent)
    .filter((intent) => !named.includes(intent))
    .slice(0, MOST_RUNNERS_UP);
}

const isJoined = (words: Words) => words.some((_, at) => isAmong(words, at, 'de del para con en'));

function defaultsOf({ words }: Scene, trade: Trade | null, business: Span | null): Intent[] {
  const isNamed = isJoined(words) && nounPhrase(words, 0) !== null;
  const { businesses, work } = lexicon;
  const isForSale = isNamed || [businesses, work].some((cues) => cues.findAll(words).length > 0);
  if (trade) return trade.wants.map(intentOf);
  return (isForSale ? ['vender', 'captar'] : business ? ['presentar', 'captar'] : []).map(intentOf);
}

/**
 * The person's trade, by name, otherwise by its goods or its people; 'mi barbería' before 'a
 * restaurantes'.
 */
function tradeOf(words: Words): Trade | null {
  const found = lexicon.tradeCues.findAll(words);
  const weightOf = ({ owner, from, to }: (typeof found)[number]) =>
    (owner.isName ? 10 : 0) + (to - from) * 2 + (isAmong(words, from - 1, OWN) ? 20 : 0);
  const [best] = found
    .filter(({ owner, from }) => !owner.isName || !isPlural(words[from]?.raw ?? ''))
    .sort((a, b) => weightOf(b) - weightOf(a));
  return best?.owner.trade ?? null;
}

/** 'mi barbería', 'tengo una barbería', but not 'mi mamá'. */
function businessOf(words: Words): Span | null {
  const at = words.findIndex(({ plain, raw }, here) => {
    const hasOwningVerb =
      isAmong(words, here - 1, 'un una el la') && isAmong(words, here - 2, OWNING);
    const isOwn = hasOwningVerb || isAmong(words, here - 1, `${MINE} somos`);
    const isKnown = lexicon.businesses.isAt(words, here) || lexicon.isTradeName(words, here);
    const isPlace = isKnown || plain.endsWith('eria');
    return isOwn && isPlace && !isPlural(raw);
  });
  const phrase = at < 0 ? null : nounPhrase(words, at);
  if (!phrase) return null;
  let to = phrase.from + 1;
  while (to < Math.min(phrase.to, phrase.from + 4) && !isAmong(words, to, `y e ${MINE}`)) to += 1;
  while (isAmong(words, to - 1, 'de del la el mi los las')) to -= 1;
  return { from: phrase.from, to };
}

/** Whether any word tells what somebody does, wants, lacks or offers; 'mesa cielo' does not. */
function saysMore({ words, zones, found }: Scene): boolean {
  const { businesses, customerCues, ignored, isTradeName, problems, work } = lexicon;
  const isSaid = (at: number) =>
    isTradeName(words, at) ||
    [businesses, customerCues, problems, work].some((cues) => cues.isAt(words, at));
  const isAny = words.some((_, at) => !ignored.isAt(words, at) && isSaid(at));
  return found.length > 0 || zones.includes('goal') || isJoined(words) || isAny;
}

/** Whether the request is specific enough; greetings, gibberish and 'quiero una app' are not. */
function isClear({ words, found }: Scene, isAbout: boolean, trade: Trade | null): boolean {
  const foreign = words.filter(({ plain }) => language.english.includes(plain)).length;
  if (words.length > 2 && foreign > words.length * 0.4) return false;
  // 'zapato nube' names goods, but no wish.
  const isPair = words.length === 2 && found.length === 0;
  if (trade) return !isPair || words.some((_, at) => lexicon.isTradeName(words, at));
  const { goals, tools, ignored, makers } = lexicon;
  const specific = words.filter(({ plain }, at) => {
    const isGeneric = [goals, tools, ignored, makers].some((cues) => cues.isAt(words, at));
    return (
      !isGeneric && !isFunctionWord(words, at) && !isDeterminer(words, at) && isPlausible(plain)
    );
  });
  const count = new Set(specific.map(({ plain }) => plain)).size;
  const isSure = words.length > 3 && found.some(({ parts }) => parts > 1);
  return count >= (isSure ? 1 : isAbout ? 2 : found.length > 0 ? 3 : Infinity);
}
