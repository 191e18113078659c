import type { Found } from './cues.ts';
import type { Intent } from './knowledge.ts';
import { businessCues, customerCues, tradeCues, workCues, type IntentCue } from './lexicon.ts';
import { isDeterminer, isObject, nounPhrase, type Phrase } from './phrases.ts';
import { isPlausible } from './spelling.ts';
import { fold, type Word } from './words.ts';
import { WORTH, type Zone } from './zones.ts';

export interface Scene {
  words: readonly Word[];
  found: readonly Found<IntentCue>[];
  zones: readonly Zone[];
  intents: readonly Intent[];
}

/** What the request is about: behind its verbs first, then behind what somebody does for a living. */
export function objectOf({ words, found, zones, intents: chosen }: Scene): Phrase | null {
  const ofIntent = chosen.flatMap(({ id }) =>
    found
      .filter(({ owner }) => owner.id === id)
      .sort((a, b) => WORTH[zones[b.from] ?? 'plain'] - WORTH[zones[a.from] ?? 'plain']),
  );
  const ofWork = workCues.findAll(words).filter(({ from }) => zones[from] !== 'excluded');
  const ofBusiness = words.flatMap((_, at) => [
    ...businessCues.findAt(words, at),
    ...tradeCues.findAt(words, at),
  ]);
  const named = (from: number) =>
    found.some(
      (cue) =>
        cue.from === from &&
        cue.to === from + 1 &&
        cue.owner.worth >= 2 &&
        cue.owner.id === chosen[0]?.id &&
        !cue.isVerb,
    );
  for (const cue of [...ofIntent, ...ofWork, ...ofBusiness]) {
    let at = cue.to;
    const link = fold(words[at]?.raw ?? '');
    if (!('isVerb' in cue && cue.isVerb) && !isDeterminer(words[at])) {
      if (!['de', 'del'].includes(link)) continue;
      at += 1;
    }
    const phrase = nounPhrase(words, at);
    const better =
      phrase &&
      behindItsHead(words, phrase, (from) => named(from) || !isThing(words, { from, to: from }));
    if (better) return better;
  }
  return null;
}

function isThing(words: readonly Word[], phrase: Phrase): boolean {
  return (
    isObject(words, phrase) &&
    isPlausible(words[phrase.from]?.raw ?? '') &&
    customerCues.findAt(words, phrase.from).length === 0 &&
    !isOwnBusiness(words, phrase.from)
  );
}

/** 'mi ferretería' is where, not what. */
function isOwnBusiness(words: readonly Word[], at: number): boolean {
  const isMine = ['mi', 'nuestro', 'nuestra', 'tu'].includes(fold(words[at - 1]?.raw ?? ''));
  const isBusiness =
    businessCues.findAt(words, at).length > 0 ||
    tradeCues.findAt(words, at).some(({ owner }) => owner.isName);
  return isMine && isBusiness;
}

/** 'venta de ropa' and 'citas' are about 'ropa' and nothing. */
function behindItsHead(
  words: readonly Word[],
  phrase: Phrase,
  isEmpty: (from: number) => boolean,
): Phrase | null {
  if (!isEmpty(phrase.from)) return phrase;
  const link = words.findIndex(
    (word, at) => at > phrase.from && at < phrase.to && ['de', 'del', 'y'].includes(fold(word.raw)),
  );
  if (link < 0) return null;
  let from = link + 1;
  while (isDeterminer(words[from])) from += 1;
  return from < phrase.to ? behindItsHead(words, { from, to: phrase.to }, isEmpty) : null;
}
