import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** How often a closing server looks for connections to end, in ms. */
const CHECK_INTERVAL_MS = 50;

/** Grace period after the last answer for requests that are already on their way, in ms. */
const GRACE_PERIOD_MS = 500;

/**
 * Ends idle connections while the server closes, so that it stops soon after its last answer.
 * Node closes idle connections only once, when closing begins: it would wait for keep-alive
 * connections and for clients that connected without sending a request.
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
        if (now - quietAt < GRACE_PERIOD_MS) server.closeIdleConnections();
        else server.closeAllConnections();
      }, CHECK_INTERVAL_MS);
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
