import type { Database } from '../db/port.ts';

/** The database with a hook before its next transaction, to simulate concurrent requests. */
export function interceptTransactions(db: Database) {
  let next: () => Promise<unknown> = () => Promise.resolve();
  const intercepted: Database = {
    kind: db.kind,
    query: (sql, params) => db.query(sql, params),
    script: (sql) => db.script(sql),
    listen: (channel, handlers) => db.listen(channel, handlers),
    close: () => db.close(),
    async transaction(work) {
      const happens = next;
      next = () => Promise.resolve();
      await happens();
      return db.transaction(work);
    },
  };
  return {
    db: intercepted,
    beforeNext(happens: () => Promise<unknown>): void {
      next = happens;
    },
  };
}
