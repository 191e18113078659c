import { limitParallel, QueueFullError } from '../limitParallel.ts';
import type { Database, Transaction } from './port.ts';
import { sqlStateOf } from './sqlState.ts';

/** The database is away, full or read-only, or too busy to answer in time: worth another try later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** How long a person waits for one answer of the database, in ms; the wait for a turn counts. */
const ANSWER_WITHIN_MS = 2_500;

/** Who waited longer for a turn is refused: too little time is left for the answer. */
const TURN_WITHIN_MS = 1_500;

/** Beyond so many waiting, a call is refused at once. */
const MOST_WAITING = 1_000;

/**
 * Calls in progress at once: five for each connection, so that each always has the next one at hand. It
 * also bounds how many answers one round of the event loop has to deal with. Node accepts one connection a
 * round: with 800 connections that all ask, and no bound, rounds took 90 ms and a newcomer waited up to 30 s.
 */
const AT_ONCE: Record<Database['kind'], number> = { embedded: 5, postgres: 50 };

/** New connections get the time to be made, which may be longer than an answer's. */
const RESET_AT_MOST_EVERY_MS = 10_000;

/** What a connection fails with when nobody is at its other end. */
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
 * SQLSTATEs of a database that cannot serve now: 08 connection, 53 resources (disk full among them), 57P0
 * shutting down or starting, 58030 input or output failed, 25006 read-only: hosted projects become that
 * when their disk is full.
 */
const CANNOT_NOW = /^(08...|53...|57P0.|58030|25006)$/;

function isUnavailable(error: unknown): boolean {
  const code = sqlStateOf(error) ?? '';
  return UNREACHABLE.has(code) || CANNOT_NOW.test(code);
}

/** What is asked of the database at the moment, and how much of it at most. */
export interface ServedDatabase extends Database {
  /** Queries and transactions that wait for a turn or have not ended. */
  atOnce(): number;
}

/**
 * The database as requests use it: each of its answers comes within the limit, or the call fails with
 * DatabaseUnavailable. What it is still doing then has no effect in a transaction: that rolls back. When
 * it answers nobody at all, its connections are given up, since they may lead nowhere.
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
      // What has arrived meanwhile counts: Node runs timers before it reads, and the process may have
      // been held up with the answer in its socket.
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
    listen: (channel, ears) => db.listen(channel, ears),
    close: () => db.close(),
  };

  /** Waits in time for the transaction's begin and for its commit; the work between waits by itself. */
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
        // The rollback may never be answered.
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
