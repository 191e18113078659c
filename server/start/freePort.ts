import { once } from 'node:events';
import net from 'node:net';
import { StartError } from './startError.ts';

/**
 * Makes sure that nobody listens there yet, before any slow work is done for nothing.
 *
 * @throws StartError when the port is taken, not allowed, or the address is not this machine's
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = net.createServer();
  try {
    probe.listen({ port, host, exclusive: true });
    await once(probe, 'listening');
  } catch (error) {
    throw listenError(error, port, host);
  }
  probe.close();
  await once(probe, 'close');
}

/** A failed `listen`, in words. */
export function listenError(error: unknown, port: number, host: string, setting = 'PORT'): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(
        `El puerto ${port} ya está en uso. Ciérralo o elige otro con ${setting}.`,
      );
    case 'EACCES':
      return new StartError(
        `No hay permiso para usar el puerto ${port}. Elige otro con ${setting}.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST (${host}) no es una dirección de este equipo.`);
    default:
      return error;
  }
}
