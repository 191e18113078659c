import type { Found } from './cues.ts';
import * as grammar from './grammar.ts';
import { language, type Intent } from './knowledge.ts';
import * as lexicon from './lexicon.ts';
import { wordOf, type Words } from './words.ts';

const { isAmong, isDeterminer, isInfinitive, isNoun, nounPhrase, QUESTIONS, secondPerson } =
  grammar;
const { denials, goals, makers, tools } = lexicon;
const MOST_WORDS = 12;
/** What may stand between the noun phrases of a topic; its adjectives as well. */
const LINKS =
  'de del para con en sin por a al y e o x sobre segun entre desde hasta virtual virtuales digital digitales cada';
/** Where a wish that is too long may end. */
const JOINTS = 'y e o para cuando donde con sin despues antes';

/** The role of a part of the request: a wish, something excluded, or none. */
export type Zone = 'goal' | 'plain' | 'denied';

/** The weight of a cue by its zone. */
export const ZONE_WEIGHTS = { goal: 3, plain: 2.2, denied: 0 };

/** An analysed request: its words, the zone of each, and the intent cues found. */
export interface Scene {
  words: Words;
  zones: readonly Zone[];
  found: readonly Found<lexicon.IntentCue>[];
}

export function zonesOf(words: Words): Zone[] {
  const zones: Zone[] = [];
  let zone: Zone = 'plain';
  let denied = 0;
  for (const [at, { before }] of words.entries()) {
    const isNew = before === '.';
    if (isNew) zone = 'plain';
    const isWish = goals.isAt(words, at) && !isAmong(words, at - 1, 'no');
    if (
      isWish ||
      beginsWish(words, at, isNew || (before === ',' && !isAmong(words, at, QUESTIONS)))
    )
      zone = 'goal';
    // 'sin comisión', 'no por Rappi' and 'en vez de anotar' exclude what follows.
    if (denials.isAt(words, at)) denied = 4;
    else if (before !== '' || isAmong(words, at, 'y para en que quiero pero')) denied = 0;
    zones.push(denied > 0 ? 'denied' : zone);
    denied -= 1;
  }
  return zones;
}

function beginsWish(words: Words, at: number, isNew: boolean): boolean {
  if (isNew) {
    // 'Cuando llueve' and 'como no vienen' tell a circumstance.
    const isCircumstance = isAmong(words, at, 'cuando como');
    return !isCircumstance && (isAmong(words, at, `que ${QUESTIONS}`) || isInfinitive(words, at));
  }
  const isTool = [1, 2].some((by) => tools.isAt(words, at - by));
  return isTool && isAmong(words, at, 'para que donde de con');
}

/**
 * The wish as a continuation of 'Para': 'alquilar trajes', 'que tus vecinos voten'; null if in
 * doubt.
 */
export function wishOf({ words, zones }: Scene): string | null {
  const goal = zones.findIndex((zone, at) => zone === 'goal' && zones[at - 1] !== 'goal');
  const from = goal < 0 ? words.length : wishStart(words, goal);
  const clause = words.slice(from, clauseEnd(words, zones, from));
  if (!isSelfContained(clause)) return null;
  // 'Una web donde los vecinos voten' asks for no place.
  if (isAmong(words, from, 'donde') && tools.isAt(words, from - 1))
    return `que ${secondPerson(clause.slice(1))}`;
  if (isAmong(words, from, QUESTIONS)) return secondPerson([wordOf('saber', ''), ...clause]);
  if (isInfinitive(words, from)) return clause.length > 1 ? secondPerson(clause) : null;
  const isSubordinate =
    isAmong(words, from, 'que') && !isInfinitive(words, from + 1) && clause.length > 2;
  return isSubordinate ? `que ${secondPerson(clause.slice(1))}` : null;
}

