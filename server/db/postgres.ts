import postgres from 'postgres';
import { bindable } from './params.ts';
import type { Database, Queryable, Row, Transaction } from './port.ts';

/** Where PGlite and postgres.js differ, these follow PGlite: a string is sent as it stands. */
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
 * Opens a pool of connections to a real Postgres; the first query connects.
 *
 * @param url `postgres://user:password@host:port/database`
 * @param max most connections open at once
 */
export function openPostgres(url: string, { max = 10 }: { max?: number } = {}): Database {
  const sql = postgres(url, {
    max,
    prepare: true,
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: { application_name: 'tramayo', TimeZone: 'UTC' },
    types: TYPES,
  });
  return {
    kind: 'postgres',
    query: queryOn(sql),
    transaction: async <T>(work: (tx: Transaction) => Promise<T>) => {
      const result: unknown = await sql.begin((tx) =>
        work({ query: queryOn(tx), script: scriptOn(tx) }),
      );
      return result as T;
    },
    script: scriptOn(sql),
    close: () => sql.end({ timeout: 5 }),
  };
}

type Runner = Pick<postgres.ISql<Record<string, never>>, 'unsafe'>;

function queryOn(sql: Runner): Queryable['query'] {
  return async <R extends object = Row>(text: string, params: readonly unknown[] = []) => {
    const values = bindable(params) as postgres.ParameterOrJSON<never>[];
    return Array.from<R>(await sql.unsafe<R[]>(text, values, { prepare: true }));
  };
}

function scriptOn(sql: Runner) {
  return async (text: string): Promise<void> => {
    await sql.unsafe(text).simple();
  };
}
