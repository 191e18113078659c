import { newStemmer } from 'snowball-stemmers';

/** A text and the label it is an example of. */
export interface Example {
  label: string;
  text: string;
}

interface Ranked {
  label: string;
  /** Cosine similarity to the label's texts: 0 is nothing in common, 1 the same. */
  score: number;
}

/** Words read of a text; what follows is ignored, so that the longest prompt costs little. */
const MOST_WORDS = 200;
/** Letters read of a word; Spanish has hardly any longer ones. */
const MOST_LETTERS = 24;
/** Stems kept, so that each word is stemmed once; a limit, because people choose the words. */
const MOST_KEPT = 20_000;

const stemmer = newStemmer('spanish');
const kept = new Map<string, string>();

function stemOf(word: string): string {
  const before = kept.get(word);
  if (before !== undefined) return before;
  const stem = stemmer.stem(word);
  if (kept.size < MOST_KEPT) kept.set(word, stem);
  return stem;
}

/** Lower case without accents: 'Cotización' becomes 'cotizacion'. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** The stems of a text's first words, in their order. */
export function stemsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => stemOf(word.slice(0, MOST_LETTERS)));
}

/** A number for each stem: its count, or its weight. */
type ByStem = ReadonlyMap<string, number>;

/** How often the texts have each stem. */
function countsOf(texts: readonly string[]): ByStem {
  const counts = new Map<string, number>();
  for (const stem of texts.flatMap(stemsOf)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/**
 * A nearest centroid classifier (Rocchio): the examples of a label are read as one text, and compared with a new text by the
 * cosine of their TF-IDF vectors. docs/adr/0014 compares it with other methods. Training is counting.
 *
 * @returns ranks all labels for a text, likeliest first
 */
export function trainClassifier(examples: readonly Example[]): (text: string) => Ranked[] {
  const byLabel = [...Map.groupBy(examples, ({ label }) => label)].map(
    ([label, own]) => [label, countsOf(own.map(({ text }) => text))] as const,
  );
  const labelsWith = new Map<string, number>();
  for (const [, counts] of byLabel)
    for (const stem of counts.keys()) labelsWith.set(stem, (labelsWith.get(stem) ?? 0) + 1);

  /** How much a stem says: more, the fewer labels have it; nothing, if none has. */
  function idf(stem: string): number {
    const labels = labelsWith.get(stem);
    return labels === undefined ? 0 : Math.log((byLabel.length + 1) / (labels + 1)) + 1;
  }

  /** TF-IDF weights, as a vector of length 1. The square root: ten mentions say more than one, but not ten times as much. */
  function vectorOf(counts: ByStem): Map<string, number> {
    const vector = new Map<string, number>();
    let squares = 0;
    for (const [stem, count] of counts) {
      const weight = Math.sqrt(count) * idf(stem);
      if (weight > 0) vector.set(stem, weight);
      squares += weight * weight;
    }
    for (const [stem, weight] of vector) vector.set(stem, weight / Math.sqrt(squares));
    return vector;
  }

  const centroids = byLabel.map(([label, counts]) => ({ label, centroid: vectorOf(counts) }));

  return (text) => {
    const vector = vectorOf(countsOf([text]));
    return centroids
      .map(({ label, centroid }) => ({ label, score: dotProduct(vector, centroid) }))
      .sort((a, b) => b.score - a.score);
  };
}

function dotProduct(a: ByStem, b: ByStem): number {
  let sum = 0;
  for (const [stem, weight] of a) sum += weight * (b.get(stem) ?? 0);
  return sum;
}
