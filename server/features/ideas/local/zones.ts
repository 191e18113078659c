import { verbOf, type Found } from './cues.ts';
import { isAmong, isInfinitive } from './grammar.ts';
import { goals, problems, tools, type IntentCue } from './lexicon.ts';
import type { Words } from './words.ts';

/** The part of a request that a word stands in: a wish, a trouble, or what somebody tells of themselves. */
export type Zone = 'goal' | 'problem' | 'plain' | 'context' | 'denied';

/** How much a cue counts there. */
export const WORTH = { goal: 3, problem: 2.6, plain: 2, context: 1, denied: 0 };

/** A request taken apart: its words, the zone of each, and the cues of intents among them. */
export interface Scene {
  words: Words;
  zones: readonly Zone[];
  found: readonly Found<IntentCue>[];
}

export function zonesOf(words: Words): Zone[] {
  const zones: Zone[] = [];
  let zone: Zone = 'plain';
  let denied = 0;
  for (const [at, { before, plain }] of words.entries()) {
    if (before === '.' && !(zone === 'goal' && isAmong(words, at, 'que y para tambien')))
      zone = 'plain';
    const isWish = goals.isAt(words, at) && !isAmong(words, at - 1, 'no');
    if (isWish || beginsWish(words, at)) zone = 'goal';
    else if (zone !== 'goal' && problems.isAt(words, at)) zone = 'problem';
    else if (isAboutOneself(words, at)) zone = 'context';
    // 'sin comisión', 'no por Rappi' and 'en vez de anotar' are not what is wanted.
    const isDenied =
      plain === 'sin' ||
      (plain === 'no' && isAmong(words, at + 1, 'por con')) ||
      (isAmong(words, at, 'vez lugar') && isAmong(words, at + 1, 'de'));
    if (isDenied) denied = 4;
    else if (before !== '' || isAmong(words, at, 'y para en que quiero pero')) denied = 0;
    zones.push(denied > 0 ? 'denied' : zone);
    denied -= 1;
  }
  return zones;
}

/** 'Prestar bicicletas', 'que mis vecinos …', 'una app para …'. */
function beginsWish(words: Words, at: number): boolean {
  if (words[at]?.before === '.') return isAmong(words, at, 'que como') || isInfinitive(words, at);
  return isAmong(words, at, 'para que donde de con') && isToolBefore(words, at);
}

/** Whether a tool and at most an adjective of its stand right before. */
export function isToolBefore(words: Words, at: number): boolean {
  return [1, 2].some((back) =>
    tools.findAt(words, at - back).some(({ to }) => to === at || to === at - 1),
  );
}

/** 'Vendo …', '…, tengo …', 'porque somos …'. */
function isAboutOneself(words: Words, at: number): boolean {
  const starts = words[at]?.before !== '' || isAmong(words, at - 1, 'y porque pero pues yo');
  const isVerb = verbOf(words[at]) !== null && /(?:[^aeiou]o|io|mos)$/.test(words[at]?.plain ?? '');
  return starts && (isVerb || isAmong(words, at, 'tengo tenemos soy somos trabajo manejo'));
}
