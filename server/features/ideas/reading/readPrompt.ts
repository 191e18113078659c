import { CHANNELS, type Channel } from '../knowledge/channels.ts';
import { COMMON_GOALS } from '../knowledge/commonGoals.ts';
import { GOALS, type Goal } from '../knowledge/goals.ts';
import { VAGUE_GOALS } from '../knowledge/vagueGoals.ts';
import type { Place } from '../knowledge/place.ts';
import type { TradeFacts } from '../knowledge/trade.ts';
import { findPlace } from './findPlace.ts';
import { findTrade } from './findTrade.ts';
import { ownWords } from './ownWords.ts';
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

function goalsIn(text: string): Goal[] {
  const named = [...GOALS, ...COMMON_GOALS].filter((goal) => goal.means.test(text));
  const hinted = VAGUE_GOALS.filter((goal) => goal.means.test(text));
  return named.length > 0 ? named.slice(0, 2) : hinted.slice(0, 1);
}

/** Reads a prompt: trade, goals, channels, place and size. Never throws. */
export function readPrompt(prompt: string): Reading {
  const said = spoken(prompt);
  const text = plain(said);
  const found = findTrade(text);
  const own = ownWords(said);
  const isOwn = own !== null && stems(plain(own.phrase)).join(' ') === found?.word;
  const known = found && (!found.isWeak || own === null || isOwn) ? found.trade : null;
  const speaksOfGoods = own?.verb === 'sells' || own?.verb === 'makes';
  const isDetail = known !== null && speaksOfGoods && own.phrase.includes(' ');
  return {
    seed: seedOf(text),
    trade: known ?? unknownTrade(own, text),
    detail: isDetail && !known.label.includes(own.phrase) ? own.phrase : null,
    goals: goalsIn(text),
    channels: CHANNELS.filter((channel) => channel.means.test(text)).slice(0, 2),
    place: findPlace(prompt, text),
    trait: traitOf(text),
  };
}
