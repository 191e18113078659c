import { serviceTitles } from '#contract/serviceTitles.ts';
import type { GeneratedIdea } from './engineContract.ts';
import { intentOf, type Intent, type Pattern } from './knowledge.ts';
import { contentWords, likeness, overlap } from './likeness.ts';
import type { Request } from './request.ts';
import { fold, isPlural } from './words.ts';

const MOST_FEATURES = 6;
const MOST_NAME = 120;
/** Above this two ideas are one idea told twice. */
const MOST_ALIKE = 0.35;
/** Above this two features say the same. */
const SAME_FEATURE = 0.5;

interface Sketch {
  intent: Intent;
  pattern: Pattern;
  /** How the idea begins: what it is for. */
  opening: string;
  /** Turn among those of the same request, so that each adds something else. */
  rank: number;
}

/** As many ideas as asked for, the best first; each differs from those before it. */
export function composeIdeas(request: Request, count: number): GeneratedIdea[] {
  const ideas: GeneratedIdea[] = [];
  for (const sketch of sketchesOf(request)) {
    if (ideas.length === count) break;
    const idea = composeIdea(request, sketch);
    if (ideas.every((other) => likeness(idea, other) <= MOST_ALIKE)) ideas.push(idea);
  }
  return ideas;
}

/** The main intent's solutions, then those of what else was named, then what goes with it. */
function sketchesOf(request: Request): Sketch[] {
  const [main, ...others] = request.intents;
  if (!main) return [];
  const purpose = purposeText(request, main);
  const near = main.next
    .map(intentOf)
    .filter(({ id }) => !request.intents.some((named) => named.id === id));
  const far = near.flatMap(({ next }) => next.map(intentOf)).filter(({ id }) => id !== main.id);
  const sketches = [
    ...main.patterns.map((pattern, index) => ({
      intent: main,
      pattern,
      opening:
        index === 0
          ? `Para ${purpose}, te proponemos`
          : `Otra forma de ${purpose.startsWith('que ') ? 'lograr ' : ''}${purpose}:`,
    })),
    ...[...others, ...near, ...far].flatMap((intent, index) =>
      intent.patterns.map((pattern) => {
        const aim = fill(intent.aim, slotsFor(request, intent));
        return {
          intent,
          pattern,
          opening:
            index < others.length
              ? `Si prefieres empezar por ${aim}:`
              : `Si además quieres ${aim}:`,
        };
      }),
    ),
  ];
  return sketches.map((sketch, rank) => ({ ...sketch, rank }));
}

function composeIdea(request: Request, { intent, pattern, opening, rank }: Sketch): GeneratedIdea {
  const slots = slotsFor(request, intent);
  const isMain = intent === request.intents[0];
  const named = request.intents.slice(1).filter((other) => other !== intent);
  const extras = [
    ...(isMain ? named.map((other) => fill(other.also, slotsFor(request, other))) : []),
    ...(rank === 0 ? request.extras : request.extras.slice(rank, rank + 1)),
    ...(request.trade && rank === 0 && isFitting(request, intent) ? [request.trade.feature] : []),
  ];
  return {
    name: shortened(fill(pattern.name, slots)),
    description: `${opening} ${fill(pattern.text, slots)}. ${builtBy(intent)}`,
    features: distinct([
      ...pattern.features.map((feature) => fill(feature, slots)),
      ...extras,
    ]).slice(0, MOST_FEATURES),
  };
}

/** A trade's own feature belongs where the trade itself is meant, not to a raffle of its workers. */
function isFitting({ trade }: Request, intent: Intent): boolean {
  return (
    trade !== null &&
    [
      ...trade.wants,
      'vender',
      'presentar',
      'catalogo',
      'pedidos',
      'captar',
      'cotizar',
      'alquilar',
    ].includes(intent.id)
  );
}

function slotsFor(request: Request, intent: Intent): Record<string, string> {
  const ofTrade = intent.aim.includes('{cosa}') ? request.trade?.thing : undefined;
  const thing = request.object ?? ofTrade ?? intent.thing;
  const possessive = isPlural(thing.split(' ')[0] ?? '') || / y /.test(thing) ? 'tus' : 'tu';
  return {
    cosa: thing,
    tuscosa: /^(?:tus?|lo) /.test(thing) ? thing : `${possessive} ${thing}`,
    clientes: request.customers,
    negocio:
      request.business ?? (request.object ? `tu negocio de ${request.object}` : 'tu negocio'),
    lugar: request.place ? ` en ${request.place}` : '',
  };
}

/** What the request is for, with the business and the place if the person's clause leaves them out. */
function purposeText(request: Request, intent: Intent): string {
  const slots = slotsFor(request, intent);
  let purpose = fill(request.purpose ?? intent.aim, slots);
  const { business, place } = request;
  const isNamed = (name: string) =>
    fold(purpose).includes(fold(name.split(' ').slice(0, 2).join(' ').replace(/^tu /, '')));
  const isAt = business !== null && business !== 'tu negocio' && !isNamed(business);
  if (isAt) purpose += ` en ${business}`;
  if (place && !isNamed(place)) purpose += `${isAt ? ' de' : ' en'} ${place}`;
  return purpose;
}

/** Puts words into `{slots}`; one with a capital gives its words one. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return template
    .replace(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => {
      const words = slots[first.toLowerCase() + rest] ?? '';
      return first === first.toLowerCase() ? words : words.charAt(0).toUpperCase() + words.slice(1);
    })
    .replace(/(?<!\p{L})([Dd])e el /gu, '$1el ')
    .replace(/(?<!\p{L})([Aa]) el /gu, '$1l ');
}

function distinct(features: readonly string[]): string[] {
  const kept: string[] = [];
  for (const feature of features) {
    const words = contentWords(feature);
    if (kept.every((other) => overlap(words, contentWords(other)) <= SAME_FEATURE))
      kept.push(feature);
  }
  return kept;
}

function builtBy({ services }: Intent): string {
  const titles = services.map((id) => `«${serviceTitles[id as keyof typeof serviceTitles]}»`);
  return `Lo haríamos con ${titles.length > 1 ? 'nuestros servicios' : 'nuestro servicio'} de ${titles.join(' y ')}.`;
}

function shortened(name: string): string {
  return name.length <= MOST_NAME ? name : `${name.slice(0, MOST_NAME - 1).trimEnd()}…`;
}
