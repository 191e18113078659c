import { once } from 'node:events';
import net from 'node:net';
import { freePort } from '../../tools/freePort.ts';

/** A proxy in front of a database that can simulate network failures. */
export interface DatabaseProxy {
  url: string;
  /** Refuses new connections and closes existing ones. */
  cut(): Promise<void>;
  /** Accepts connections and bytes, but forwards nothing. */
  stall(): void;
  /** Forwards nothing for existing connections, as if the host had vanished; new ones work. */
  stallExisting(): void;
  /** Works normally again; delayed bytes arrive. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let stalled = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
      if (stalled) socket.pause();
    }
  });
  const port = await freePort();
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen();
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const stallExisting = () => {
    for (const socket of sockets) socket.pause();
  };
  return {
    url: url.href,
    cut,
    stallExisting,
    stall() {
      stalled = true;
      stallExisting();
    },
    async restore() {
      stalled = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen();
    },
    close: cut,
  };
}
