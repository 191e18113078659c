import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be large: it must come at the pace of `FORM_PACE`, within the server's `requestTimeout`. */
    takesFiles?: boolean;
  }
}

/** Together with 15 s for the headers: 30 s for a request (HARD-1). */
const BODY_TIMEOUT_MS = 15_000;

/** A form with files brings at least 20 kB/s, measured over 30 s, until it is complete. */
const FORM_PACE = { bytes: 600_000, ms: 30_000 };

interface Patience {
  /** Milliseconds that a body without files may take. */
  timeout?: number;
  /** How many bytes a form must bring in how many milliseconds. */
  pace?: { bytes: number; ms: number };
}

/**
 * Disconnects clients whose body takes too long. Node has one `requestTimeout` for all requests, which must leave
 * enough time for files on a slow line.
 */
export const slowBodiesPlugin = fp(
  (app: FastifyInstance, given: Patience, done) => {
    const { timeout = BODY_TIMEOUT_MS, pace = FORM_PACE } = given;
    app.addHook('onRequest', ({ raw, routeOptions }, _reply, next) => {
      const { socket } = raw;
      const [limit, least] =
        routeOptions.config.takesFiles === true ? [pace.ms, pace.bytes] : [timeout, Infinity];
      let seen = socket.bytesRead;
      const timer = setInterval(() => {
        const brought = socket.bytesRead - seen;
        seen = socket.bytesRead;
        // An injected request has no real socket.
        if (raw.complete || brought >= least || !(socket instanceof Socket)) return;
        clearInterval(timer);
        const error = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        app.server.emit('clientError', error, socket);
      }, limit).unref();
      raw.once('close', () => clearInterval(timer));
      next();
    });
    done();
  },
  { name: 'slowBodies' },
);
