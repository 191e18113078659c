import { Cues } from './cues.ts';
import { intents, language, trades, type Trade } from './knowledge.ts';

/** The cues of our data, ready to be looked for. */
export interface IntentCue {
  id: string;
  worth: number;
}

export const intentCues = new Cues<IntentCue>();
for (const { id, verbs, words, weak, weight } of intents) {
  intentCues.add({ id, worth: weight }, verbs, true);
  intentCues.add({ id, worth: weight }, words);
  intentCues.add({ id, worth: 0.7 }, weak);
}
export const tradeCues = new Cues<{ trade: Trade; isName: boolean }>();
for (const trade of trades) {
  tradeCues.add({ trade, isName: true }, [trade.name]);
  tradeCues.add({ trade, isName: false }, trade.words);
}
export const ignoredCues = mixed(language.ignored);
export const personalCues = mixed(language.personal);
export const goalCues = mixed(language.goals);
export const problemCues = mixed(language.problems);
export const makerCues = mixed(language.makers);
export const containerCues = mixed(language.containers);
export const businessCues = mixed(language.businesses);
export const workCues = mixed(language.work);
export const customerCues = new Cues<string>();
for (const phrase of language.customers)
  customerCues.add(phrase, [phrase.split(' ').slice(1).join(' ')]);
export const extraCues = new Cues<string>();
for (const { words, feature } of language.extras) extraCues.add(feature, words);

/** Infinitives, which any form of theirs finds, and other words and phrases. */
export function mixed(list: readonly string[]): Cues<true> {
  const [verbs, others] = parted(list, (cue) => /^\S+[aei]r$/.test(cue) && !['bar'].includes(cue));
  const cues = new Cues<true>();
  cues.add(true, verbs, true);
  cues.add(true, others);
  return cues;
}

function parted(list: readonly string[], test: (cue: string) => boolean): [string[], string[]] {
  return [list.filter(test), list.filter((cue) => !test(cue))];
}
