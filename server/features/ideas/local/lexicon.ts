import { Cues } from './cues.ts';
import { intents, language, partsOf, trades, type Trade } from './knowledge.ts';
import type { Words } from './words.ts';

export interface IntentCue {
  id: string;
  /** Weight of the cue: 2 for most, less for ambiguous ones. */
  weight: number;
  isWhole: boolean;
}

const cuesOf = (phrases: readonly string[]) => new Cues<object>().add({}, phrases);

export const goals = cuesOf(language.goals);
export const problems = cuesOf(language.problems);
/** 'app', 'página': the product that somebody wants, not its purpose. */
export const tools = cuesOf(language.tools);
export const makers = cuesOf(language.makers);
export const ignored = cuesOf(language.ignored);
export const work = cuesOf(language.work);
export const businesses = cuesOf(language.businesses);
export const noObjects = cuesOf(language.notObjects);
export const people = cuesOf(language.people);
export const denials = cuesOf(language.denials);

export const intentCues = new Cues<IntentCue>();
for (const { id, cues, whole, weak, weight } of intents)
  intentCues
    .add({ id, weight, isWhole: false }, cues)
    .add({ id, weight, isWhole: true }, whole)
    .add({ id, weight: 0.7, isWhole: false }, weak);

export const tradeCues = new Cues<{ trade: Trade; isName: boolean }>();
for (const trade of trades)
  tradeCues.add({ trade, isName: true }, [trade.name]).add({ trade, isName: false }, trade.words);

export const isTradeName = (words: Words, at: number) =>
  tradeCues.findAt(words, at).some(({ owner }) => owner.isName);

export const customerCues = new Cues<string>();
for (const phrase of language.customers)
  customerCues.add(phrase, [phrase.slice(phrase.indexOf(' ') + 1)]);

export const extraCues = new Cues<string>();
for (const [words = '', feature = ''] of language.extras.map(partsOf))
  extraCues.add(feature, words.split(', '));
