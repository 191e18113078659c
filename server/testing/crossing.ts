import type { Database } from '../db/port.ts';

/**
 * The same database, before whose next transaction something else can be made to happen, as when
 * two requests cross.
 */
export function crossing(db: Database) {
  let next: () => Promise<unknown> = () => Promise.resolve();
  const crossed: Database = {
    kind: db.kind,
    query: (sql, params) => db.query(sql, params),
    script: (sql) => db.script(sql),
    listen: (channel, ears) => db.listen(channel, ears),
    close: () => db.close(),
    async transaction(work) {
      const happens = next;
      next = () => Promise.resolve();
      await happens();
      return db.transaction(work);
    },
  };
  return {
    db: crossed,
    beforeNext(happens: () => Promise<unknown>): void {
      next = happens;
    },
  };
}
