import type { FastifyInstance } from 'fastify';

/** Time that requests in flight have to finish once the server is stopped. */
const CLOSE_LIMIT_MS = 10_000;

/**
 * Handles Ctrl-C and SIGTERM from the first step of the start. A second signal exits at once.
 *
 * @returns aborts on the first signal
 */
export function stopOnSignals(): AbortSignal {
  const asked = new AbortController();
  const stop = () => {
    if (asked.signal.aborted) process.exit(1);
    console.log('Deteniendo: se termina lo que está en curso. Otra vez Ctrl-C sale de inmediato.');
    asked.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return asked.signal;
}

/**
 * Finishes requests in flight. Those that have not ended by then, such as a half-sent one, are
 * cut off.
 */
export async function closeWithin(app: FastifyInstance, limitMs = CLOSE_LIMIT_MS): Promise<void> {
  const cut = setTimeout(() => {
    app.server.closeAllConnections();
  }, limitMs);
  await app.close().finally(() => {
    clearTimeout(cut);
  });
}
