import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isTooMuch } from '../db/diskSpace.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { uploadsOf } from './forms.ts';
import { bytesOf } from './uploadedFile.ts';

/**
 * Refuses files that the disk of the embedded database has no room for, before their first part
 * is written: a rollback would not give its space back.
 */
export const diskRoomPlugin = fp(
  (app: FastifyInstance, { dataDir }: { dataDir: string }, done) => {
    /** Bytes of the files in all requests that are being answered. */
    let writing = 0;
    app.addHook('preHandler', (request, reply, next) => {
      const bytes = bytesOf(uploadsOf(request));
      if (bytes === 0) {
        next();
        return;
      }
      writing += bytes;
      const fits = !isTooMuch(dataDir, writing);
      const release = () => (writing -= bytes);
      // A connection that has closed already emits no 'close'.
      if (reply.raw.destroyed) release();
      else reply.raw.once('close', release);
      if (fits) next();
      else next(new DatabaseUnavailable('the disk has no room for the files'));
    });
    done();
  },
  { name: 'diskRoom' },
);
