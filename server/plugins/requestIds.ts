import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Response header with the request's id. An id sent by the client is ignored. */
export const REQUEST_ID_HEADER = 'x-request-id';

const handled = new AsyncLocalStorage<string>();

/** The id of the request being handled; undefined outside of requests. */
export function currentRequestId(): string | undefined {
  return handled.getStore();
}

/**
 * Puts the request's id into its answer, its log lines (Fastify's `request.log`) and the mails
 * it causes (ERROR-10).
 */
export const requestIdsPlugin = fp(
  (app: FastifyInstance, _options: object, done) => {
    app.addHook('onRequest', (request, reply, next) => {
      reply.header(REQUEST_ID_HEADER, request.id);
      handled.run(request.id, next);
    });
    // Again after the body is read: events of its stream lose the context.
    app.addHook('preHandler', (request, _reply, next) => {
      handled.run(request.id, next);
    });
    done();
  },
  { name: 'requestIds' },
);
