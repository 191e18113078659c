import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Postgres writes its WAL in files of 16 MiB. */
const ROOM_TO_WRITE = 16 * 1024 * 1024;

/** Size of a new embedded database, with room to write. */
export const ROOM_TO_BEGIN = 64 * 1024 * 1024;

/** Whether the disk of a directory (or of its nearest existing parent) is too full for Postgres. */
export async function isDiskFull(folder: string, room = ROOM_TO_WRITE): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < room;
  } catch (error) {
    const parent = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
    return isDiskFull(parent, room);
  }
}
