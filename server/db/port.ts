/** A row as drivers return it: timestamps are `Date`, json is parsed, bigint is a string. */
export type Row = Record<string, unknown>;

/** Runs SQL with `$1…` parameters, on a pool or in a transaction. */
export interface Queryable {
  /** @param signal cancels the statement, which then fails; the embedded database cannot */
  query<R extends object = Row>(
    sql: string,
    params?: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<R[]>;
}

/** A transaction in progress. */
export interface Transaction extends Queryable {
  /** Runs several statements without parameters, such as a migration file. */
  script(sql: string, signal?: AbortSignal): Promise<void>;
}

/**
 * The thin query port (DATA-6), with two drivers: PGlite in-process and postgres.js. Direct
 * queries run as the connecting role, which bypasses row-level security; use `asUser` for
 * anything done on behalf of a person.
 */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Commits when `work` resolves, rolls back when it rejects. Use only `tx` inside: PGlite has
   * one connection, so a query outside `tx` would wait for it forever. Have no other effects:
   * `work` runs again if the transaction lost in a deadlock (retryConflicts.ts).
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs several statements without parameters, such as a migration file. */
  script(sql: string, signal?: AbortSignal): Promise<void>;
  /**
   * Listens to `pg_notify` on a channel, on a connection that queries do not use.
   *
   * @returns a function that stops listening, after the first attempt to connect: if that failed, `onLost` has
   * been called, and others follow
   */
  listen(channel: string, handlers: ListenHandlers): Promise<() => Promise<void>>;
  /** Drops dead connections together with everything that waits for them. */
  reset?(): void;
  /** The same database for calls that take longer, where there is a time limit (unavailable.ts). */
  within?(limitMs: number): Database;
  close(): Promise<void>;
}

/** The callbacks of a listener. */
export interface ListenHandlers {
  onNotification(payload: string): void;
  /** The connection broke or was refused, and notifications may have been missed; it reconnects by itself. */
  onLost(): void;
  /** It has connected again. */
  onReconnected(): void;
}

/** The bearer's identity from a verified access token; `null` means an anonymous visitor. */
export interface Claims {
  /** The user's id (uuid). */
  sub: string;
  role: 'authenticated';
  /** The session it was issued in (uuid). */
  session_id?: string;
  [claim: string]: unknown;
}
