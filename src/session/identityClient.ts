import { importChunk } from '#src/lib/importChunk.ts';
import type { OnProviderChange, ProviderAuth } from './supabase.ts';

/** supabase-js, loaded at the first need: to sign in, refresh and listen (AUTH-10). */
export interface IdentityClient {
  /** Fetches supabase-js ahead of its need; makes no client and asks the provider for nothing. Never rejects. */
  prepare(): Promise<void>;
  /** The provider's client, listening. Rejects when its code cannot be loaded. */
  auth(): Promise<ProviderAuth>;
  /** Drops the client, and with it what it remembers of an outage; the next need makes another. */
  restart(): void;
}

export function createIdentityClient(onChange: OnProviderChange): IdentityClient {
  let client: Promise<ProviderAuth> | null = null;

  const load = () => import('./supabase.ts');
  const open = async () => {
    const { openProviderAuth } = await importChunk('supabase', load);
    return openProviderAuth(onChange);
  };
  const forget = () => {
    client = null;
  };

  return {
    // Not as a chunk that is missed: nobody's page is reloaded while they type.
    prepare: () => load().then(nothing, nothing),
    auth() {
      if (client === null) {
        client = open();
        client.catch(forget);
      }
      return client;
    },
    restart() {
      void client?.then((auth) => auth.dispose(), forget);
      forget();
    },
  };
}

function nothing(): void {
  // The need itself meets the failure again, and tells it.
}
