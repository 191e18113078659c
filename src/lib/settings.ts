/** The settings that the build inlines (SETTING-6; webpack's DefinePlugin). */
export interface ClientSettings {
  /** '' means the page's own origin. */
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  /** '/api' on the same host, or an absolute address. */
  readonly apiBaseUrl: string;
  /** '' when the embedded stand-in replaces Google's captcha. */
  readonly recaptchaSiteKey: string;
}

declare const __SETTINGS__: ClientSettings;

/** '' during prerendering, which makes no requests. */
const ownOrigin = typeof window === 'undefined' ? '' : window.location.origin;

export const settings: ClientSettings = {
  ...__SETTINGS__,
  supabaseUrl: __SETTINGS__.supabaseUrl || ownOrigin,
};
