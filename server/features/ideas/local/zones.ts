import { verbOf } from './cues.ts';
import { isAmong, isInfinitive } from './grammar.ts';
import { goals, problems, tools } from './lexicon.ts';
import type { Word } from './words.ts';

/** The part of a request that a word stands in: a wish, a trouble, or what somebody tells of themselves. */
export type Zone = 'goal' | 'problem' | 'plain' | 'context' | 'excluded';

/** How much a cue counts there. */
export const WORTH: Record<Zone, number> = {
  goal: 3,
  problem: 2.6,
  plain: 2,
  context: 1,
  excluded: 0,
};

export function zonesOf(words: readonly Word[]): Zone[] {
  const zones: Zone[] = [];
  let zone: Zone = 'plain';
  let excluded = 0;
  for (const [at, { before, plain }] of words.entries()) {
    if (before === '.' && !(zone === 'goal' && isAmong(words, at, 'que y para tambien')))
      zone = 'plain';
    if (goals.isAt(words, at) || beginsWish(words, at)) zone = 'goal';
    else if (zone !== 'goal' && problems.isAt(words, at)) zone = 'problem';
    else if (isAboutOneself(words, at)) zone = 'context';
    // 'sin comisión', 'no por Rappi' and 'en vez de anotar' are not what is wanted.
    const isDenied =
      plain === 'sin' ||
      (plain === 'no' && isAmong(words, at + 1, 'por con')) ||
      (isAmong(words, at, 'vez lugar') && isAmong(words, at + 1, 'de'));
    if (isDenied) excluded = 4;
    else if (before !== '' || isAmong(words, at, 'y para en que quiero pero')) excluded = 0;
    zones.push(excluded > 0 ? 'excluded' : zone);
    excluded -= 1;
  }
  return zones;
}

/** 'Prestar bicicletas', 'que mis vecinos …', 'una app para …'. */
function beginsWish(words: readonly Word[], at: number): boolean {
  if (words[at]?.before === '.') return isAmong(words, at, 'que como') || isInfinitive(words, at);
  return isAmong(words, at, 'para que donde de con') && isToolBefore(words, at);
}

/** Whether a tool and at most an adjective of its stand right before. */
export function isToolBefore(words: readonly Word[], at: number): boolean {
  return [1, 2].some((back) =>
    tools.findAt(words, at - back).some(({ to }) => to === at || to === at - 1),
  );
}

/** 'Vendo …', '…, tengo …', 'porque somos …'. */
function isAboutOneself(words: readonly Word[], at: number): boolean {
  const starts = words[at]?.before !== '' || isAmong(words, at - 1, 'y porque pero pues yo');
  const isFirst =
    isAmong(words, at, 'tengo tenemos soy somos trabajo manejo') ||
    (verbOf(words[at]) !== null && /(?:[^aeiou]o|io|mos)$/.test(words[at]?.plain ?? ''));
  return starts && isFirst;
}
