import { limitParallel, QueueFullError } from '../limitParallel.ts';
import type { Database, Transaction } from './port.ts';
import { sqlStateOf } from './sqlState.ts';

/** The database is unreachable, full, read-only, or too busy to answer in time: retry later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Time limit of one answer of the database, in ms, including the wait in the queue. */
const ANSWER_TIMEOUT_MS = 2_500;

/**
 * A call that has waited longer in the queue is refused: too little time is left for its answer.
 */
const QUEUE_TIMEOUT_MS = 1_500;

/** Length of the queue beyond which calls are refused at once. */
const MAX_QUEUED = 1_000;

/**
 * Maximum number of concurrent calls: five per connection, so that no connection is idle
 * between calls. It also bounds the answers that one round of the event loop handles. Node accepts one
 * connection per round: without a bound, 800 connections that all queried made rounds of 90 ms,
 * and a new client waited up to 30 s.
 */
const MAX_CONCURRENT: Record<Database['kind'], number> = { embedded: 5, postgres: 50 };

/** The least time between two resets: new connections may take longer to open than an answer. */
const RESET_INTERVAL_MS = 10_000;

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
const UNAVAILABLE_STATES = /^(08...|53...|57P0.|58030|25006)$/;

function isUnavailable(error: unknown): boolean {
  const code = sqlStateOf(error) ?? '';
  return UNREACHABLE.has(code) || UNAVAILABLE_STATES.test(code);
}

/** A database that reports its current load. */
export interface TimeLimitedDatabase extends Database {
  /** Number of queries and transactions that are queued or running. */
  callsInProgress(): number;
}

/**
 * The database for requests: a call that takes longer than the time limit fails with
 * DatabaseUnavailable. If it was in a transaction, that rolls back. If no call at all is
 * answered, the connections are considered dead and replaced.
 */
export function timeLimitedDatabase(db: Database): TimeLimitedDatabase {
  const limited = limitParallel({
    running: MAX_CONCURRENT[db.kind],
    waiting: MAX_QUEUED,
    perKey: 0,
  });
  let callsInProgress = 0;
  let lastAnswer = performance.now();
  let lastReset = -Infinity;

  function resetConnections(): void {
    const now = performance.now();
    if (now - lastReset < RESET_INTERVAL_MS) return;
    lastReset = now;
    db.reset?.();
  }

  function withTimeout<T>(answer: Promise<T>, asked = performance.now()): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        if (lastAnswer < asked) resetConnections();
        reject(new DatabaseUnavailable(`no answer within ${ANSWER_TIMEOUT_MS} ms`));
      };
      // Answers that have arrived by now still count. Node runs timers before it reads sockets,
      // so a process that was blocked may have the answer waiting.
      const timer = setTimeout(
        () => setImmediate(giveUp),
        asked + ANSWER_TIMEOUT_MS - performance.now(),
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
  async function enqueue<T>(work: (asked: number) => Promise<T>): Promise<T> {
    const asked = performance.now();
    callsInProgress += 1;
    try {
      return await limited(() => {
        const isLate = performance.now() - asked > QUEUE_TIMEOUT_MS;
        if (isLate) throw new DatabaseUnavailable(`not started within ${QUEUE_TIMEOUT_MS} ms`);
        return work(asked);
      });
    } catch (error) {
      throw error instanceof QueueFullError
        ? new DatabaseUnavailable('the queue is full', { cause: error })
        : error;
    } finally {
      callsInProgress -= 1;
    }
  }

  return {
    kind: db.kind,
    callsInProgress: () => callsInProgress,
    query: (sql, params) => enqueue((asked) => withTimeout(db.query(sql, params), asked)),
    script: (sql) => enqueue((asked) => withTimeout(db.script(sql), asked)),
    transaction: (work) => enqueue((asked) => transact(work, asked)),
    listen: (channel, handlers) => db.listen(channel, handlers),
    close: () => db.close(),
  };

  /** The time limit applies to begin and commit; the queries in between have their own. */
  async function transact<T>(work: (tx: Transaction) => Promise<T>, asked: number): Promise<T> {
    const begun = Promise.withResolvers<undefined>();
    const worked = Promise.withResolvers<undefined>();
    let isExpected = true;
    const transaction = db.transaction(async (tx) => {
      begun.resolve(undefined);
      if (!isExpected) throw new DatabaseUnavailable('started too late');
      try {
        const result = await work({
          query: (sql, params) => withTimeout(tx.query(sql, params)),
          script: (sql) => withTimeout(tx.script(sql)),
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
      await withTimeout(Promise.race([begun.promise, ended]), asked);
    } catch (error) {
      isExpected = false;
      throw error;
    }
    await Promise.race([worked.promise, ended]);
    return withTimeout(ended);
  }
}

function asUnavailable(error: unknown): Error {
  if (isUnavailable(error)) {
    return new DatabaseUnavailable('the database is unavailable', { cause: error });
  }
  return error instanceof Error ? error : new Error(String(error), { cause: error });
}
