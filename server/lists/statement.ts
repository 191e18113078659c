import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type { Queryable } from '../db/port.ts';

/** Kysely writes text and parameters of a statement; the query port runs it. */
const writer = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export function run<R extends object>(tx: Queryable, statement: RawBuilder<R>): Promise<R[]> {
  const { sql, parameters } = statement.compile(writer);
  return tx.query<R>(sql, parameters);
}
