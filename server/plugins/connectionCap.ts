import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { networkOf } from '../db/networkOf.ts';

/**
 * An office behind one address has some dozens of browsers with six connections each. A process
 * often has 1,024 descriptors, so one network must not hold them all.
 */
const MOST_CONNECTIONS = 256;

/** Closes a new connection from a network that has reached the cap. */
export const connectionCap = fp(
  (app: FastifyInstance, _options: object, done) => {
    const open = new Map<string, number>();
    app.server.on('connection', (socket) => {
      const network = networkOf(socket.remoteAddress ?? '');
      const count = (open.get(network) ?? 0) + 1;
      if (count > MOST_CONNECTIONS) {
        socket.destroy();
        return;
      }
      open.set(network, count);
      socket.once('close', () => {
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      });
    });
    done();
  },
  { name: 'connectionCap' },
);
