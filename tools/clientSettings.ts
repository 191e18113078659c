import * as z from 'zod/mini';
import { clientRules, LOCAL_ANON_KEY, readBy } from '../server/settingRules.ts';

/** Settings fixed in the client at build time (SETTING-6); `src/lib/settings.ts` reads them. */
export interface ClientSettings {
  /** Origin of the hosted identity service; '' means the page's own. */
  supabaseUrl: string;
  supabaseAnonKey: string;
  /** Base address of the API, without a trailing slash. */
  apiBaseUrl: string;
  /** '' if embedded mode's stand-in replaces Google. */
  recaptchaSiteKey: string;
}

export type BuildMode = 'production' | 'development';

/** Default of `PORT` (MODE-7). */
const DEFAULT_PORT = '5001';

/** Origin of the local server, as started by `npm run dev`. */
export function localServer(env: NodeJS.ProcessEnv): string {
  return `http://localhost:${env.PORT?.trim() || DEFAULT_PORT}`;
}

/**
 * Reads the build settings from the environment; they also decide whether a build is stale. In
 * development the API defaults to port 5001 (API-3), a different origin, which `npm run dev`
 * allows in `CORS_ORIGINS`.
 *
 * @throws SettingsError for the first invalid setting
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
