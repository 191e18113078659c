import { newStemmer } from 'snowball-stemmers';

/** A text and the label it is an example of. */
export interface Example {
  label: string;
  text: string;
}

interface Ranked {
  label: string;
  /** Comparable between the labels of one text, not between texts. */
  score: number;
}

/** Words read of a text; what follows is ignored, so that the longest prompt costs little. */
const MOST_WORDS = 200;
/** Letters read of a word; Spanish has hardly any longer ones. */
const MOST_LETTERS = 24;
/** Additive smoothing: the count that every feature has in every complement before any example. */
const SMOOTHING = 1;
/** Stems kept, so that words are stemmed once; a limit, because people choose the words. */
const MOST_STEMS = 20_000;

const stemmer = newStemmer('spanish');
const stems = new Map<string, string>();

/** The word's stem, in lower case and without accents. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer.stem(word);
  if (stems.size < MOST_STEMS) stems.set(word, stem);
  return stem;
}

/** Lower case without accents: 'Cotización' becomes 'cotizacion'. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** The stems of a text's first words, in their order. */
export function tokensOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => stemOf(word.slice(0, MOST_LETTERS)));
}

/** Tokens, pairs of neighbours, and pairs with one word between them ('tienda _ ropa'). */
function featuresOf(text: string): Set<string> {
  const tokens = tokensOf(text);
  const pairs = tokens.slice(1).map((token, at) => `${tokens[at] ?? ''} ${token}`);
  const gaps = tokens.slice(2).map((token, at) => `${tokens[at] ?? ''} _ ${token}`);
  return new Set([...tokens, ...pairs, ...gaps]);
}

interface Feature {
  /** Number of examples that have it. */
  examples: number;
  /** Sum of its weights in all examples, and by the label's index. */
  total: number;
  byLabel: Map<number, number>;
}

/**
 * A complement naive Bayes classifier (Rennie et al., 'Tackling the Poor Assumptions of Naive Bayes
 * Text Classifiers', 2003): a label fits a text whose features are rare in the examples of all
 * *other* labels. Training is one pass that counts.
 *
 * @returns ranks all labels for a text, likeliest first
 */
export function trainClassifier(examples: readonly Example[]): (text: string) => Ranked[] {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const indexOf = new Map(labels.map((label, index) => [label, index]));
  const vocabulary = new Map<string, Feature>();
  const read = examples.map(({ label, text }) => ({
    index: indexOf.get(label) ?? 0,
    features: [...featuresOf(text)].map(learn),
  }));

  function learn(name: string): Feature {
    const feature = vocabulary.get(name) ?? { examples: 0, total: 0, byLabel: new Map() };
    feature.examples += 1;
    vocabulary.set(name, feature);
    return feature;
  }

  /** Each with its TF-IDF weight: rare features say more. The vector has length 1. */
  function weigh(features: Feature[]): [Feature, number][] {
    const idfs = features.map(
      ({ examples: having }) => Math.log((examples.length + 1) / (having + 1)) + 1,
    );
    const length = Math.hypot(...idfs);
    return features.map((feature, at) => [feature, (idfs[at] ?? 0) / length]);
  }

  const totals = labels.map(() => 0);
  for (const { index, features } of read)
    for (const [feature, weight] of weigh(features)) {
      feature.total += weight;
      feature.byLabel.set(index, (feature.byLabel.get(index) ?? 0) + weight);
      totals[index] = (totals[index] ?? 0) + weight;
    }
  const all = totals.reduce((sum, total) => sum + total, 0);
  /** Logarithm of the size of each label's complement. */
  const sizes = totals.map((total) => Math.log(all - total + SMOOTHING * vocabulary.size));

  return (text) => {
    const weights = weigh([...featuresOf(text)].flatMap((name) => vocabulary.get(name) ?? []));
    const sum = weights.reduce((total, [, weight]) => total + weight, 0);
    const scores = sizes.map((size) => sum * size);
    // A feature lowers the score by its logarithm in the complement. That is the same for all labels
    // but those whose examples have it, so only these are counted.
    for (const [{ total, byLabel }, weight] of weights)
      for (const [index, own] of byLabel)
        scores[index] =
          (scores[index] ?? 0) + weight * Math.log((total + SMOOTHING) / (total - own + SMOOTHING));
    return labels
      .map((label, index) => ({ label, score: scores[index] ?? 0 }))
      .sort((a, b) => b.score - a.score);
  };
}
