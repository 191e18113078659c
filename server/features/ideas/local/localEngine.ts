import { serviceTitles } from '#contract/serviceTitles.ts';
import type { GeneratedIdea, IdeaEngine } from '../engineContract.ts';
import { intentOf, isGeneral, type Intent } from './knowledge.ts';
import { readRequest, type Request } from './request.ts';
import { fold, isPlural } from './words.ts';

const [MOST_FEATURES, MOST_SKETCHES] = [5, 10];
/** Similarity above which two ideas, or two features, count as duplicates. */
const [SAME_IDEA, SAME_FEATURE] = [0.35, 0.5];
const TRADE_INTENTS = ['vender', 'pedidos', 'catalogo', 'presentar'];
const TITLES: Record<number, string> = serviceTitles;
const OTHER_WAY = 'Otra forma de lograrlo es';

/** The offline engine: matches the intents of a request with known solutions. */
export function openLocalEngine(): IdeaEngine {
  return {
    async generate(prompt, count) {
      return { ideas: composeIdeas(readRequest(prompt), count), engine: 'local' };
    },
  };
}

/** Up to `count` ideas, best first, without near-duplicates. */
export function composeIdeas(request: Request, count: number): GeneratedIdea[] {
  const ideas = sketchesOf(request)
    .slice(0, MOST_SKETCHES)
    .map((sketch, rank) => composeIdea(request, sketch, rank));
  return withoutDuplicates(ideas, (idea) => Object.values(idea).join(' '), SAME_IDEA).slice(
    0,
    count,
  );
}

/**
 * The main intent's first solution, one for each other likely reading, the main intent's others, then one for each other
 * named or related intent, then the rest.
 */
function sketchesOf(request: Request) {
  const { further, intents, runnersUp } = request;
  const [main, ...others] = intents;
  const leadOf = (intent: Intent) => {
    if (runnersUp.includes(intent)) return 'Si lo que buscas es';
    return others.includes(intent) ? 'Si prefieres empezar por' : 'Si además quieres';
  };
  const near = further.filter((intent) => !intents.includes(intent));
  const far = near.flatMap(({ next }) => next.map(intentOf));
  const meant = [...intents, ...runnersUp];
  const sketches = [...new Set([...meant, ...near, ...far])].flatMap((intent) => {
    const opening = `${leadOf(intent)} ${fill(intent.aim, slotsFor(request, intent))}, te proponemos`;
    // Ranks in the order above, of the intent's first solution and of its others.
    const [first, later] = intent === main ? [0, 2] : [runnersUp.includes(intent) ? 1 : 3, 4];
    const patterns = intent === main ? request.patterns : intent.patterns;
    return patterns.map((pattern, at) => {
      const mainOpening =
        at === 0 ? `Para ${purposeText(request, intent)}, te proponemos` : OTHER_WAY;
      return {
        intent,
        pattern,
        opening: intent === main ? mainOpening : isGeneral(intent) ? OTHER_WAY : opening,
        rank: at === 0 ? first : later,
      };
    });
  });
  return sketches.sort((a, b) => a.rank - b.rank);
}

type Sketch = ReturnType<typeof sketchesOf>[number];

function composeIdea(request: Request, { intent, pattern, opening }: Sketch, rank: number) {
  const slots = slotsFor(request, intent);
  const [main, ...others] = request.intents;
  const { trade } = request;
  // A trade's feature fits only what the trade does, not, say, a raffle among its people.
  const isTrades = trade && [...trade.wants, ...TRADE_INTENTS].includes(intent.id) && rank === 0;
  const further = [
    ...(intent === main ? others.map((other) => fill(other.also, slotsFor(request, other))) : []),
    ...(rank === 0 ? request.extras : []),
    ...(isTrades ? [trade.feature] : []),
  ];
  const services = intent.services.map((id) => `«${TITLES[id] ?? ''}»`);
  const features = pattern.features.map((feature) => fill(feature, slots));
  const built = services.length > 1 ? 'nuestros servicios' : 'nuestro servicio';
  return {
    name: fill(pattern.name, slots),
    description: `${opening} ${fill(pattern.text, slots)}. Lo haríamos con ${built} de ${services.join(' y ')}.`,
    features: withoutDuplicates([...features, ...further], String, SAME_FEATURE).slice(
      0,
      MOST_FEATURES,
    ),
  };
}

function slotsFor(request: Request, intent: Intent): Record<string, string> {
  const { object, trade, business, customers, place, wish } = request;
  const own = business ?? (object && intent.goods ? `tu negocio de ${object}` : 'tu negocio');
  const ofTrade = trade?.things[intent.id] ?? (intent.goods ? trade?.thing : undefined);
  const isMain = intent === request.intents[0];
  const usual = ofTrade ?? fill(intent.thing, { negocio: own, clientes: customers });
  const thing = (isMain || intent.goods ? object : null) ?? usual;
  const yours = isPlural(thing.split(' ')[0] ?? '') || / [ye] /.test(thing) ? 'tus' : 'tu';
  return {
    cosa: thing,
    tuscosa: /^(?:l[ao]s|cada) |(?:^| )tus? /.test(thing) ? thing : `${yours} ${thing}`,
    clientes: customers,
    negocio: own,
    deseo: wish ?? 'lo que necesitas',
    lugar: place && !thing.includes(place) ? ` en ${place}` : '',
  };
}

/** The purpose of the request, in the person's own words if possible, with business and place. */
function purposeText(request: Request, intent: Intent): string {
  const { wish, business, place } = request;
  let text = wish ?? fill(intent.aim, slotsFor(request, intent));
  const isMentioned = (of: string) =>
    [of, ...contentWords(of)].some((word) => fold(text).includes(fold(word).slice(0, 6)));
  const isAt = business !== null && business !== 'tu negocio' && !isMentioned(business);
  if (isAt) text += ` en ${business}`;
  return !place || isMentioned(place) ? text : `${text} ${isAt ? 'de' : 'en'} ${place}`;
}

/** Fills `{slots}`; a capitalized slot capitalizes its value. */
function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const words = slots[slot.toLowerCase()] ?? '';
    return /^[A-Z]/.test(slot) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
}

function withoutDuplicates<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  limit: number,
): T[] {
  const kept: T[] = [];
  for (const item of items)
    if (kept.every((other) => similarity(textOf(item), textOf(other)) <= limit)) kept.push(item);
  return kept;
}

function contentWords(text: string): Set<string> {
  return new Set(fold(text).match(/[\p{L}\d]{4,}/gu));
}

/** Jaccard index: 0 nothing in common, 1 equal. */
function similarity(a: string, b: string): number {
  const [left, right] = [contentWords(a), contentWords(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.max(left.size + right.size - shared, 1);
}
