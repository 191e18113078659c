import { closing } from './closing.ts';
import type { GeneratedIdea } from './engineContract.ts';
import { fill } from './filling.ts';
import { BY_EVENT, BY_NAME, BY_ZONES } from './knowledge/placeFeatures.ts';
import type { Place } from './knowledge/place.ts';
import type { Solution, TradeFacts } from './knowledge/trade.ts';
import { seedOf } from './reading/words.ts';
import type { Reading } from './reading/readPrompt.ts';

const MOST_FEATURES = 6;
const MOST_NAME = 120;

const OF_THE_TRADE = [
  'Versión especial para {when}',
  'Respuesta lista cuando preguntan {ask}',
  'Un espacio propio para {what}',
  'Preparativos con tiempo para {when}',
];
/** An idea of a solution: its own features, joined by one for each thing the person said. */
export function composeIdea(reading: Reading, sketch: Solution, rank: number): GeneratedIdea {
  const { trade, goals, channels, place } = reading;
  const seed = reading.seed + rank;
  const each = goals.length === 1 && channels.length === 0 ? 2 : 1;
  const said = [
    ...goals
      .slice(sketch.isAnswer ? 1 : 0)
      .flatMap((goal) => chooseTwo(goal.features, trade, goal.to).slice(0, each)),
    ...channels.map((channel) => choose(channel.features, trade, channel.by)),
    ...(place ? [placeFeature(place, trade)] : []),
  ];
  const extra = said.length > 0 ? said : [choose(OF_THE_TRADE, trade, String(seed))];
  const features = [...sketch.features, ...extra.slice(0, MOST_FEATURES - sketch.features.length)];
  return {
    name: shortened(sketch.name),
    description: `${sketch.text} ${closing(reading, seed)}`,
    features: [...new Set(features)],
  };
}

function choose(templates: readonly string[], trade: TradeFacts, salt: string): string {
  return filled(templates[seedOf(trade.label + salt) % templates.length] ?? '', trade);
}

function filled(template: string, { label, who, what, when, ask }: TradeFacts): string {
  return fill(template, { label, who, what, when, ask });
}

/** The first by the trade; a second that names something of it, so that no two trades get the same. */
function chooseTwo(templates: readonly string[], trade: TradeFacts, salt: string): string[] {
  const turn = seedOf(trade.label + salt) % templates.length;
  const [first = '', ...rest] = [...templates.slice(turn), ...templates.slice(0, turn)];
  const second = rest.find((template) => template.includes('{')) ?? '';
  return [first, second].filter(Boolean).map((template) => filled(template, trade));
}

function placeFeature(place: Place, trade: TradeFacts): string {
  const isPlanned = trade.kind === 'stay' || trade.kind === 'group' || !place.zones;
  const templates = isPlanned ? (place.event ? BY_EVENT : BY_NAME) : BY_ZONES[trade.kind];
  const [a = '', b = '', c = ''] = place.zones ?? [];
  const template = templates[seedOf(trade.label + place.name) % templates.length] ?? '';
  const { who, what } = trade;
  return fill(template, { a, b, c, event: place.event ?? '', place: place.name, who, what });
}

function shortened(name: string): string {
  return name.length <= MOST_NAME ? name : `${name.slice(0, MOST_NAME - 1).trimEnd()}…`;
}
