import { kindOf, OUTDOORS, UNKNOWN_TRADES, WORK_HINTS } from '../knowledge/unknownTrades.ts';
import type { Sketch, TradeFacts } from '../knowledge/trade.ts';
import type { Work } from '../knowledge/unknownTrade.ts';
import { fill } from '../filling.ts';
import type { OwnWords } from './ownWords.ts';

/** A trade the engine does not know, told with the person's own words. */
export function unknownTrade(own: OwnWords | null, plainPrompt: string): TradeFacts {
  const work = workOf(own, plainPrompt);
  const facts = UNKNOWN_TRADES[work];
  const label = labelOf(own);
  const slots = {
    label,
    thing:
      own === null
        ? 'lo que ofreces'
        : own.verb === 'is' || own.verb === 'are'
          ? 'tu oficio'
          : own.phrase,
  };
  const told = (sketch: Sketch): Sketch => ({
    service: sketch.service,
    // ': negocio' at the end of a name would say nothing.
    name: fill(own ? sketch.name : sketch.name.replace(/: \{\w+\}$/, ''), slots),
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
    kind: kindOf(work),
    ideas: [told(first), told(second), told(third)],
  };
}

function workOf(own: OwnWords | null, plainPrompt: string): Work {
  const isGoods = own?.verb === 'sells' || own?.verb === 'makes';
  if (isGoods && own.work === null && OUTDOORS.test(plainPrompt)) return 'street';
  if (own?.work) return own.work;
  const hint = WORK_HINTS.find(([, pattern]) => pattern.test(plainPrompt))?.[0];
  if (own?.verb === 'sells') return hint === 'food' || hint === 'b2b' ? hint : 'goods';
  return (
    hint ??
    (own?.verb === 'is' || own?.verb === 'are'
      ? 'skill'
      : own?.verb === 'makes'
        ? 'made'
        : 'general')
  );
}

function labelOf(own: OwnWords | null): string {
  if (own === null) return 'negocio';
  if (own.holder !== null) return `${own.holder} de ${own.phrase}`;
  if (own.verb === 'are' && /^\p{L}+s(?: |$)/u.test(own.phrase)) return `equipo de ${own.phrase}`;
  if (own.verb === 'has' || own.verb === 'are') return own.phrase;
  return own.verb === 'is' ? `trabajo como ${own.phrase}` : `${own.called} ${own.phrase}`;
}
