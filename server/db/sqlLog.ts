import { currentRequestId } from '../plugins/requestIds.ts';
import type { Database, Queryable, Row, Transaction } from './port.ts';

/** One executed statement. Its parameters are left out: they are people's data. */
export interface SqlLogEntry {
  requestId?: string;
  sql: string;
  /** Milliseconds until its answer. */
  ms: number;
}

/** Reports each statement with its time and the request that caused it (`SQL_LOG=1`). */
export function withSqlLog(db: Database, log: (entry: SqlLogEntry) => void): Database {
  async function timed<T>(sql: string, run: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const requestId = currentRequestId();
    try {
      return await run();
    } finally {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      log({ ...(requestId && { requestId }), sql: sql.replaceAll(/\s+/g, ' ').trim(), ms });
    }
  }
  const queryOf = (on: Queryable) => ({
    query: <R extends object = Row>(
      sql: string,
      params?: readonly unknown[],
      signal?: AbortSignal,
    ) => timed(sql, () => on.query<R>(sql, params, signal)),
  });
  const statementsOf = (on: Transaction): Transaction => ({
    ...queryOf(on),
    script: (sql, signal) => timed(sql, () => on.script(sql, signal)),
  });
  return {
    kind: db.kind,
    ...statementsOf(db),
    transaction: (work) => db.transaction((tx) => work(statementsOf(tx))),
    listen: (channel, handlers) => db.listen(channel, handlers),
    reset: () => db.reset?.(),
    close: () => db.close(),
  };
}

/** Writes an entry as one line of JSON, like the lines of the server's log. */
export function printSql(entry: SqlLogEntry): void {
  console.log(JSON.stringify({ time: Date.now(), ...entry, msg: 'sql' }));
}
