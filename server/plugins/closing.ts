import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** How often a closing server looks for connections that it need not wait for, in ms. */
const LOOK_EVERY_MS = 50;

/** What is on its way to a closing server may arrive this long after its last answer. */
const LAST_CALL_MS = 500;

/**
 * Ends connections while the server closes, so that it ends soon after its last answer. Node closes
 * idle ones once, at the beginning: it would wait for clients that keep theirs after an answer, and for
 * those that connected ahead of a request.
 */
export const closingPlugin = fp(
  (app: FastifyInstance, _options: object, done) => {
    const { server } = app;
    let inFlight = 0;
    let closing = false;
    let looking: NodeJS.Timeout | undefined;
    server.prependListener('request', (_request, response) => {
      inFlight += 1;
      response.once('close', () => (inFlight -= 1));
    });
    app.addHook('onSend', (_request, reply, payload, next) => {
      if (closing) reply.header('connection', 'close');
      next(null, payload);
    });
    app.addHook('preClose', (next) => {
      closing = true;
      let quietAt = performance.now();
      looking = setInterval(() => {
        const now = performance.now();
        if (inFlight > 0) quietAt = now;
        if (now - quietAt < LAST_CALL_MS) server.closeIdleConnections();
        else server.closeAllConnections();
      }, LOOK_EVERY_MS);
      next();
    });
    app.addHook('onClose', (_instance, next) => {
      clearInterval(looking);
      next();
    });
    done();
  },
  { name: 'closing' },
);
