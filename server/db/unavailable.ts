import { limitParallel, QueueFullError } from '../limitParallel.ts';
import type { Database, ListenHandlers, Transaction } from './port.ts';
import { isConflict, retryConflicts } from './retryConflicts.ts';
import { QUERY_CANCELED, sqlStateOf } from './sqlState.ts';

/** The database is unreachable, full, read-only, or too busy to answer in time: retry later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Time limit of one answer of the database, in ms, including the wait in the queue. */
const ANSWER_TIMEOUT_MS = 2_500;

/**
 * A statement is cancelled this long before its time limit, in ms, so that the database does not go on
 * with it. The answer to that proves that the connection works.
 */
const CANCEL_AHEAD_MS = 250;

/** A call with less time left at the end of the queue is refused: too little for its answer, in ms. */
const LEAST_TIME_MS = 1_000;

/** Length of a queue beyond which calls are refused at once. */
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

/** Whether the database works and yet refused this call: it was cancelled, or lost every retry. */
function isRefused(error: unknown): boolean {
  return sqlStateOf(error) === QUERY_CANCELED || isConflict(error);
}

/** A database that reports its current load. */
export interface TimeLimitedDatabase extends Database {
  /** Number of queries and transactions that are queued or running. */
  callsInProgress(): number;
  within(limitMs: number): Database;
}

/**
 * The database for requests: a statement that takes longer than the time limit is cancelled, and its
 * call fails with DatabaseUnavailable. If it was in a transaction, that rolls back. If no call at all
 * is answered, the connections are considered dead and replaced. A deadlock's victim runs again.
 */
export function timeLimitedDatabase(db: Database): TimeLimitedDatabase {
  const limited = limitParallel({
    running: MAX_CONCURRENT[db.kind],
    waiting: MAX_QUEUED,
    perKey: MAX_QUEUED,
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

  function withTimeout<T>(
    run: (signal: AbortSignal) => Promise<T>,
    limitMs: number,
    asked = performance.now(),
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const left = asked + limitMs - performance.now();
      const canceller = new AbortController();
      const giveUp = () => {
        if (lastAnswer < asked) resetConnections();
        reject(new DatabaseUnavailable(`no answer within ${limitMs} ms`));
      };
      const cancelTimer = setTimeout(() => canceller.abort(), left - CANCEL_AHEAD_MS);
      // Answers that have arrived by now still count. Node runs timers before it reads sockets,
      // so a process that was blocked may have the answer waiting.
      const timer = setTimeout(() => setImmediate(giveUp), left);
      const stopTimers = () => {
        clearTimeout(cancelTimer);
        clearTimeout(timer);
      };
      run(canceller.signal).then(
        (value) => {
          stopTimers();
          lastAnswer = performance.now();
          resolve(value);
        },
        (error: unknown) => {
          stopTimers();
          if (!isUnavailable(error)) lastAnswer = performance.now();
          reject(asUnavailable(error));
        },
      );
    });
  }
  /**
   * Calls with a longer time limit may wait longer, in a queue of their own: the two take turns, so
   * that neither holds up the other.
   */
  async function enqueue<T>(work: (asked: number) => Promise<T>, limitMs: number): Promise<T> {
    const asked = performance.now();
    const isPatient = limitMs > ANSWER_TIMEOUT_MS;
    callsInProgress += 1;
    try {
      return await limited(
        () => {
          const started = performance.now();
          if (started - asked > limitMs - LEAST_TIME_MS) {
            throw new DatabaseUnavailable(`not started within ${limitMs - LEAST_TIME_MS} ms`);
          }
          return work(isPatient ? started : asked);
        },
        isPatient ? 'patient' : undefined,
      );
    } catch (error) {
      throw error instanceof QueueFullError
        ? new DatabaseUnavailable('the queue is full', { cause: error })
        : error;
    } finally {
      callsInProgress -= 1;
    }
  }

  /** Calls whose statements have a time limit. */
  function callsWithin(limitMs: number) {
    const retried = <T>(attempt: (asked: number) => Promise<T>) =>
      enqueue((asked) => retryConflicts(attempt, asked), limitMs).catch((error: unknown) => {
        throw isRefused(error) ? unavailable(error) : error;
      });
    return {
      query: <R extends object>(sql: string, params?: readonly unknown[]) =>
        retried((asked) =>
          withTimeout((signal) => db.query<R>(sql, params, signal), limitMs, asked),
        ),
      script: (sql: string) =>
        retried((asked) => withTimeout((signal) => db.script(sql, signal), limitMs, asked)),
      transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
        retried((asked) => transact(work, limitMs, asked)),
    };
  }

  const shared = {
    kind: db.kind,
    listen: (channel: string, handlers: ListenHandlers) => db.listen(channel, handlers),
    close: () => db.close(),
  };
  return {
    ...shared,
    ...callsWithin(ANSWER_TIMEOUT_MS),
    callsInProgress: () => callsInProgress,
    within(limitMs) {
      const calls = callsWithin(limitMs);
      return {
        ...shared,
        ...calls,
        // In a transaction the connection is its own: the driver sends others' queries ahead on a
        // shared one, where they would wait for this one's end.
        query: (sql, params) => calls.transaction((tx) => tx.query(sql, params)),
      };
    },
  };

  /** The time limit applies to begin and commit; the queries in between have their own. */
  async function transact<T>(
    work: (tx: Transaction) => Promise<T>,
    limitMs: number,
    asked: number,
  ): Promise<T> {
    const begun = Promise.withResolvers<undefined>();
    const worked = Promise.withResolvers<undefined>();
    let isExpected = true;
    const transaction = db.transaction(async (tx) => {
      begun.resolve(undefined);
      if (!isExpected) throw new DatabaseUnavailable('started too late');
      try {
        const result = await work({
          query: (sql, params) => withTimeout((signal) => tx.query(sql, params, signal), limitMs),
          script: (sql) => withTimeout((signal) => tx.script(sql, signal), limitMs),
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
      await withTimeout(() => Promise.race([begun.promise, ended]), ANSWER_TIMEOUT_MS, asked);
    } catch (error) {
      isExpected = false;
      throw error;
    }
    await Promise.race([worked.promise, ended]);
    return withTimeout(() => ended, limitMs);
  }
}

function asUnavailable(error: unknown): Error {
  if (isUnavailable(error)) return unavailable(error);
  return error instanceof Error ? error : new Error(String(error), { cause: error });
}

function unavailable(cause: unknown): DatabaseUnavailable {
  return new DatabaseUnavailable('the database is unavailable', { cause });
}
