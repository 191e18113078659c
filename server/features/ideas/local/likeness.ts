import { intents, language, type Intent, type Pattern } from './knowledge.ts';
import { fold, wordsOf, type Words } from './words.ts';
import { ZONE_WEIGHTS, type Zone } from './zones.ts';

/** Long enough to tell words apart, short enough to match 'vacuna' and 'vacunar'. */
const STEM = 5;
/** The more smoothing, the less a rare word counts. */
const SMOOTHING = 0.2;
const FUNCTION_WORDS =
  'de del y e o a en para por con que q se me le les lo nos al es son soy somos tengo x pa';

const { determiners, goals, tools, places } = language;
const ignored = new Set([
  ...[determiners, goals, tools, places].flat().map(fold),
  ...FUNCTION_WORDS.split(' '),
]);

/** How much more another solution must resemble the request to come before the first. */
const CLEARLY = 0.05;

const textsOf = ({ name, text, features }: Pattern) => [name, text, ...features];
const termsOfText = (text: string) => termsOf(wordsOf(text.replace(/\{\w+\}|[~|]/g, ' ')));

/** All texts of an intent: not only its examples, but also its cues and solutions. */
const texts = intents.flatMap((intent) => {
  const { aim, also, asks, cues, whole, patterns } = intent;
  return [aim, also, ...asks, ...cues, ...whole, ...patterns.flatMap(textsOf)].map((text) => ({
    intent,
    terms: termsOfText(text),
  }));
});
const occurrences = Map.groupBy(
  texts.flatMap(({ terms }) => [...terms.keys()]),
  String,
);
/** How much each intent uses a term. */
const uses = new Map<string, Map<Intent, number>>();
for (const { intent, terms } of texts)
  for (const [term, weight] of weighted(terms)) {
    const ofTerm = uses.get(term) ?? new Map<Intent, number>();
    uses.set(term, ofTerm.set(intent, (ofTerm.get(intent) ?? 0) + weight));
  }

/** How likely the words of a request are for each intent, as in naive Bayes. */
export function likenesses(words: Words, zones: readonly Zone[]): Map<Intent, number> {
  const all = new Map<Intent, number>();
  for (const [term, weight] of weighted(termsOf(words, zones)))
    for (const [intent, used] of uses.get(term) ?? [])
      all.set(intent, (all.get(intent) ?? 0) + weight * Math.log(1 + used / SMOOTHING));
  return all;
}

/** An intent's solutions in their order, but first the one whose words clearly resemble the request most. */
export function closestFirst({ patterns }: Intent, words: Words, zones: readonly Zone[]) {
  const asked = new Map(weighted(termsOf(words, zones)));
  const ranked = patterns.map((pattern, at) => {
    const terms = weighted(termsOfText(textsOf(pattern).join(' ')));
    const likeness = terms.reduce(
      (sum, [term, weight]) => sum + weight * (asked.get(term) ?? 0),
      0,
    );
    return { pattern, score: at === 0 ? likeness + CLEARLY : likeness };
  });
  return ranked.sort((a, b) => b.score - a.score).map(({ pattern }) => pattern);
}

/** The stems of the words, with the weights of their zones. */
function termsOf(words: Words, zones: readonly Zone[] = []): Map<string, number> {
  const terms = new Map<string, number>();
  for (const [at, { plain, sound }] of words.entries()) {
    if (ignored.has(plain)) continue;
    const stem = sound.slice(0, STEM);
    const weight = ZONE_WEIGHTS[zones[at] ?? 'plain'];
    terms.set(stem, Math.max(weight, terms.get(stem) ?? 0));
  }
  return terms;
}

/** Weights terms by rarity; the weights have the length 1, so that unknown words count against. */
function weighted(terms: Map<string, number>): [term: string, weight: number][] {
  const weights = [...terms].map(([term, factor]) => {
    const rarity = Math.log(1 + texts.length / (occurrences.get(term)?.length ?? 1));
    return [term, factor * rarity] as const;
  });
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return weights.map(([term, weight]) => [term, weight / length]);
}
