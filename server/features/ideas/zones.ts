import { isNounInR, lemmas } from './cues.ts';
import { containerCues, goalCues, problemCues } from './lexicon.ts';
import { isPlausible } from './spelling.ts';
import { fold, type Word } from './words.ts';

/** The part of a request that a word stands in. */
export type Zone = 'goal' | 'problem' | 'plain' | 'context' | 'excluded';

/** How much a cue counts there. */
export const WORTH: Record<Zone, number> = {
  goal: 3,
  problem: 2.6,
  plain: 2,
  context: 1,
  excluded: 0,
};

/** Wishes, troubles and what is only told about oneself; 'sin comisión' and 'no por Rappi' do not count. */
export function zonesOf(words: readonly Word[]): Zone[] {
  const zones: Zone[] = [];
  let zone: Zone = 'plain';
  let excluded = 0;
  for (const [at, word] of words.entries()) {
    const plain = fold(word.raw);
    const isStart = word.before === '.';
    if (isStart && !(zone === 'goal' && ['que', 'y', 'para', 'tambien'].includes(plain)))
      zone = 'plain';
    const isGoal = goalCues.findAt(words, at).length > 0;
    if (isGoal || beginsPurpose(words, at, isStart)) zone = 'goal';
    else if (zone !== 'goal' && problemCues.findAt(words, at).length > 0) zone = 'problem';
    else if (isFirstPerson(words, at) && (isStart || startsClause(words, at))) zone = 'context';
    const isDenied = plain === 'sin' || (plain === 'no' && ['por', 'con'].includes(fold(words[at + 1]?.raw ?? ''))) ||
      (['vez', 'lugar'].includes(plain) && fold(words[at + 1]?.raw ?? '') === 'de'); // prettier-ignore
    if (isDenied) excluded = 3;
    else if (
      word.before !== '' ||
      (excluded < 3 && ['y', 'para', 'en', 'que', 'quiero'].includes(plain))
    )
      excluded = 0;
    zones.push(excluded > 0 ? 'excluded' : zone);
    excluded = Math.max(0, excluded - 1);
  }
  return zones;
}

/** 'una app para …', 'Prestar bicicletas', 'que mis vecinos …'. */
export function beginsPurpose(words: readonly Word[], at: number, isStart: boolean): boolean {
  const plain = fold(words[at]?.raw ?? '');
  if (isStart && (['que', 'como'].includes(plain) || isInfinitiveAt(words, at))) return true;
  const isLink = ['para', 'que', 'donde', 'de', 'con'].includes(plain);
  return isLink && at > 0 && hasContainerBefore(words, at);
}

function hasContainerBefore(words: readonly Word[], at: number): boolean {
  return [1, 2].some((back) =>
    containerCues.findAt(words, at - back).some(({ to }) => to <= at && to >= at - 1),
  );
}

/** A verb in its plain form; one that our data do not name counts too, if it looks like one. */
export function isInfinitiveAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || isNounInR(word.raw)) return false;
  const plain = fold(word.raw);
  return (
    plain.length > 3 &&
    isPlausible(plain) &&
    /[aei]r(?:me|te|se|le|les|la|las|lo|los|nos)?$/.test(plain) &&
    !/(?:.or|dor|ular|olar|iliar)$/.test(plain)
  );
}

function isFirstPerson(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const plain = fold(word.raw);
  if (['tengo', 'tenemos', 'soy', 'somos', 'trabajo', 'manejo'].includes(plain)) return true;
  const isVerb = lemmas(word).some((lemma) => lemma.startsWith(':'));
  return isVerb && /(?:[^aeiou]o|io|mos)$/.test(plain);
}

function startsClause(words: readonly Word[], at: number): boolean {
  const before = fold(words[at - 1]?.raw ?? '');
  return words[at]?.before === ',' || ['y', 'porque', 'pero', 'pues', 'yo'].includes(before);
}
