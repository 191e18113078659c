import { limitParallel, QueueFullError } from '../limitParallel.ts';
import type { Database, Transaction } from './port.ts';
import { sqlStateOf } from './sqlState.ts';

/** The database is unreachable, full, read-only, or too busy to answer in time: retry later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Time limit of one answer of the database, in ms, including the wait in the queue. */
const ANSWER_WITHIN_MS = 2_500;

/**
 * A call that has waited longer in the queue is refused: too little time is left for its answer.
 */
const TURN_WITHIN_MS = 1_500;

/** Length of the queue beyond which calls are refused at once. */
const MOST_WAITING = 1_000;

/**
 * Maximum number of concurrent calls: five per connection, so that each always has the next one
 * ready. It also bounds the answers that one round of the event loop handles. Node accepts one
 * connection per round: without a bound, 800 connections that all queried made rounds of 90 ms,
 * and a new client waited up to 30 s.
 */
const AT_ONCE: Record<Database['kind'], number> = { embedded: 5, postgres: 50 };

/** Gives new connections time to open, which may take longer than an answer. */
const RESET_AT_MOST_EVERY_MS = 10_000;

/** Error codes of a connection whose other end is unreachable. */
export const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
]);

/**
 * SQLSTATEs of a database that cannot serve now: 08 connection, 53 resources (including a full
 * disk), 57P0 shutting down or starting, 58030 I/O error, 25006 read-only (hosted projects whose
 * disk is full).
 */
const CANNOT_NOW = /^(08...|53...|57P0.|58030|25006)$/;

function isUnavailable(error: unknown): boolean {
  const code = sqlStateOf(error) ?? '';
  return UNREACHABLE.has(code) || CANNOT_NOW.test(code);
}

/** A database that reports its current load. */
export interface ServedDatabase extends Database {
  /** Number of queries and transactions that are queued or running. */
  atOnce(): number;
}

/**
 * The database for requests: a call that takes longer than the time limit fails with
 * DatabaseUnavailable. If it was in a transaction, that rolls back. If no call at all is
 * answered, the connections are considered dead and replaced.
 */
export function servedDatabase(db: Database): ServedDatabase {
  const inTurn = limitParallel({ running: AT_ONCE[db.kind], waiting: MOST_WAITING, share: 0 });
  let atOnce = 0;
  let lastAnswer = performance.now();
  let lastReset = -Infinity;

  function resetOnce(): void {
    const now = performance.now();
    if (now - lastReset < RESET_AT_MOST_EVERY_MS) return;
    lastReset = now;
    db.reset?.();
  }

  function inTime<T>(answer: Promise<T>, asked = performance.now()): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        if (lastAnswer < asked) resetOnce();
        reject(new DatabaseUnavailable(`no answer within ${ANSWER_WITHIN_MS} ms`));
      };
      // Answers that have arrived by now still count. Node runs timers before it reads sockets,
      // so a process that was blocked may have the answer waiting.
      const timer = setTimeout(
        () => setImmediate(giveUp),
        asked + ANSWER_WITHIN_MS - performance.now(),
      );
      answer.then(
        (value) => {
          clearTimeout(timer);
          lastAnswer = performance.now();
          resolve(value);
        },
        (error: unknown) => {
          clearTimeout(timer);
          if (!isUnavailable(error)) lastAnswer = performance.now();
          reject(asUnavailable(error));
        },
      );
    });
  }
  async function counted<T>(work: (asked: number) => Promise<T>): Promise<T> {
    const asked = performance.now();
    atOnce += 1;
    try {
      return await inTurn(() => {
        const isLate = performance.now() - asked > TURN_WITHIN_MS;
        if (isLate) throw new DatabaseUnavailable(`no turn within ${TURN_WITHIN_MS} ms`);
        return work(asked);
      });
    } catch (error) {
      throw error instanceof QueueFullError
        ? new DatabaseUnavailable('too many calls wait already', { cause: error })
        : error;
    } finally {
      atOnce -= 1;
    }
  }

  return {
    kind: db.kind,
    atOnce: () => atOnce,
    query: (sql, params) => counted((asked) => inTime(db.query(sql, params), asked)),
    script: (sql) => counted((asked) => inTime(db.script(sql), asked)),
    transaction: (work) => counted((asked) => transact(work, asked)),
    close: () => db.close(),
  };

  /** The time limit applies to begin and commit; the queries in between have their own. */
  async function transact<T>(work: (tx: Transaction) => Promise<T>, asked: number): Promise<T> {
    const begun = Promise.withResolvers<undefined>();
    const worked = Promise.withResolvers<undefined>();
    let wanted = true;
    const transaction = db.transaction(async (tx) => {
      begun.resolve(undefined);
      if (!wanted) throw new DatabaseUnavailable('begun too late');
      try {
        const result = await work({
          query: (sql, params) => inTime(tx.query(sql, params)),
          script: (sql) => inTime(tx.script(sql)),
        });
        worked.resolve(undefined);
        return result;
      } catch (error) {
        // The rollback might never be answered, so do not wait for it.
        if (error instanceof DatabaseUnavailable) worked.reject(error);
        else worked.resolve(undefined);
        throw error;
      }
    });
    const ended = transaction.catch((error: unknown) => {
      throw asUnavailable(error);
    });
    ended.catch(() => undefined);
    worked.promise.catch(() => undefined);
    try {
      await inTime(Promise.race([begun.promise, ended]), asked);
    } catch (error) {
      wanted = false;
      throw error;
    }
    await Promise.race([worked.promise, ended]);
    return inTime(ended);
  }
}

function asUnavailable(error: unknown): Error {
  if (isUnavailable(error)) {
    return new DatabaseUnavailable('the database is unavailable', { cause: error });
  }
  return error instanceof Error ? error : new Error(String(error), { cause: error });
}
