import { verbOf, type Found } from './cues.ts';
import { isAmong, isDeterminer, nounPhrase } from './grammar.ts';
import type { Intent } from './knowledge.ts';
import { businesses, customerCues, noObjects, tradeCues, work } from './lexicon.ts';
import { MINE, type Scene } from './scene.ts';
import { isPlausible, nameAt } from './spelling.ts';
import type { Span, Words } from './words.ts';
import { WORTH } from './zones.ts';

const LOOKS = 'virtual digital online web movil';

/** The words a request is about, and the verb they stand behind: 'perros' and 'pasear'. */
export interface ObjectFound extends Span {
  verb: string | null;
}

/** What the request is about: behind its verbs first, then behind what somebody does for a living. */
export function objectOf(scene: Scene, chosen: readonly Intent[]): ObjectFound | null {
  const { words, found, zones } = scene;
  const main = chosen[0]?.id;
  const ranked = [...found].sort(
    (a, b) => WORTH[zones[b.from] ?? 'plain'] - WORTH[zones[a.from] ?? 'plain'],
  );
  const ofIntents = chosen.flatMap(({ id }) =>
    ranked.filter(({ owner, isVerb }) => owner.id === id && (id === main || isVerb)),
  );
  const ofOthers = [work, businesses, tradeCues]
    .flatMap((cues): Found<object>[] => cues.findAll(words))
    .filter(({ from }) => zones[from] !== 'excluded');
  const isCue = (at: number) =>
    found.some(
      ({ owner, from, to, gap, isVerb }) =>
        owner.id === main && !isVerb && at >= from && at < (gap ?? to),
    );
  for (const cue of [...ofIntents, ...ofOthers]) {
    const isWhole = 'isWhole' in cue.owner && cue.owner.isWhole;
    const phrase = nounPhrase(words, isWhole ? cue.from : behindCue(words, cue));
    const isEmpty = (at: number) =>
      (!isWhole && isCue(at)) || !isThing(words, at, cue.isVerb || cue.gap !== null);
    const object = phrase && withoutEmptyHead(words, phrase, isEmpty);
    const verb = cue.isVerb && object?.from === phrase?.from ? verbOf(words[cue.from]) : null;
    if (object) return { ...object, verb };
  }
  return null;
}

/** Where the object of a cue may begin: 'vender tortas', 'venta de tortas', 'catálogo para mis tortas'. */
function behindCue(words: Words, { isVerb, gap, to }: Found<unknown>): number {
  if (gap !== null) return gap;
  if (isVerb || isAmong(words, to - 1, 'de')) return to;
  const at = isAmong(words, to, LOOKS) ? to + 1 : to;
  if (isAmong(words, at, 'de del al')) return at + 1;
  if (isAmong(words, at, 'para') && isAmong(words, at + 1, MINE)) return at + 1;
  return isDeterminer(words, at) ? at : words.length;
}

/** 'citas' and 'venta de ropa' are about nothing and about 'ropa'. */
type Test = (at: number) => boolean;

function withoutEmptyHead(words: Words, { from, to }: Span, isEmpty: Test): Span | null {
  if (!isEmpty(from)) return { from, to };
  let next = from + 1;
  while (next < to && !isAmong(words, next, 'de del y')) next += 1;
  next += 1;
  while (isDeterminer(words, next)) next += 1;
  return next < to ? withoutEmptyHead(words, { from: next, to }, isEmpty) : null;
}

/** Something one can sell, lend or report: no place, no business, no 'ayuda', and people only behind a verb. */
function isThing(words: Words, at: number, isBehindVerb: boolean): boolean {
  const isBusiness =
    businesses.isAt(words, at) || tradeCues.findAt(words, at).some(({ owner }) => owner.isName);
  return (
    !(isBusiness && isAmong(words, at - 1, `${MINE} un una tu el la del de`)) &&
    !noObjects.isAt(words, at) &&
    (isBehindVerb || !customerCues.isAt(words, at)) &&
    nameAt(words, at) === null &&
    isPlausible(words[at]?.plain ?? '')
  );
}
