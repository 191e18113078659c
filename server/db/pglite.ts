import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { bindable } from './params.ts';
import type { Database, ListenHandlers, Row, Transaction } from './port.ts';

/** Where PGlite and postgres.js differ, these make PGlite follow postgres.js. */
const PARSERS = {
  [types.INT8]: (value: string) => value,
  [types.BYTEA]: (value: string) => Buffer.from(value.slice(2), 'hex'),
};

/** PGlite's own takes ten times as long: it writes byte by byte. */
const SERIALIZERS = {
  [types.BYTEA]: (value: Uint8Array) => `\\x${Buffer.from(value).toString('hex')}`,
};

/**
 * Opens the embedded Postgres: in-process, one connection, as superuser.
 *
 * @param dataDir a directory that no other process has open (PGlite does not check: see
 * dataDirLock.ts), or 'memory://'
 * @param loadDataDir a dump of another database to start from
 */
export async function openPglite(dataDir: string, loadDataDir?: Blob): Promise<EmbeddedDatabase> {
  const pglite = await PGlite.create(dataDir, {
    parsers: PARSERS,
    serializers: SERIALIZERS,
    extensions: { pg_trgm },
    ...(loadDataDir && { loadDataDir }),
  });
  await pglite.exec(`set timezone to 'UTC'`);
  return new EmbeddedDatabase(pglite);
}

/** The query port's driver for PGlite. */
export class EmbeddedDatabase implements Database {
  readonly kind = 'embedded';
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async query<R extends object = Row>(sql: string, params: readonly unknown[] = []): Promise<R[]> {
    return (await this.#pglite.query<R>(sql, bindable(params))).rows;
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#pglite.transaction((tx) =>
      work({
        query: async <R extends object>(sql: string, params: readonly unknown[] = []) =>
          (await tx.query<R>(sql, bindable(params))).rows,
        script: async (sql) => {
          await tx.exec(sql);
        },
      }),
    );
  }

  async script(sql: string): Promise<void> {
    await this.#pglite.exec(sql);
  }

  async listen(channel: string, { onNotification }: ListenHandlers): Promise<() => Promise<void>> {
    const stop = await this.#pglite.listen(channel, onNotification);
    return () => (this.#pglite.closed ? Promise.resolve() : stop());
  }

  /** The whole database as a tar file that `openPglite` can load. */
  dump(): Promise<Blob> {
    return this.#pglite.dumpDataDir('none');
  }

  close(): Promise<void> {
    return this.#pglite.close();
  }
}
