import * as z from 'zod/mini';
import { clientRules, LOCAL_ANON_KEY, readBy } from '../server/settingRules.ts';

/** What is fixed in the client when it is built (SETTING-6); `src/lib/settings.ts` reads it. */
export interface ClientSettings {
  /** Origin of the hosted identity service; '' stands for the page's own. */
  supabaseUrl: string;
  supabaseAnonKey: string;
  /** Base of the fourteen calls, without a slash at its end. */
  apiBaseUrl: string;
  /** '' where the embedded mode's stand-in answers instead of Google. */
  recaptchaSiteKey: string;
}

export type BuildMode = 'production' | 'development';

/** Where the product's own server listens unless `PORT` says otherwise (MODE-7). */
const DEFAULT_PORT = '5001';

/** Origin of the product's server on this machine, as `npm run dev` starts it. */
export function localServer(env: NodeJS.ProcessEnv): string {
  return `http://localhost:${env.PORT?.trim() || DEFAULT_PORT}`;
}

/**
 * The settings a build takes from its environment; they count when deciding whether it is stale.
 * In development the API's default is a local address on port 5001 (API-3), which another
 * origin serves: `npm run dev` allows its own in `CORS_ORIGINS`.
 *
 * @throws SettingsError naming the first setting that is wrong
 */
export function readClientSettings(env: NodeJS.ProcessEnv, mode: BuildMode): ClientSettings {
  const values = readBy(z.object(clientRules), env);
  const apiDefault = mode === 'development' ? `${localServer(env)}/api` : '/api';
  return {
    supabaseUrl: values.SUPABASE_URL ?? '',
    supabaseAnonKey: values.SUPABASE_ANON_KEY ?? LOCAL_ANON_KEY,
    apiBaseUrl: values.API_BASE_URL ?? apiDefault,
    recaptchaSiteKey: values.RECAPTCHA_SITE_KEY ?? '',
  };
}
