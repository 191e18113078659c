import { setImmediate } from 'node:timers/promises';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { Refusal } from './errors.ts';

/** What is longer takes its turn, in characters. */
const BIG = 64 * 1024;

/** Each tab of a browser reads a list once at a time. */
const MOST_EACH = 60;

/** Who waits longer is told to come back, in milliseconds: while the database is away every turn takes its time limit. */
const LONGEST_WAIT = 5_000;

/** Of so many people it is remembered how long their answers were. */
const MOST_KNOWN = 10_000;

const TOO_MANY = 'Ya estás leyendo esta lista muchas veces a la vez. Espera a que termine.';

/** Lets long answers be made one after the other, so that short ones come in between. */
export interface BigReads {
  /**
   * @param reader who reads what
   * @param work makes the answer, and tells how long its text was
   * @throws Refusal 429 for who waits for too many already
   * @throws DatabaseUnavailable when the turn comes too late
   */
  make<T extends { length: number }>(reader: string, work: () => Promise<T>): Promise<T>;
}

/**
 * What is not known to be short waits for its turn. Lengths and turns are kept in memory.
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
    // What arrived meanwhile is looked at before the next one begins.
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
