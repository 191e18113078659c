import { once } from 'node:events';
import net from 'node:net';

/** A proxy in front of a database that can simulate network failures. */
export interface DatabaseLine {
  url: string;
  /** Refuses new connections and closes existing ones. */
  cut(): Promise<void>;
  /** Accepts connections and bytes, but forwards nothing. */
  silence(): void;
  /** Forwards nothing for existing connections, as if the host had vanished; new ones work. */
  strand(): void;
  /** Works normally again; delayed bytes arrive. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function databaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let silent = false;
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
      if (silent) socket.pause();
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as net.AddressInfo).port;
  };
  const port = await listen(0);
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const strand = () => {
    for (const socket of sockets) socket.pause();
  };
  return {
    url: url.href,
    cut,
    strand,
    silence() {
      silent = true;
      strand();
    },
    async restore() {
      silent = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}
