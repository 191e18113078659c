import { verbOf, type Found } from './cues.ts';
import { isAmong, isDeterminer, nounPhrase, type Span } from './grammar.ts';
import type { Intent } from './knowledge.ts';
import { businesses, customerCues, noObjects, tradeCues, work } from './lexicon.ts';
import { MINE, type Scene } from './scene.ts';
import { isPlausible, nameAt } from './spelling.ts';
import type { Word } from './words.ts';
import { WORTH } from './zones.ts';

type Words = readonly Word[];
const LOOKS = 'virtual digital online web movil';

/** The words a request is about, and the verb they stand behind: 'perros' and 'pasear'. */
export interface ObjectFound extends Span {
  verb: string | null;
}

/** What the request is about: behind its verbs first, then behind what somebody does for a living. */
export function objectOf(
  { words, found, zones }: Scene,
  chosen: readonly Intent[],
): ObjectFound | null {
  const [main] = chosen;
  if (!main) return null;
  const ranked = [...found].sort(
    (a, b) => WORTH[zones[b.from] ?? 'plain'] - WORTH[zones[a.from] ?? 'plain'],
  );
  const ofIntents = chosen.flatMap(({ id }) =>
    ranked.filter(({ owner, isVerb }) => owner.id === id && (id === main.id || isVerb)),
  );
  const ofOthers = [work, businesses, tradeCues]
    .flatMap((cues): Found<unknown>[] => cues.findAll(words))
    .filter(({ from }) => zones[from] !== 'excluded');
  const isCue = (at: number) =>
    found.some(
      ({ owner, from, to, gap, isVerb }) =>
        owner.id === main.id && !isVerb && at >= from && at < (gap ?? to),
    );
  for (const cue of [...ofIntents, ...ofOthers]) {
    const isWhole = main.whole && !cue.isVerb;
    const phrase = nounPhrase(words, isWhole ? cue.from : behindCue(words, cue));
    const object =
      phrase &&
      withoutEmptyHead(words, phrase, (at) => (!isWhole && isCue(at)) || !isThing(words, at));
    if (object)
      return {
        ...object,
        verb: cue.isVerb && object.from === phrase.from ? verbOf(words[cue.from]) : null,
      };
  }
  return null;
}

/** Where the object of a cue may begin: 'vender tortas', 'venta de tortas', 'catálogo para mis tortas'. */
function behindCue(words: Words, { isVerb, gap, to }: Found<unknown>): number {
  if (gap !== null) return gap;
  if (isVerb || isAmong(words, to - 1, 'de')) return to;
  const at = isAmong(words, to, LOOKS) ? to + 1 : to;
  if (isAmong(words, at, 'de del')) return at + 1;
  if (isAmong(words, at, 'para') && isAmong(words, at + 1, MINE)) return at + 1;
  return isDeterminer(words, at) ? at : words.length;
}

/** 'citas' and 'venta de ropa' are about nothing and about 'ropa'. */
function withoutEmptyHead(
  words: Words,
  { from, to }: Span,
  isEmpty: (at: number) => boolean,
): Span | null {
  if (!isEmpty(from)) return { from, to };
  let next = from + 1;
  while (next < to && !isAmong(words, next, 'de del y')) next += 1;
  next += 1;
  while (isDeterminer(words, next)) next += 1;
  return next < to ? withoutEmptyHead(words, { from: next, to }, isEmpty) : null;
}

/** Something one can sell, lend or keep: no person, place, business or 'ayuda'. */
function isThing(words: Words, at: number): boolean {
  const isBusiness =
    businesses.isAt(words, at) || tradeCues.findAt(words, at).some(({ owner }) => owner.isName);
  const isOwned = isBusiness && isAmong(words, at - 1, `${MINE} un una tu el la`);
  return (
    !isOwned &&
    !noObjects.isAt(words, at) &&
    !customerCues.isAt(words, at) &&
    nameAt(words, at) === null &&
    isPlausible(words[at]?.plain ?? '')
  );
}
