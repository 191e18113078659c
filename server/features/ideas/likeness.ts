import type { GeneratedIdea } from './engineContract.ts';
import { fold } from './words.ts';

const LITTLE = new Set(
  'a al ante aun cada como con cual cuando cuanto da de del desde dice donde e el ella en entre es esta este esto ha hasta hay la las le les lo los mas mi muy ni no o otra otro para pero por que quien se segun ser si sin sobre solo son su sus te ti tu tus un una uno unos y ya'.split(
    ' ',
  ),
);

/** The words of a text that carry meaning. */
export function contentWords(text: string): Set<string> {
  return new Set((fold(text).match(/[\p{L}\d]+/gu) ?? []).filter((word) => !LITTLE.has(word)));
}

/** Jaccard's measure over content words: 0 nothing alike, 1 the same. */
export function overlap(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

/** How alike two ideas are: the words of name, description and features. */
export function likeness(a: GeneratedIdea, b: GeneratedIdea): number {
  return overlap(wordsOfIdea(a), wordsOfIdea(b));
}

function wordsOfIdea({ name, description, features }: GeneratedIdea): Set<string> {
  return contentWords([name, description, ...features].join(' '));
}