/** A wish without a verb: 'el control de vacunas de tus cuyes', 'los turnos de riego'. */
export function topicOf({ words, zones, found }: Scene, main: Intent): string | null {
  const isStart = (at: number) =>
    words[at]?.before === '.' && isNoun(words, at) && !isAmong(words, at + 1, 'vez veces');
  const starts = [...words.keys()].filter(isStart);
  const topics = starts.flatMap((from) => {
    const clause = words.slice(from, clauseEnd(words, zones, from));
    const isOfMain = found.some(
      (cue) => cue.owner.id === main.id && cue.from >= from && cue.from < from + clause.length,
    );
    return clause.length > 1 && isNominal(clause) && isSelfContained(clause)
      ? [{ clause, isOfMain }]
      : [];
  });
  const best = topics.find(({ isOfMain }) => isOfMain) ?? topics[0];
  if (!best) return null;
  const { clause } = best;
  // 'un calendario para saber…': what it is for.
  const to = clause.findIndex((_, at) => isAmong(clause, at, 'para') && isPurpose(clause, at + 1));
  const isTool = to > 0 && isAmong(clause, 0, 'un una');
  return isTool ? grammar.secondPerson(clause.slice(to + 1)) : grammar.withArticle(clause);
}

const isPurpose = (words: Words, at: number) =>
  isInfinitive(words, at) || isAmong(words, at, 'que');

/** Whether the clause consists of noun phrases and prepositions, up to a relative clause or an infinitive. */
function isNominal(clause: Words): boolean {
  let at = 0;
  while (at < clause.length) {
    const to = nounPhrase(clause, at)?.to;
    if (to === undefined) return at > 0 && (isInfinitive(clause, at) || isAmong(clause, at, 'que'));
    if (to === clause.length || isAmong(clause, to, 'que quien donde')) return true;
    if (!isAmong(clause, to, LINKS)) return false;
    at = to;
    while (isAmong(clause, at, LINKS)) at += 1;
  }
  return true;
}

/** Whether the clause makes sense alone: no unresolved pronouns, such as 'catalogarlos' and 'que lo vean'. */
function isSelfContained(clause: Words): boolean {
  const isUnresolved = ({ plain }: Words[number], at: number) =>
    (at < 4 && /(?:rl[ao]s?|^l[ao])$/.test(plain) && !isDeterminer(clause, at)) ||
    (language.unfit.includes(plain) && !isAmong(clause, at - 1, 'donde ya'));
  return clause.length <= MOST_WORDS && !clause.some(isUnresolved);
}

/** Where the wish itself starts, after 'quiero hacer una app para'. */
function wishStart(words: Words, goal: number): number {
  let at = goal;
  for (let before = -1; before !== at;) {
    before = at;
    const [wish] = goals.findAt(words, isAmong(words, at, 'que') ? at + 2 : at);
    at = wish?.to ?? at;
    let tool = makers.isAt(words, at) ? at + 1 : at;
    while (isDeterminer(words, tool)) tool += 1;
    if (tools.isAt(words, tool)) at = tool + 1;
    if (isPurpose(words, at + 1) && isAmong(words, at, 'para a de con')) at += 1;
  }
  return at;
}

function clauseEnd(words: Words, zones: readonly Zone[], from: number): number {
  let to = from + 1;
  for (; to < words.length && to - from <= MOST_WORDS; to += 1) {
    const { before = '.' } = words[to] ?? {};
    if (before !== '' || zones[to] === 'denied') break;
    // 'y necesito', 'y yo no sé' and 'y ya no pagan' begin something else.
    const isNext = goals.isAt(words, to + 1) || isAmong(words, to + 1, 'yo ya');
    if (isNext && isAmong(words, to, 'y e')) break;
    if (isAmong(words, to, 'porque pero pues aunque gracias mientras asi osea jaja digo')) break;
  }
  const isTooLong = to - from > MOST_WORDS;
  while (isTooLong && to > from + 1 && !isAmong(words, to, JOINTS)) to -= 1;
  while (to > from + 1 && language.trailing.includes(words[to - 1]?.plain ?? '')) to -= 1;
  return to;
}
