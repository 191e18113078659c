import { lemmas, type Found } from './cues.ts';
import type { Intent } from './knowledge.ts';
import { containerCues, goalCues, makerCues, workCues, type IntentCue } from './lexicon.ts';
import { isDeterminer, isEnd, nounPhrase, toldBack } from './phrases.ts';
import { fold, type Word } from './words.ts';
import { isInfinitiveAt, type Zone } from './zones.ts';

const MOST_WORDS = 16;
const LOOKS = new Set(
  'web movil digital virtual online propia propio sencilla sencillo simple facil nueva nuevo celular'.split(
    ' ',
  ),
);
const CLAUSE_ENDS = new Set('porque pero pues aunque ya gracias'.split(' '));
const STARTS_TAIL = new Set('en por para con desde a sin entre'.split(' '));

interface Scene {
  words: readonly Word[];
  zones: readonly Zone[];
  found: readonly Found<IntentCue>[];
  intent: Intent;
}

/**
 * What the request is for, as it goes on after 'Para': the person's own clause told back to them, or
 * the intent's aim with what the person said of it. It may still have slots.
 */
export function purposeOf(scene: Scene): string {
  const { words, zones, intent } = scene;
  const goal = zones.findIndex((zone, at) => zone === 'goal' && zones[at - 1] !== 'goal');
  return (
    (goal >= 0 ? ownClause(words, zones, goal) : ownWork(scene)) ?? `${intent.aim}${tailOf(scene)}`
  );
}

function ownClause(words: readonly Word[], zones: readonly Zone[], goal: number): string | null {
  const start = behindWish(words, goal);
  const to = clauseEnd(words, zones, start);
  const isThroughTool = start > goal && containerCues.findAt(words, start - 1).length > 0;
  const first = plainAt(words, start);
  if (isInfinitiveAt(words, start)) return to - start > 1 ? toldBack(words.slice(start, to)) : null;
  if (first === 'donde') return `que ${toldBack(words.slice(start + 1, to))}`;
  if (first !== 'que') return null;
  const verb = infinitiveOf(words[start + 1]);
  if (isThroughTool && verb) return `${verb} ${toldBack(words.slice(start + 2, to))}`.trim();
  return to - start > 2 ? toldBack(words.slice(start, to)) : null;
}

/** Where a wish's own words begin, behind 'quiero hacer una app para'. */
function behindWish(words: readonly Word[], goal: number): number {
  let at = goal;
  for (let moved = true; moved;) {
    const before = at;
    const wish =
      goalCues.findAt(words, at)[0] ??
      goalCues.findAt(words, plainAt(words, at) === 'que' ? at + 2 : at)[0];
    if (wish) at = wish.to;
    const isMaking = makerCues.findAt(words, at).length > 0;
    const tool = [at, at + 1, at + 2].find((here) => containerCues.findAt(words, here).length > 0);
    const isBefore = (here: number) =>
      words.slice(at, here).every((word, index) => isDeterminer(word) || (index === 0 && isMaking));
    if (tool !== undefined && isBefore(tool)) at = tool + 1;
    while (at > before && LOOKS.has(plainAt(words, at))) at += 1;
    if (
      isMaking &&
      isInfinitiveAt(words, at) &&
      (isInfinitiveAt(words, at + 1) ||
        (plainAt(words, at + 1) === 'a' && isInfinitiveAt(words, at + 2)))
    )
      at += 1;
    const isLink = ['para', 'a', 'de', 'con'].includes(plainAt(words, at));
    if (isLink && (isInfinitiveAt(words, at + 1) || plainAt(words, at + 1) === 'que')) at += 1;
    moved = at > before && at < words.length;
  }
  return at;
}

function clauseEnd(words: readonly Word[], zones: readonly Zone[], start: number): number {
  let to = start + 1;
  while (to < words.length && to - start < MOST_WORDS) {
    const isOver =
      words[to]?.before === '.' ||
      CLAUSE_ENDS.has(plainAt(words, to)) ||
      zones[to] === 'context' ||
      goalCues.findAt(words, to).length > 0;
    if (isOver) break;
    to += 1;
  }
  while (
    to > start + 1 &&
    (isEnd(words[to - 1]) ||
      isDeterminer(words[to - 1]) ||
      ['y', 'e', 'o', 'de', 'del'].includes(plainAt(words, to - 1)))
  )
    to -= 1;
  return to;
}

/** 'Alquilo trajes en Puno' is for 'alquilar trajes en Puno'. */
function ownWork({ words, zones, intent }: Scene): string | null {
  const at = words.findIndex((_, here) => workCues.findAt(words, here).length > 0);
  const verb = infinitiveOf(words[at]);
  if (!verb || !intent.verbs.includes(verb) || nounPhrase(words, at + 1) === null) return null;
  const plain = zones.map((zone): Zone => (zone === 'context' ? 'plain' : zone));
  return `${verb} ${toldBack(words.slice(at + 1, clauseEnd(words, plain, at)))}`;
}

/** What is said of the aim behind the words that named it: ' por internet', ' para la promoción de tu colegio'. */
function tailOf({ words, zones, found, intent }: Scene): string {
  const cue = found.find(({ owner, from }) => owner.id === intent.id && zones[from] !== 'context');
  if (!cue || intent.aim.includes('{negocio}')) return '';
  const link = plainAt(words, cue.to);
  const phrase =
    cue.isVerb || link === 'de' ? nounPhrase(words, link === 'de' ? cue.to + 1 : cue.to) : null;
  const from = phrase?.to ?? cue.to;
  if (!STARTS_TAIL.has(plainAt(words, from)) || words[from]?.before !== '') return '';
  const to = clauseEnd(words, zones, from);
  return to - from > 1 ? ` ${toldBack(words.slice(from, Math.min(to, from + 10)))}` : '';
}

function infinitiveOf(word: Word | undefined): string | null {
  return (
    (word &&
      lemmas(word)
        .find((lemma) => lemma.startsWith(':'))
        ?.slice(1)) ??
    null
  );
}

function plainAt(words: readonly Word[], at: number): string {
  return fold(words[at]?.raw ?? '');
}
