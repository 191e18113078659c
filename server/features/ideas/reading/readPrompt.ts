import { CHANNELS, type Channel } from '../knowledge/channels.ts';
import { COMMON_GOALS } from '../knowledge/commonGoals.ts';
import { GOALS, type Goal } from '../knowledge/goals.ts';
import { VAGUE_GOALS } from '../knowledge/vagueGoals.ts';
import type { Place } from '../knowledge/place.ts';
import type { Kind, TradeFacts } from '../knowledge/trade.ts';
import { findPlace } from './findPlace.ts';
import { kindOf, OUTDOORS } from '../knowledge/unknownTrades.ts';
import { findTrade, type FoundTrade } from './findTrade.ts';
import { ownWords, type OwnWords } from './ownWords.ts';
import { traitOf } from './traits.ts';
import { unknownTrade } from './unknownTrade.ts';
import { plain, seedOf, spoken, stems } from './words.ts';

/** What a prompt says, as far as the engine understands it. */
export interface Reading {
  seed: number;
  trade: TradeFacts;
  /** What they sell or make in their own words, where that says more than the trade. */
  detail: string | null;
  /** The first leads. */
  goals: Goal[];
  channels: Channel[];
  place: Place | null;
  /** A sentence on the size or the stage of the business. */
  trait: string | null;
}

function goalsIn(text: string, kind: Kind): Goal[] {
  const isMeant = ({ means, meansIn }: Goal) =>
    means.test(text) || (meansIn?.kind === kind && meansIn.means.test(text));
  const named = [...GOALS, ...COMMON_GOALS].filter(isMeant);
  const hinted = VAGUE_GOALS.filter((goal) => goal.means.test(text));
  return named.length > 0 ? named.slice(0, 2) : hinted.slice(0, 1);
}

/** Whether the person's trade is the found one, or a word of it is only what they work on. */
function isMeant(found: FoundTrade, own: OwnWords | null, text: string): boolean {
  if (own === null) return true;
  const [all, named] = [stems(text), stems(plain(own.phrase))];
  const { kind } = found.trade;
  if (found.isWeak && named.join(' ') !== found.word) return false;
  // Glasses on the beach are no optician's; food sold outdoors has its trades.
  const isSold = own.verb === 'sells' && all.indexOf(found.word) >= all.indexOf(named[0] ?? '');
  if (isSold && kind !== 'food' && OUTDOORS.test(text)) return false;
  if (found.isSlip && own.work !== null) return false;
  if (!named.includes(found.word)) return true;
  // Who polishes shoes sells none, who walks dogs is no vet; who welds gates is a welder.
  if (own.work === null || own.work === 'made' || own.work === 'b2b') return true;
  return own.work !== 'tended' && kindOf(own.work) === kind;
}

function withoutPlace(own: OwnWords | null, place: Place | null): OwnWords | null {
  const ending = place && ` de ${plain(place.name.toLowerCase())}`;
  if (!own || !ending || !plain(own.phrase).endsWith(ending)) return own;
  return { ...own, phrase: own.phrase.slice(0, -ending.length) };
}

/** Reads a prompt: trade, goals, channels, place and size. Never throws. */
export function readPrompt(prompt: string): Reading {
  const said = spoken(prompt);
  const text = plain(said);
  const found = findTrade(text);
  const place = findPlace(prompt, text);
  const own = withoutPlace(ownWords(said), place);
  const known = found && isMeant(found, own, text) ? found.trade : null;
  const speaksOfGoods = own?.verb === 'sells' || own?.verb === 'makes';
  const isDetail = known !== null && speaksOfGoods && own.phrase.includes(' ');
  const trade = known ?? unknownTrade(own, text);
  return {
    seed: seedOf(text),
    trade,
    detail: isDetail && !known.label.includes(own.phrase) ? own.phrase : null,
    goals: goalsIn(text, trade.kind),
    channels: CHANNELS.filter((channel) => channel.means.test(text)).slice(0, 2),
    place,
    trait: traitOf(text),
  };
}
