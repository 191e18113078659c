import { networkOf } from '../db/networkOf.ts';

const DAY_MS = 24 * 3600 * 1000;
const MOST = 10_000;

/** From where people signed in lately: while strangers guess passwords, these get through. */
export interface KnownNetworks {
  /** After a good sign-in, or the refresh of a session. */
  remember(ip: string): void;
  /** The network of an address that was remembered within a day: who has a share of the hashing. */
  sharer(ip: string): string | undefined;
}

/** In memory alone: addresses are nothing to keep, and a restart costs nobody their sign-in. */
export function knownNetworks(now: () => Date): KnownNetworks {
  const seen = new Map<string, number>();
  return {
    remember(ip) {
      const network = networkOf(ip);
      // Set anew, so that the map's first one is the oldest.
      seen.delete(network);
      seen.set(network, now().getTime());
      const oldest = seen.keys().next();
      if (seen.size > MOST && !oldest.done) seen.delete(oldest.value);
    },
    sharer(ip) {
      const network = networkOf(ip);
      const at = seen.get(network);
      return at !== undefined && now().getTime() - at < DAY_MS ? network : undefined;
    },
  };
}
