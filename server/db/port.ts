/** A row as the driver gives it: timestamps are `Date`, json is parsed, bigint is a string. */
export type Row = Record<string, unknown>;

/** Runs SQL with `$1…` parameters. Inside a transaction, the same interface bound to it. */
export interface Queryable {
  query<R extends object = Row>(sql: string, params?: readonly unknown[]): Promise<R[]>;
}

/** What a transaction's work is given. */
export interface Transaction extends Queryable {
  /** Several statements without parameters, as a migration file holds them. */
  script(sql: string): Promise<void>;
}

/**
 * The thin query port (DATA-6). Two drivers implement it: PGlite in-process and postgres.js.
 * Work done directly on it runs as the connecting role, which row-level security does not hold;
 * what acts for a person goes through `asUser`.
 */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Commits what `work` did when it resolves, rolls back when it rejects. Inside, use `tx` only:
   * PGlite has one connection, and a query past `tx` would wait for it for ever.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Several statements without parameters, as a migration file holds them. */
  script(sql: string): Promise<void>;
  /**
   * Hears what `pg_notify` sends on a channel from now on, without holding one of the connections that
   * queries use.
   *
   * @returns what stops it
   */
  listen(channel: string, ears: Ears): Promise<() => Promise<void>>;
  /** Gives up connections on which nobody answers any longer, with all that waits for them. */
  reset?(): void;
  close(): Promise<void>;
}

/** Who listens on a channel. */
export interface Ears {
  heard(payload: string): void;
  /** The connection broke, something may have been missed; it listens again by itself. */
  lost(): void;
}

/** What a verified access token says of its bearer; `null` stands for an anonymous visitor. */
export interface Claims {
  /** The user's id (uuid). */
  sub: string;
  role: 'authenticated';
  /** The session it was issued in (uuid). */
  session_id?: string;
  [claim: string]: unknown;
}
