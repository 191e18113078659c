import { fold } from './words.ts';

/** The words of a text that carry meaning: those of four letters or more. */
export function contentWords(text: string): Set<string> {
  return new Set(fold(text).match(/[\p{L}\d]{4,}/gu));
}

/** Jaccard's measure of two sets of words: 0 nothing alike, 1 the same. */
export function likeness(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size + b.size - shared, 1);
}
