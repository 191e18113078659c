import { intents, language, type Intent } from './knowledge.ts';
import { fold, soundOf, wordsOf, type Span, type Words } from './words.ts';
import { ZONE_WEIGHTS, type Zone } from './zones.ts';

/** Long enough to tell words apart, short enough to match 'vacuna' and 'vacunar'. */
const STEM = 5;
/** Minimum length of a clause's weight vector; short clauses such as 'hora, lugar' would otherwise score too high. */
const MIN_LENGTH = 9;
const LONGEST_CLAUSE = 16;
/**
 * Weight of a pair of adjacent words; number of texts up to which a word is rare; exponent that
 * favours strong matches.
 */
const [OF_PAIR, RARE_UP_TO, SHARPNESS] = [0.3, 4, 1.5];

const { determiners, goals, tools, places } = language;
const ignored = new Set([determiners, goals, tools, places].flat().map(fold));
const sources = intents.flatMap((intent) =>
  [intent.aim, ...intent.asks, ...intent.patterns.map(({ name }) => name)].map((text) => ({
    intent,
    terms: termsOf(wordsOf(text.replace(/\{\w+\}/g, ''))),
  })),
);
const allTerms = sources.flatMap(({ terms }) => [...terms.keys()]);
const occurrences = Map.groupBy(allTerms, String);
const examples = sources.flatMap(({ intent, terms }, id) =>
  weighted(terms).map(([term, weight]) => ({ term, id, intent, weight })),
);
const examplesWith = Map.groupBy(examples, ({ term }) => term);

/**
 * How similar the clauses of a request are to the examples of each intent; the best clause
 * counts.
 */
export function affinities(words: Words, zones: readonly Zone[]): Map<Intent, number> {
  const all = new Map<Intent, number>(intents.map((intent) => [intent, 0]));
  for (const { from, to } of clausesOf(words, zones)) {
    const weights = zones.slice(from, to).map((one) => ZONE_WEIGHTS[one]);
    const zoneWeight = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    const shared = new Map<number, number>();
    for (const [term, own] of weighted(termsOf(words.slice(from, to))))
      for (const { id, intent, weight } of examplesWith.get(term) ?? []) {
        const similarity = (shared.get(id) ?? 0) + weight * own;
        shared.set(id, similarity);
        all.set(intent, Math.max(all.get(intent) ?? 0, zoneWeight * similarity ** SHARPNESS));
      }
  }
  return all;
}

function clausesOf(words: Words, zones: readonly Zone[]): Span[] {
  const starts = [...words.keys()].filter(
    (at) => words[at]?.before !== '' || zones[at] !== zones[at - 1],
  );
  return starts.flatMap((from, at) => {
    const ends = [starts[at + 1], starts[at + 2]].map((to = words.length) => ({ from, to }));
    return ends.filter(({ to }, which) => which === 0 || to - from <= LONGEST_CLAUSE);
  });
}

function stemOf({ plain }: Words[number]): string {
  return ignored.has(plain) ? '' : soundOf(plain).slice(0, STEM);
}

function termsOf(words: Words): Map<string, number> {
  const terms = new Map<string, number>();
  const stems = words.map(stemOf);
  for (const [at, stem] of stems.entries()) {
    if (stem && (words[at]?.plain.length ?? 0) > 3) terms.set(stem, 1);
    const next = stems[at + 1];
    if (stem && next && words[at + 1]?.before === '') terms.set(`${stem} ${next}`, OF_PAIR);
  }
  return terms;
}

/** Weights terms by rarity. The weights are not normalized, so few words weigh little. */
function weighted(terms: Map<string, number>): [term: string, weight: number][] {
  const weights = [...terms].map(([term, factor]) => {
    const texts = Math.max(RARE_UP_TO, occurrences.get(term)?.length ?? 0);
    return [term, factor * Math.log(1 + intents.length / texts)] as const;
  });
  const length = Math.max(MIN_LENGTH, Math.hypot(...weights.map(([, weight]) => weight)));
  return weights.map(([term, weight]) => [term, weight / length]);
}
