import { once } from 'node:events';
import net from 'node:net';
import { StartError } from './startError.ts';

/**
 * Checks that the port is free before any slow work starts.
 *
 * @throws StartError if the port is in use or not permitted, or the address is not of this
 * machine
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

/** The error of a failed `listen` as a StartError. */
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
