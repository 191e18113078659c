import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from '../metrics/metrics.ts';
import { listenError } from './freePort.ts';

/**
 * Serves `/metrics` on its own port, which need not be public.
 *
 * @returns closes it
 * @throws StartError if the port is in use
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, port, host, 'METRICS_PORT');
  }
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
