import { setImmediate } from 'node:timers/promises';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { Refusal } from './errors.ts';

/** Answers longer than this queue, in characters. */
const BIG = 64 * 1024;

/** The most reads that one person may queue per list. A browser tab reads a list once at a time. */
const MOST_EACH = 60;

/** A read queued longer gets a 503, in milliseconds. During an outage each turn ahead takes its whole time limit. */
const LONGEST_WAIT = 5_000;

/** The number of readers whose last answer's length is remembered. */
const MOST_KNOWN = 10_000;

const TOO_MANY = 'Ya estás leyendo esta lista muchas veces a la vez. Espera a que termine.';

/** Makes long answers one after the other, so that short ones can be sent in between. */
export interface BigReads {
  /**
   * @param reader the key of list and person
   * @param work makes the answer; its `length` is that of the text
   * @throws Refusal 429 if the reader has `MOST_EACH` reads queued
   * @throws DatabaseUnavailable if its turn comes too late
   */
  make<T extends { length: number }>(reader: string, work: () => Promise<T>): Promise<T>;
}

/**
 * A read queues unless its reader's last answer was short. Lengths and queue are kept in memory.
 *
 * @param now a clock in milliseconds
 */
export function bigReads(now = () => performance.now()): BigReads {
  const lengths = new Map<string, number>();
  const waiting = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();

  function remember(reader: string, length: number): void {
    lengths.delete(reader);
    lengths.set(reader, length);
    const [oldest] = lengths.keys();
    if (lengths.size > MOST_KNOWN && oldest !== undefined) lengths.delete(oldest);
  }

  function inTurn<T>(reader: string, work: () => Promise<T>): Promise<T> {
    const count = waiting.get(reader) ?? 0;
    if (count >= MOST_EACH) throw new Refusal(429, TOO_MANY);
    waiting.set(reader, count + 1);
    const arrived = now();
    const begin = () => {
      if (now() - arrived > LONGEST_WAIT) throw new DatabaseUnavailable();
      return work();
    };
    const turn = last.then(begin).finally(() => {
      const left = (waiting.get(reader) ?? 1) - 1;
      if (left === 0) waiting.delete(reader);
      else waiting.set(reader, left);
    });
    // Yield to the event loop, so that requests that arrived meanwhile are handled first.
    last = turn.then(
      () => setImmediate(),
      () => setImmediate(),
    );
    return turn;
  }

  return {
    async make(reader, work) {
      const isShort = (lengths.get(reader) ?? Infinity) < BIG;
      const answer = await (isShort ? work() : inTurn(reader, work));
      remember(reader, answer.length);
      return answer;
    },
  };
}
