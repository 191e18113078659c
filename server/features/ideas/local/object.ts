import { verbOf, type Found } from './cues.ts';
import { isAmong, isDeterminer, isLittle, MINE, nounPhrase } from './grammar.ts';
import type { Intent } from './knowledge.ts';
import { businesses, customerCues, noObjects, tradeCues, work } from './lexicon.ts';
import { isPlausible, nameAt } from './spelling.ts';
import { isPlural, type Span, type Words } from './words.ts';
import { WORTH, type Scene } from './zones.ts';

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
  const jobs = work.findAll(words).map((cue) => ({ ...cue, isVerb: true }));
  const ofOthers = [...jobs, ...businesses.findAll(words), ...tradeCues.findAll(words)].filter(
    ({ from }) => zones[from] !== 'denied',
  );
  // 'reservar citas' is about no thing, 'seguimiento de encomiendas' is about those.
  const isCue = (at: number, by: Found<object>) =>
    found.some(
      ({ owner, from, to, gap, isVerb }) =>
        owner.id === main && !isVerb && at >= from && at < (gap ?? to) && (by.isVerb || at < by.to),
    );
  for (const cue of [...ofIntents, ...ofOthers]) {
    const isWhole = 'isWhole' in cue.owner && cue.owner.isWhole;
    const isEmpty = (at: number) =>
      (!isWhole && isCue(at, cue)) || !isThing(words, at, cue.isVerb || cue.gap !== null);
    for (const start of isWhole ? [cue.from] : startsBehind(words, cue)) {
      const phrase = nounPhrase(words, start);
      const object = phrase && withoutEmptyHead(words, phrase, isEmpty);
      const isDone = cue.isVerb && /(?:o|mos|[aei]r)$/.test(words[cue.from]?.plain ?? '');
      const verb = isDone && object?.from === phrase?.from ? verbOf(words[cue.from]) : null;
      if (object) return { ...object, verb };
    }
  }
  // Goods that a trade is known by, else what the request begins with.
  const goods = tradeCues.findAll(words).find(({ owner }) => !owner.isName)?.from ?? -1;
  const isGoods = goods >= 0 && isPlural(words[goods]?.raw ?? '');
  const start = isGoods ? goods : tradeCues.isAt(words, 0) ? words.length : 0;
  const phrase = nounPhrase(words, start);
  const isTaken = found.some(({ from }) => from === phrase?.from) || (!isGoods && verbOf(words[0]));
  return phrase && !isTaken && isThing(words, phrase.from, false)
    ? { ...phrase, verb: null }
    : null;
}

/** Where the object of a cue may begin: 'vender tortas', 'venta de tortas', 'catálogo para mis tortas'. */
function startsBehind(words: Words, { isVerb, gap, to }: Found<unknown>): number[] {
  const isLooked = !isVerb && isAmong(words, to + 1, 'de del') && !isLittle(words, to);
  const at = isLooked ? to + 1 : to;
  const isMine = isAmong(words, at, 'para') && isAmong(words, at + 1, MINE);
  const isLinked = isMine || isAmong(words, at, 'de del al');
  const isDirect = isVerb || isAmong(words, to - 1, 'de') || isDeterminer(words, at);
  return [...(isLinked ? [at + 1] : isDirect ? [to] : []), ...(gap === null ? [] : [gap])];
}

type Test = (at: number) => boolean;

/** 'citas' and 'venta de ropa' are about nothing and about 'ropa'. */
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
  const isMany = isPlural(words[at]?.raw ?? '') && !isAmong(words, at - 1, MINE);
  const isBusiness =
    businesses.isAt(words, at) || tradeCues.findAt(words, at).some(({ owner }) => owner.isName);
  return (
    !(isBusiness && isAmong(words, at - 1, `${MINE} un una tu el la del de`) && !isMany) &&
    !noObjects.isAt(words, at) &&
    (isBehindVerb || !customerCues.isAt(words, at)) &&
    nameAt(words, at) === null &&
    isPlausible(words[at]?.plain ?? '')
  );
}
