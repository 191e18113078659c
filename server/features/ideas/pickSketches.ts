import { ASSISTANT_BY_KIND } from './knowledge/assistantByKind.ts';
import { BASE_PATTERNS } from './knowledge/basePatterns.ts';
import { BRAND_BY_KIND } from './knowledge/brandByKind.ts';
import { GROWTH_PATTERNS } from './knowledge/growthPatterns.ts';
import { HIRE_BY_KIND } from './knowledge/hireByKind.ts';
import type { Pattern, PatternId } from './knowledge/pattern.ts';
import type { Kind, Sketch, Solution, TradeFacts } from './knowledge/trade.ts';
import { fill } from './filling.ts';
import { seedOf } from './reading/words.ts';
import type { Reading } from './reading/readPrompt.ts';

const PATTERNS: readonly Pattern[] = [...BASE_PATTERNS, ...GROWTH_PATTERNS];
const BY_KIND: Partial<Record<PatternId, Record<Kind, Sketch>>> = {
  hire: HIRE_BY_KIND,
  brand: BRAND_BY_KIND,
  assistant: ASSISTANT_BY_KIND,
};
/** Joins where more ideas are asked for than a trade has. */
const SPARE: readonly PatternId[] = [
  'return',
  'brand',
  'assistant',
  'campaign',
  'launch',
  'hire',
  'export',
];

/** As many solutions as asked for, no two alike, the one that fits best first. */
export function pickSketches(reading: Reading, count: number): Solution[] {
  const { trade, goals, seed } = reading;
  const [lead] = goals;
  const wanted = lead?.services ?? [];
  // The third is for the back room: without a goal, what the public sees comes first.
  const turn = seed % 2;
  const rank = (sketch: Sketch, index: number): number => {
    const place = wanted.indexOf(sketch.service);
    return place >= 0 ? place : index === turn ? 10 : 11 + index;
  };
  const own = trade.ideas
    .map((sketch, index) => ({ sketch, rank: rank(sketch, index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ sketch }) => sketch);
  const ledBy = lead?.pattern;
  const isMissing = own[0]?.service !== wanted[0];
  // Whoever sells to companies already has its showcase for buyers.
  const isKnown = ledBy?.id === 'export' && trade.kind === 'b2b';
  const first = ledBy && !isKnown && (ledBy.always || isMissing) ? [ledBy.id] : [];
  const rest = SPARE.filter((id) => !first.includes(id));
  return [
    ...first.map((id) => ({ ...withNextStep(patternFor(id, trade), own[0]), isAnswer: true })),
    ...own.map((sketch) => ({ ...sketch, isAnswer: false })),
    ...rest.map((id) => ({ ...patternFor(id, trade), isAnswer: false })),
  ].slice(0, count);
}

/** A common solution ends with what only this trade would do next. */
function withNextStep(sketch: Sketch, next: Sketch | undefined): Sketch {
  if (!next) return sketch;
  const then = next.text.charAt(0).toLowerCase() + next.text.slice(1);
  return { ...sketch, text: `${sketch.text} El paso siguiente, «${next.name}»: ${then}` };
}

/** The same trade always takes the same variant; two trades mostly differ. */
function patternFor(id: PatternId, trade: TradeFacts): Sketch {
  const ofKind = BY_KIND[id]?.[trade.kind];
  const common = PATTERNS.find((pattern) => pattern.id === id)?.variants ?? [];
  const variants = ofKind ? [ofKind, ...common, ofKind] : common;
  const sketch = variants[seedOf(trade.label + id) % variants.length];
  if (!sketch) throw new Error(`pattern ${id} has no variants`);
  const { label, who, what, when, ask } = trade;
  const told = (text: string) => fill(text, { label, who, what, when, ask });
  const [a, b, c] = sketch.features;
  return {
    service: sketch.service,
    name: told(sketch.name),
    text: told(sketch.text),
    features: [told(a), told(b), told(c)],
  };
}
