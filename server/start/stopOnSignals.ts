import type { FastifyInstance } from 'fastify';

/** How long what is in flight may take once the server is asked to stop. */
const CLOSE_LIMIT_MS = 10_000;

/**
 * Asks for an end in good order on Ctrl-C or SIGTERM, from the start's first step on. A second
 * signal quits at once.
 *
 * @returns aborted once somebody has asked
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

/** Finishes what is in flight. A request that is not over by then, such as a half-sent one, is cut off. */
export async function closeWithin(app: FastifyInstance, limitMs = CLOSE_LIMIT_MS): Promise<void> {
  const cut = setTimeout(() => {
    app.server.closeAllConnections();
  }, limitMs);
  await app.close().finally(() => {
    clearTimeout(cut);
  });
}
