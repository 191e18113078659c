import { importChunk } from '#src/lib/importChunk.ts';
import type { OnProviderChange, ProviderAuth } from './supabase.ts';

/** Loads supabase-js on demand: to sign in, to refresh and to listen for changes (AUTH-10). */
export interface IdentityClient {
  /** Prefetches the code of supabase-js. Creates no client and sends no request to the provider. Never rejects. */
  prepare(): Promise<void>;
  /** The provider's client, subscribed to changes. Rejects when its code cannot be loaded. */
  auth(): Promise<ProviderAuth>;
  /** Disposes of the client, which caches failures after an outage; the next `auth()` creates another. */
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
    // Without `importChunk`, which reloads the page for a missing chunk: somebody may be typing.
    prepare: () => load().then(ignore, ignore),
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

function ignore(): void {
  // `auth()` loads the code again and reports the failure.
}
