import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { persistentStorage } from '#src/lib/safeStorage.ts';
import { settings } from '#src/lib/settings.ts';
import { SESSION_KEY } from '#src/lib/storedSession.ts';
import { fetchReadable } from './readableResponses.ts';

export { refusalOf } from './providerErrors.ts';

export type ProviderAuth = SupabaseClient['auth'];

/** Called on each auth event of the provider with whether there is a session. */
export type OnProviderChange = (hasSession: boolean) => void;

/** Creates the auth client of supabase-js and subscribes to its events. Always import this module lazily. */
export function openProviderAuth(onChange: OnProviderChange): ProviderAuth {
  const { auth } = createClient(settings.supabaseUrl, settings.supabaseAnonKey, {
    auth: {
      storage: persistentStorage,
      storageKey: SESSION_KEY,
      // The app itself reads mail links and removes them from the address (AUTH-16).
      detectSessionInUrl: false,
    },
    global: { fetch: fetchReadable },
  });
  // Awaiting the provider in its own callback causes a deadlock, so the callback only dispatches (AUTH-5).
  auth.onAuthStateChange((_event, session) => {
    onChange(session !== null);
  });
  return auth;
}
