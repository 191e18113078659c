import type { Found } from './cues.ts';
import {
  isAmong,
  isDeterminer,
  isInfinitive,
  isLittle,
  nounPhrase,
  toldBack,
  type Span,
} from './grammar.ts';
import { intentOf, language, type Intent, type Trade } from './knowledge.ts';
import * as lexicon from './lexicon.ts';
import { objectOf } from './object.ts';
import { plainText } from '../plainText.ts';
import { purposeOf, type Purpose } from './purpose.ts';
import { MINE, type Scene } from './scene.ts';
import { corrected, isPlausible, placeIn } from './spelling.ts';
import { isPlural, wordsOf, type Word } from './words.ts';
import { WORTH, zonesOf, type Zone } from './zones.ts';

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

type Words = readonly Word[];
const OWNING = 'tengo tenemos abri abrimos administro manejo dirijo somos de tiene';
/** What counts only where nothing more particular is asked for. */
const ODD_JOBS = ['oficio', 'gestionar', 'presentar'];
const MOST_INTENTS = 4;
/** A cue that tells no more than this says little by itself. */
const LITTLE = 1.5;

export function readRequest(prompt: string): Request {
  const words = wordsOf(plainText(prompt)).map(corrected);
  const zones = zonesOf(words);
  const trade = tradeOf(words);
  const business = businessOf(words);
  const scene = { words, zones, found: intentsIn(words, zones, business) };
  const intents = withDefaults(rankIntents(scene), scene, trade, business);
  const object = objectOf(scene, intents);
  const customer = lexicon.customerCues.findAll(words)[0];
  const told = (span: Span | null) => (span ? toldBack(words.slice(span.from, span.to)) : null);
  return {
    intents,
    object: told(object),
    task: object?.verb ? `${object.verb} ${told(object) ?? ''}` : null,
    purpose: intents[0] ? purposeOf(scene, intents[0], object) : null,
    customers: customer?.owner ?? trade?.customers ?? 'tus clientes',
    business: business && `tu ${told(business) ?? ''}`,
    place: placeIn(words),
    trade,
    extras: [...new Set(lexicon.extraCues.findAll(words).map(({ owner }) => owner))],
    isClear: isClear(scene, Boolean(object ?? business ?? customer), trade, intents),
  };
}

/** The cues of what may be wanted: not those that only name a business or a trade. */
function intentsIn(
  words: Words,
  zones: readonly Zone[],
  business: Span | null,
): Found<IntentCue>[] {
  const names = lexicon.tradeCues
    .findAll(words)
    .filter(({ owner, from, to }) => owner.isName && to - from > 1);
  const spans: Span[] = business && business.to - business.from > 1 ? [...names, business] : names;
  return lexicon.intentCues
    .findAll(words)
    .filter(({ from }) => zones[from] !== 'excluded')
    .filter((cue) => !spans.some(({ from, to }) => from <= cue.from && to >= cue.to));
}

/** What was wished, else all that was said; what counts most first. */
function rankIntents({ zones, found }: Scene): Intent[] {
  const best = new Map<string, { worth: number; at: number }>();
  const isWish = ({ from, owner }: Found<IntentCue>) =>
    owner.worth > LITTLE && isOneOf(zones[from], 'goal', 'problem');
  const relevant = found.some(isWish)
    ? found.filter(({ from }) => zones[from] !== 'context')
    : found;
  for (const { owner, from } of relevant) {
    const worth = owner.worth * WORTH[zones[from] ?? 'plain'];
    const known = best.get(owner.id);
    if (!known || worth > known.worth) best.set(owner.id, { worth, at: known?.at ?? from });
  }
  const ranked = [...best].sort(([, a], [, b]) => b.worth - a.worth || a.at - b.at);
  const top = ranked[0]?.[1].worth ?? 0;
  const isSpecific = ranked.some(([id]) => !ODD_JOBS.includes(id));
  return ranked
    .filter(
      ([id, { worth }], index) =>
        index === 0 ||
        (worth >= Math.max(top * 0.5, LITTLE) && !(isSpecific && ODD_JOBS.includes(id))),
    )
    .slice(0, MOST_INTENTS)
    .map(([id]) => intentOf(id));
}

