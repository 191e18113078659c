import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Postgres writes its log in files of 16 MiB. */
const ROOM_TO_WRITE = 16 * 1024 * 1024;

/** What a new embedded database takes, with room to write. */
export const ROOM_TO_BEGIN = 64 * 1024 * 1024;

/** Whether the disk of a folder, or of what it will be made in, has too little room for Postgres to go on. */
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
