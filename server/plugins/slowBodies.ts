import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be large: only the server's `requestTimeout` limits it. */
    takesFiles?: boolean;
  }
}

/** Together with 15 s for the headers: 30 s for a request (HARD-1). */
const BODY_TIMEOUT_MS = 15_000;

/**
 * Disconnects clients whose body takes too long. Node has one `requestTimeout` for all requests, which must leave
 * enough time for files on a slow line.
 */
export const slowBodiesPlugin = fp(
  (app: FastifyInstance, { timeout = BODY_TIMEOUT_MS }: { timeout?: number }, done) => {
    app.addHook('onRequest', ({ raw, routeOptions }, _reply, next) => {
      if (routeOptions.config.takesFiles !== true) {
        const timer = setTimeout(() => {
          // An injected request has no real socket.
          if (raw.complete || !(raw.socket instanceof Socket)) return;
          const error = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
          app.server.emit('clientError', error, raw.socket);
        }, timeout).unref();
        raw.once('close', () => clearTimeout(timer));
      }
      next();
    });
    done();
  },
  { name: 'slowBodies' },
);
