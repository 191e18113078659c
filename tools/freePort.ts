import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/** Below the ports that systems hand out, so that nobody is given one between its choice and its use. */
const RANGE = { from: 20_000, to: 32_000 };

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const port = randomInt(RANGE.from, RANGE.to);
  const probe = net.createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
