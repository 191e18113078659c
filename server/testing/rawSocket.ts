import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection to the app, which starts listening with the first one. */
export async function connectTo(app: FastifyInstance): Promise<net.Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return net.connect(port, '127.0.0.1').setEncoding('utf8');
}

/**
 * Sends raw bytes.
 *
 * @returns everything that the server sends until it disconnects
 */
export async function sendRaw(app: FastifyInstance, request: string): Promise<string> {
  const socket = await connectTo(app);
  let answer = '';
  socket.on('data', (chunk: string) => (answer += chunk));
  socket.write(request);
  await once(socket, 'close');
  return answer;
}
