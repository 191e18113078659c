import { setTimeout } from 'node:timers/promises';
import type { ISql, ParameterOrJSON } from 'postgres';
import { bindable } from './params.ts';
import type { Database, ListenHandlers, Queryable, Row, Transaction } from './port.ts';
import { postgres } from './postgresDriver.ts';

/**
 * Where PGlite and postgres.js differ, these make postgres.js follow PGlite: a string is sent
 * unchanged.
 */
const TYPES = {
  json: {
    to: 114,
    from: [114, 3802],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  },
  date: {
    to: 1184,
    from: [1082, 1114, 1184],
    serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
    parse: (text: string) => new Date(text),
  },
};

/**
 * Opens a connection pool to a real Postgres; the first query connects.
 *
 * @param url `postgres://user:password@host:port/database`
 * @param max maximum number of open connections
 */
export function openPostgres(url: string, { max = 10 }: { max?: number } = {}): Database {
  const connect = () => postgres(url, optionsOf(max));
  let sql = connect();
  return {
    kind: 'postgres',
    query: (text, params, signal) => queryOn(sql)(text, params, signal),
    transaction: async <T>(work: (tx: Transaction) => Promise<T>) => {
      const result: unknown = await sql.begin((tx) =>
        work({ query: queryOn(tx), script: scriptOn(tx) }),
      );
      return result as T;
    },
    script: (text, signal) => scriptOn(sql)(text, signal),
    listen: (channel, handlers) => listenOn(url, channel, handlers),
    reset() {
      const silent = sql;
      sql = connect();
      void silent.end({ timeout: 0 });
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

/** Seconds between attempts to connect: short enough that people notice the recovery soon. */
const RECONNECT_AFTER = 0.5;

/**
 * Listens on a separate connection, and tries again for as long as it is refused, the first time too. The
 * driver's own `listen` gives up for good if its first attempt to reconnect fails.
 */
async function listenOn(
  url: string,
  channel: string,
  handlers: ListenHandlers,
): Promise<() => Promise<void>> {
  let state: 'connecting' | 'listening' | 'ended' = 'connecting';
  const options = {
    ...optionsOf(1),
    fetch_types: false,
    max_lifetime: null,
    onnotify: (_channel: string, payload: string) => handlers.onNotification(payload),
    onclose: () => {
      if (state !== 'listening') return;
      state = 'connecting';
      handlers.onLost();
      void listenAgain();
    },
  };
  const sql = postgres(url, options);
  const begin = async () => {
    await scriptOn(sql)(`listen ${channel}`);
    if (state === 'connecting') state = 'listening';
  };
  const listenAgain = async () => {
    while (state === 'connecting') {
      await begin().then(handlers.onReconnected, () =>
        setTimeout(RECONNECT_AFTER * 1000, undefined, { ref: false }),
      );
    }
  };
  const stop = async () => {
    state = 'ended';
    await sql.end({ timeout: 1 });
  };
  await begin().catch(() => {
    handlers.onLost();
    void listenAgain();
  });
  return stop;
}

function optionsOf(max: number) {
  return {
    max,
    prepare: true,
    connect_timeout: 10,
    backoff: () => RECONNECT_AFTER,
    onnotice: () => undefined,
    connection: { application_name: 'tramayo', TimeZone: 'UTC' },
    types: TYPES,
  };
}

type Runner = Pick<ISql<Record<string, never>>, 'unsafe'>;

function queryOn(sql: Runner): Queryable['query'] {
  return async <R extends object = Row>(
    text: string,
    params: readonly unknown[] = [],
    signal?: AbortSignal,
  ) => {
    const values = bindable(params) as ParameterOrJSON<never>[];
    return Array.from<R>(await cancelled(sql.unsafe<R[]>(text, values, { prepare: true }), signal));
  };
}

function scriptOn(sql: Runner) {
  return async (text: string, signal?: AbortSignal): Promise<void> => {
    await cancelled(sql.unsafe(text).simple(), signal);
  };
}

/** The answer of a statement that the signal cancels in the database, where it would run on. */
async function cancelled<T>(
  statement: PromiseLike<T> & { cancel(): void },
  signal?: AbortSignal,
): Promise<T> {
  const cancel = () => statement.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await statement;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
