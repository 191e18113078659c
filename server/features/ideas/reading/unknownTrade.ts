import { KIND_HINTS, UNKNOWN_TRADES } from '../knowledge/unknownTrades.ts';
import type { Kind, Sketch, TradeFacts } from '../knowledge/trade.ts';
import { fill } from '../filling.ts';
import type { OwnWords } from './ownWords.ts';

/** A trade the engine does not know, told with the person's own words. */
export function unknownTrade(own: OwnWords | null, plainPrompt: string): TradeFacts {
  const hint = KIND_HINTS.find(([, pattern]) => pattern.test(plainPrompt))?.[0];
  const kind: Kind =
    own?.verb === 'sells' && hint !== 'food' && hint !== 'b2b' ? 'goods' : (hint ?? 'office');
  const facts = UNKNOWN_TRADES[kind];
  const label = labelOf(own);
  const slots = {
    label,
    thing: own === null ? 'lo que ofreces' : own.verb === 'is' ? 'tu oficio' : own.phrase,
  };
  const told = (sketch: Sketch): Sketch => ({
    service: sketch.service,
    name: fill(sketch.name, slots),
    text: fill(sketch.text, slots),
    features: [
      fill(sketch.features[0], slots),
      fill(sketch.features[1], slots),
      fill(sketch.features[2], slots),
    ],
  });
  const [first, second, third] = facts.ideas;
  return {
    ...facts,
    label,
    gender: own?.verb === 'has' ? own.gender : 'm',
    kind,
    ideas: [told(first), told(second), told(third)],
  };
}

function labelOf(own: OwnWords | null): string {
  if (own === null) return 'negocio';
  if (own.holder !== null) return `${own.holder} de ${own.phrase}`;
  if (own.verb === 'has') return own.phrase;
  return own.verb === 'is' ? `trabajo como ${own.phrase}` : `negocio de ${own.phrase}`;
}
