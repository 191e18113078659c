import { verbOf } from './cues.ts';
import { isAmong, isDeterminer, isInfinitive, isJoint, isLittle, toldBack } from './grammar.ts';
import type { Intent } from './knowledge.ts';
import { goals, makers, tools } from './lexicon.ts';
import type { ObjectFound } from './object.ts';
import type { Span, Words } from './words.ts';
import { isToolBefore, type Scene, type Zone } from './zones.ts';

/** What a request is for, as it goes on after 'Para'. */
export interface Purpose {
  /** The person's own clause: 'alquilar trajes en Puno', 'que tus vecinos voten'. */
  clause: string | null;
  /** What was said besides the intent, where there is no clause: ' por internet'. */
  tail: string;
}

const MOST_WORDS = 16;
const PREPOSITIONS = 'en por para con desde a sin entre';
const LOOKS = 'web movil digital virtual online propia propio sencilla sencillo simple nueva nuevo';

export function purposeOf(
  scene: Scene,
  intent: Intent,
  object: ObjectFound | null,
  business: string | null,
): Purpose {
  const { words, zones } = scene;
  const goal = zones.findIndex((zone, at) => zone === 'goal' && zones[at - 1] !== 'goal');
  const named = object && toldBack(words.slice(object.from, object.to));
  const clause = goal >= 0 ? ownClause(scene, goal, named ?? business) : null;
  const tail = clause === null ? tailOf(scene, intent.id, object) : '';
  const isWork = named && object.verb && intent.cues.includes(object.verb);
  if (!isWork || clause !== null) return { clause, tail };
  return { clause: `${object.verb} ${named}${tail}`, tail: '' };
}

function ownClause({ words, zones }: Scene, goal: number, object: string | null): string | null {
  const from = behindWish(words, goal);
  const to = clauseEnd(words, zones, from);
  const rest = toldBack(words.slice(from + 1, to));
  if (isInfinitive(words, from)) {
    const bare = /^(.*[aei]r)l[oa]s?$/.exec(words[from]?.plain ?? '')?.[1];
    if (bare && object) return `${bare} ${object} ${rest}`.trim();
    return rest === '' ? null : toldBack(words.slice(from, to));
  }
  if (isAmong(words, from, 'donde')) return `que ${rest}`;
  if (!isAmong(words, from, 'que') || to - from < 2) return null;
  const verb = isToolBefore(words, from) ? verbOf(words[from + 1]) : null;
  return verb ? `${verb} ${toldBack(words.slice(from + 2, to))}`.trim() : `que ${rest}`;
}

/** Where the wish itself begins, behind 'quiero hacer una app para'. */
function behindWish(words: Words, goal: number): number {
  let at = goal;
  for (let before = -1; before !== at;) {
    before = at;
    const [wish] = [
      ...goals.findAt(words, at),
      ...(isAmong(words, at, 'que') ? goals.findAt(words, at + 2) : []),
    ];
    at = wish?.to ?? at;
    let tool = makers.isAt(words, at) ? at + 1 : at;
    while (isDeterminer(words, tool)) tool += 1;
    if (tools.isAt(words, tool)) at = tool + 1;
    const isOfTool = at > goal && isAmong(words, at, LOOKS);
    const isLead =
      makers.isAt(words, at) && (isInfinitive(words, at + 1) || isAmong(words, at + 1, 'a'));
    const isLink =
      isAmong(words, at, 'para a de con') &&
      (isInfinitive(words, at + 1) || isAmong(words, at + 1, 'que'));
    if (isOfTool || (isLead && isInfinitive(words, at)) || isLink) at += 1;
  }
  return at;
}

function clauseEnd(words: Words, zones: readonly Zone[], from: number): number {
  let to = from + 1;
  for (; to < words.length && to - from < MOST_WORDS; to += 1) {
    const { before = '.' } = words[to] ?? {};
    if (before === '.' || zones[to] === 'context') break;
    if (goals.isAt(words, to) && (before === ',' || isAmong(words, to - 1, 'y pero e'))) break;
    if (isAmong(words, to, 'porque pero pues aunque gracias')) break;
    if (before === ',' && isDeterminer(words, to)) break;
  }
  while (to > from + 1 && (isLittle(words, to - 1) || isJoint(words, to - 1))) to -= 1;
  return to;
}

/** What was said besides the intent: ' por internet', ' para la promoción de tu colegio'. */
function tailOf({ words, zones, found }: Scene, id: string, object: Span | null): string {
  const cue = found.find(({ owner, from }) => owner.id === id && zones[from] !== 'context');
  const from = object?.to ?? cue?.to ?? words.length;
  const looked = isAmong(words, from, LOOKS) ? from + 1 : from;
  if (!isAmong(words, looked, PREPOSITIONS) || words[looked]?.before !== '') return '';
  const told = words.slice(looked, clauseEnd(words, [], looked));
  const join = told.findIndex(
    (_, at) =>
      isAmong(told, at, 'y') &&
      (isLittle(told, at + 1) || isDeterminer(told, at + 1) || verbOf(told[at + 1]) !== null),
  );
  return ` ${toldBack(join > 0 ? told.slice(0, join) : told)}`;
}