/** Where no cue says what to do: the person's own words, or what their trade mostly needs. */
function withDefaults(
  ranked: Intent[],
  scene: Scene,
  trade: Trade | null,
  business: Span | null,
): Intent[] {
  const { words, zones, found } = scene;
  if (found.some(({ owner }) => owner.worth > LITTLE)) return ranked;
  const wish = words.filter((_, at) => zones[at] === 'goal' && isTelling(words, at));
  if (trade && ranked[0]?.id !== 'presentar')
    return (wish.length > 2 ? ['gestionar'] : trade.wants).map(intentOf);
  if (ranked.length > 0) return ranked;
  if (lexicon.work.findAll(words).length > 0) return ['vender', 'captar'].map(intentOf);
  if (zones.includes('goal')) return [intentOf('gestionar')];
  return business ? ['presentar', 'captar'].map(intentOf) : [];
}

/** A trade by its name, else by its goods or its people; 'mi barbería' before 'a restaurantes'. */
function tradeOf(words: Words): Trade | null {
  const weight = ({ owner, from, to }: Found<{ isName: boolean }>) =>
    (owner.isName ? 10 : 0) +
    (to - from) * 2 +
    (isAmong(words, from - 1, `${MINE} soy somos un una`) ? 20 : 0);
  const found = lexicon.tradeCues
    .findAll(words)
    .filter(
      ({ owner, from }) =>
        !owner.isName || !isPlural(words[from]?.raw ?? '') || isPlural(owner.trade.name),
    );
  return found.sort((a, b) => weight(b) - weight(a) || a.from - b.from)[0]?.owner.trade ?? null;
}

/** 'mi barbería', 'tengo una barbería', but not 'mi mamá'. */
function businessOf(words: Words): Span | null {
  const at = words.findIndex((word, here) => {
    const isMine =
      isAmong(words, here - 1, MINE) ||
      (isAmong(words, here - 1, 'un una el la') && isAmong(words, here - 2, OWNING)) ||
      isAmong(words, here - 1, 'somos');
    return (
      isMine &&
      (/er[ií]a$/.test(word.raw) ||
        lexicon.businesses.isAt(words, here) ||
        lexicon.tradeCues.findAt(words, here).some(({ owner }) => owner.isName))
    );
  });
  const phrase = at < 0 ? null : nounPhrase(words, at);
  if (!phrase) return null;
  let to = Math.min(phrase.to, phrase.from + 4);
  const join = words.findIndex(
    ({ plain }, here) => here > phrase.from && here < to && ['y', 'e'].includes(plain),
  );
  if (join > 0) to = join;
  while (isAmong(words, to - 1, 'de del la el mi los las')) to -= 1;
  return { from: phrase.from, to };
}

/** No greeting, no 'quiero una app', no gibberish. */
function isTelling(words: Words, at: number): boolean {
  const isEmpty =
    isLittle(words, at) || isDeterminer(words, at) || !isPlausible(words[at]?.plain ?? '');
  return (
    !isEmpty &&
    ![lexicon.goals, lexicon.tools, lexicon.ignored, lexicon.makers].some((cues) =>
      cues.isAt(words, at),
    )
  );
}

/** Whether something is wanted of something: two words without meaning are not enough. */
function isClear(
  { words, zones, found }: Scene,
  isAbout: boolean,
  trade: Trade | null,
  chosen: readonly Intent[],
): boolean {
  const foreign = words.filter(({ plain }) => language.english.includes(plain)).length;
  if (chosen.length === 0 || (words.length > 2 && foreign > words.length * 0.4)) return false;
  const telling = words.filter((_, at) => isTelling(words, at)).length;
  if (trade) return true;
  if (found.some(({ owner }) => owner.worth > LITTLE)) return telling >= 2;
  if (found.length > 0) return telling >= (isAbout ? 2 : 3);
  const isPersonal = words.some(
    (_, at) => zones[at] === 'goal' && lexicon.personal.isAt(words, at),
  );
  const isSerious =
    telling >= 3 ||
    isInfinitive(words, 0) ||
    words.some(
      (_, at) =>
        isAmong(words, at, MINE) || lexicon.tools.isAt(words, at) || lexicon.work.isAt(words, at),
    );
  return isAbout && !isPersonal && isSerious;
}

function isOneOf<T>(value: T, ...options: T[]): boolean {
  return options.includes(value);
}
