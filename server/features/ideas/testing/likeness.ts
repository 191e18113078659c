import type { GeneratedIdea } from '../engineContract.ts';

const STOPWORDS = new Set(
  'a al con cada como cuando de del desde donde e el en es está este esta hasta la las le les lo los más mi ni no o para por que qué quien quienes se si sin su sus te tu tus un una uno y ya'.split(
    ' ',
  ),
);

function wordsOf(idea: GeneratedIdea): Set<string> {
  const text = [idea.description, ...idea.features].join(' ').toLowerCase();
  return new Set((text.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !STOPWORDS.has(word)));
}

/** Jaccard's measure over the words of description and features: 0 is nothing alike, 1 the same. */
export function wordOverlap(a: GeneratedIdea, b: GeneratedIdea): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / (left.size + right.size - shared);
}

export function sharedFeatures(a: GeneratedIdea, b: GeneratedIdea): number {
  return a.features.filter((feature) => b.features.includes(feature)).length;
}

export function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((item, index) =>
    items.slice(index + 1).map((other): [T, T] => [item, other]),
  );
}
