import { networkOf } from '../db/networkOf.ts';

const DAY_MS = 24 * 3600 * 1000;
const MOST = 10_000;

/**
 * Networks with a recent sign-in. They have priority when strangers flood the service with
 * password guesses.
 */
export interface KnownNetworks {
  /** Call it after a sign-in or the refresh of a session. */
  remember(ip: string): void;
  /** The network of the address if it is known: its key in the reserved hashing queue. */
  queueKey(ip: string): string | undefined;
}

/**
 * Kept in memory only: addresses should not be stored, and losing them in a restart does no
 * harm.
 */
export function knownNetworks(now: () => Date): KnownNetworks {
  const seen = new Map<string, number>();
  return {
    remember(ip) {
      const network = networkOf(ip);
      // Insert again, so that the map stays ordered by age.
      seen.delete(network);
      seen.set(network, now().getTime());
      const oldest = seen.keys().next();
      if (seen.size > MOST && !oldest.done) seen.delete(oldest.value);
    },
    queueKey(ip) {
      const network = networkOf(ip);
      const at = seen.get(network);
      return at !== undefined && now().getTime() - at < DAY_MS ? network : undefined;
    },
  };
}
