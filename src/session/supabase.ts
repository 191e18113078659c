import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { persistentStorage } from '#src/lib/safeStorage.ts';
import { settings } from '#src/lib/settings.ts';
import { SESSION_KEY } from '#src/lib/storedSession.ts';
import { fetchReadable } from './readableAnswers.ts';

export { refusalOf } from './providerErrors.ts';

export type ProviderAuth = SupabaseClient['auth'];

/** Hears that the provider has reported something, and whether there is a session now. */
export type OnProviderChange = (hasSession: boolean) => void;

/** Makes supabase-js's auth client, which listens from its first moment. Always import this lazily. */
export function openProviderAuth(onChange: OnProviderChange): ProviderAuth {
  const { auth } = createClient(settings.supabaseUrl, settings.supabaseAnonKey, {
    auth: {
      storage: persistentStorage,
      storageKey: SESSION_KEY,
      // Links come as query parameters and the app takes them off itself (AUTH-16).
      detectSessionInUrl: false,
    },
    global: { fetch: fetchReadable },
  });
  // Awaiting the provider in its own callback deadlocks it; what follows is an effect (AUTH-5).
  auth.onAuthStateChange((_event, session) => {
    onChange(session !== null);
  });
  return auth;
}
