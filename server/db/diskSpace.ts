import { statfsSync } from 'node:fs';
import path from 'node:path';
import type { Database, Row, Transaction } from './port.ts';

const MEBIBYTE = 1024 * 1024;

/** Free bytes that writes leave. Postgres writes its WAL in files of 16 MiB. */
const RESERVE = 64 * MEBIBYTE;

/** Free bytes that a start on existing data takes. Below the reserve it still serves reads. */
const ROOM_TO_START = 16 * MEBIBYTE;

/** Size of a new embedded database, with room to write. */
export const ROOM_TO_BEGIN = 64 * MEBIBYTE + RESERVE;

/**
 * Whether the disk of a directory (or of its nearest existing parent) has less than `room` bytes
 * free. Synchronous, because it takes 1 µs.
 */
export function isDiskFull(folder: string, room = ROOM_TO_START): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < room;
  } catch (error) {
    const parent = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
    return isDiskFull(parent, room);
  }
}

/** Whether writing this many bytes of files would use the reserve. They go to the WAL as well. */
export function isTooMuch(folder: string, bytes: number): boolean {
  return isDiskFull(folder, RESERVE + 2 * bytes);
}

/**
 * An embedded database that leaves the reserve of its disk free: on a full disk PGlite hangs the
 * process. Without the reserve it is read-only, and a write fails as on any read-only database
 * (unavailable.ts).
 *
 * @param folder on the disk of the database
 */
export function withDiskReserve(db: Database, folder: string): Database {
  const isLow = () => isDiskFull(folder, RESERVE);
  const guarded = (tx: Transaction): Transaction => ({
    async query<R extends object = Row>(sql: string, params?: readonly unknown[]) {
      if (isLow()) await tx.script('set transaction read only');
      return tx.query<R>(sql, params);
    },
    script: (sql) => tx.script(sql),
  });
  return {
    kind: db.kind,
    query: <R extends object = Row>(sql: string, params?: readonly unknown[]) =>
      isLow()
        ? db.transaction((tx) => guarded(tx).query<R>(sql, params))
        : db.query<R>(sql, params),
    transaction: (work) => db.transaction((tx) => work(guarded(tx))),
    script: (sql) => db.script(sql),
    listen: (channel, handlers) => db.listen(channel, handlers),
    close: () => db.close(),
  };
}
