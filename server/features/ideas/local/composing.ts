import { serviceTitles } from '#contract/serviceTitles.ts';
import type { GeneratedIdea } from '../engineContract.ts';
import { intentOf, type Intent } from './knowledge.ts';
import type { Request } from './request.ts';
import { fold, isPlural } from './words.ts';

const MOST_FEATURES = 6;
/** How many are tried, since some are too like others. */
const MOST_SKETCHES = 10;
/** Above this two ideas are one idea told twice. */
const SAME_IDEA = 0.35;
/** Above this two features say the same. */
const SAME_FEATURE = 0.5;

interface Sketch {
  intent: Intent;
  pattern: Intent['patterns'][number];
  /** How its description begins. */
  opening: string;
}

/** As many ideas as asked for, the best first, each unlike those before it. */
export function composeIdeas(request: Request, count: number): GeneratedIdea[] {
  const sketches = sketchesOf(request).slice(0, MOST_SKETCHES);
  const ideas = sketches.map((sketch, rank) => composeIdea(request, sketch, rank));
  return unalike(ideas, wordsOfIdea, SAME_IDEA).slice(0, count);
}

/** The main intent's solutions, then those of the others named, then of what goes with it. */
function sketchesOf(request: Request): Sketch[] {
  const [main, ...others] = request.intents;
  if (!main) return [];
  const purpose = purposeText(request, main);
  const near = main.next.map(intentOf).filter((intent) => !request.intents.includes(intent));
  const far = near.flatMap(({ next }) => next.map(intentOf)).filter((intent) => intent !== main);
  const lead = purpose.startsWith('que ') ? 'lograr ' : '';
  const openings = [`Para ${purpose}, te proponemos`, `Otra forma de ${lead}${purpose}:`];
  const further = (lead: string) => (intent: Intent) => {
    const opening = `${lead} ${fill(intent.aim, slotsFor(request, intent))}:`;
    return intent.patterns.map((pattern) => ({ intent, pattern, opening }));
  };
  return [
    ...main.patterns.map((pattern, at) => {
      return { intent: main, pattern, opening: openings[Math.min(at, 1)] ?? '' };
    }),
    ...others.flatMap(further('Si prefieres empezar por')),
    ...[...near, ...far].flatMap(further('Si además quieres')),
  ];
}

function composeIdea(request: Request, sketch: Sketch, rank: number): GeneratedIdea {
  const { intent, pattern, opening } = sketch;
  const slots = slotsFor(request, intent);
  const [main, ...others] = request.intents;
  const { trade } = request;
  // A trade's own feature is for what the trade does, not for a raffle among its people.
  const isTrades =
    trade && (isForGoods(intent) || trade.wants.includes(intent.id) || intent.id === 'presentar');
  const further = [
    ...(intent === main ? others.map((other) => fill(other.also, slotsFor(request, other))) : []),
    ...(rank === 0 ? request.extras : request.extras.slice(rank, rank + 1)),
    ...(isTrades && rank === 0 ? [trade.feature] : []),
  ];
  const titles: Record<number, string> = serviceTitles;
  const services = intent.services.map((id) => `«${titles[id] ?? ''}»`);
  const features = pattern.features.map((feature) => fill(feature, slots));
  const built = services.length > 1 ? 'nuestros servicios' : 'nuestro servicio';
  return {
    name: fill(pattern.name, slots),
    description: `${opening} ${fill(pattern.text, slots)}. Lo haríamos con ${built} de ${services.join(' y ')}.`,
    features: unalike([...features, ...further], contentWords, SAME_FEATURE).slice(
      0,
      MOST_FEATURES,
    ),
  };
}

function slotsFor(request: Request, intent: Intent): Record<string, string> {
  const { object, task, trade, business, customers, place } = request;
  const own = business ?? (object ? `tu negocio de ${object}` : 'tu negocio');
  const ofTrade = isForGoods(intent) ? trade?.thing : undefined;
  const thing =
    object ?? ofTrade ?? intent.thing.replace('{negocio}', own).replace('{clientes}', customers);
  const isMany = isPlural(thing.split(' ')[0] ?? '') || / [ye] /.test(thing);
  return {
    cosa: thing,
    tuscosa: /^(?:tus?|l[ao]s) /.test(thing) ? thing : `${isMany ? 'tus' : 'tu'} ${thing}`,
    hacer: task ?? thing,
    clientes: customers,
    negocio: own,
    lugar: place ? ` en ${place}` : '',
  };
}

/** Whether an intent is about what a trade sells: a raffle is not. */
function isForGoods({ aim, thing, patterns }: Intent): boolean {
  const isSaid = aim.includes('{cosa}') && patterns[0]?.name.includes('osa}');
  return isSaid === true && !thing.startsWith('{');
}

/** What the request is for, with business and place if the person's clause leaves them out. */
function purposeText(request: Request, intent: Intent): string {
  const { purpose, business, place } = request;
  const aim = fill(intent.aim, slotsFor(request, intent));
  const isSaidIn = (text: string, of: string) =>
    [...contentWords(of)].some((word) => fold(text).includes(word.slice(0, 6)));
  const tail = purpose && !isSaidIn(aim, purpose.tail) ? purpose.tail : '';
  let text = (purpose?.clause ?? aim + tail).trim();
  const [head = ''] = request.object?.split(' ') ?? [];
  const isShown = /\{(?:\w*cosa|hacer)\}/i.test(JSON.stringify(intent.patterns[0]));
  if (!isShown && !fold(text).includes(fold(head))) text += ` (${request.object ?? ''})`;
  const isAt = business !== null && business !== 'tu negocio' && !isSaidIn(text, business);
  if (isAt) text += ` en ${business}`;
  if (!place || fold(text).includes(fold(place))) return text;
  return `${text} ${isAt ? 'de' : 'en'} ${place}`;
}

/** Puts words into `{slots}`; a slot with a capital gives its words one. */
function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const words = slots[slot.toLowerCase()] ?? '';
    return /^[A-Z]/.test(slot) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
}

/** The items that are unlike all before them. */
function unalike<T>(items: readonly T[], wordsIn: (item: T) => Set<string>, most: number): T[] {
  const words = items.map(wordsIn);
  const kept: number[] = [];
  for (const [at, own] of words.entries())
    if (kept.every((other) => likeness(own, words[other] ?? own) <= most)) kept.push(at);
  return items.filter((_, at) => kept.includes(at));
}

function wordsOfIdea({ name, description, features }: GeneratedIdea): Set<string> {
  return contentWords([name, description, ...features].join(' '));
}

/** The words of a text that carry meaning: those of four letters or more. */
function contentWords(text: string): Set<string> {
  return new Set(fold(text).match(/[\p{L}\d]{4,}/gu));
}

/** Jaccard's measure: 0 nothing alike, 1 the same. */
function likeness(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size + b.size - shared, 1);
}
