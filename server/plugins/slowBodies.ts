import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may be large: it gets as long as `requestTimeout` says. */
    takesFiles?: boolean;
  }
}

/** With the 15 s of the headers it makes the 30 s of a request (HARD-1). */
const BODY_TIMEOUT_MS = 15_000;

/**
 * Hangs up on a client whose body takes too long. Node's own limit is one for all requests, and has to leave
 * files the time that they take on a slow line.
 */
export const slowBodiesPlugin = fp(
  (app: FastifyInstance, { timeout = BODY_TIMEOUT_MS }: { timeout?: number }, done) => {
    app.addHook('onRequest', ({ raw, routeOptions }, _reply, next) => {
      if (routeOptions.config.takesFiles !== true) {
        const timer = setTimeout(() => {
          if (raw.complete) return;
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
