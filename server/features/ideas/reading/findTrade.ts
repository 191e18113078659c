import { TRADES } from '../knowledge/knownTrades.ts';
import type { Trade } from '../knowledge/trade.ts';
import { oneSlipApart } from './slips.ts';
import { stems } from './words.ts';

interface Term {
  trade: Trade;
  words: string[];
  isWeak: boolean;
}

interface Hit extends Term {
  at: number;
}

const TERMS: readonly Term[] = TRADES.flatMap((trade) =>
  [trade.label.normalize('NFD').replace(/\p{M}/gu, ''), ...trade.terms.split(', ')].map((term) => {
    const isWeak = term.startsWith('~');
    return { trade, words: stems(isWeak ? term.slice(1) : term), isWeak };
  }),
);

export interface FoundTrade {
  trade: Trade;
  /** By a word that other trades use too, or that names whom something is for. */
  isWeak: boolean;
  /** By a word that is one letter off. */
  isSlip: boolean;
  /** The word of the prompt it was found by, as a stem. */
  word: string;
}

/** The trade a prompt speaks of: the longest name of one wins, then the one named first. */
export function findTrade(plainPrompt: string): FoundTrade | null {
  const words = stems(plainPrompt);
  const served = servedBy(plainPrompt);
  const find = (same: (a: string, b: string) => boolean) =>
    hitsOf(words, same).map((hit) => ({
      ...hit,
      isWeak: hit.isWeak || served.has(words[hit.at] ?? ''),
    }));
  const exact = find((a, b) => a === b);
  const hits = exact.some((hit) => !hit.isWeak) ? exact : [...exact, ...find(isSlip)];
  const [best] = hits.sort((a, b) => weight(b) - weight(a) || a.at - b.at);
  if (!best) return null;
  const { trade, isWeak, at } = best;
  return { trade, isWeak, isSlip: !exact.includes(best), word: words[at] ?? '' };
}

function hitsOf(words: string[], same: (a: string, b: string) => boolean): Hit[] {
  const hits: Hit[] = [];
  for (const term of TERMS) {
    const at = words.findIndex((_, start) =>
      term.words.every((word, offset) => same(word, words[start + offset] ?? '')),
    );
    if (at >= 0) hits.push({ ...term, at });
  }
  return hits;
}

/** In 'cajas para vinos' the wine is somebody else's trade; 'para mi bodega' is one's own. */
function servedBy(plainPrompt: string): Set<string> {
  const after = [
    ...plainPrompt.matchAll(/\b(?:para ([a-z0-9]+(?: de [a-z0-9]+)?)|a ([a-z]+s)\b)/g),
  ].map((match) => match[1] ?? match[2] ?? '');
  return new Set(stems(after.join(' ')));
}

function weight(hit: Hit): number {
  return hit.isWeak ? 0 : hit.words.length;
}

/** Short words are too close to each other for a slip to mean anything. */
function isSlip(word: string, typed: string): boolean {
  return word === typed || (word.length >= 6 && typed.length >= 6 && oneSlipApart(word, typed));
}
