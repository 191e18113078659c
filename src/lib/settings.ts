/** What the build writes into the client (SETTING-6; webpack's DefinePlugin). */
export interface ClientSettings {
  /** '' stands for the page's own origin. */
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  /** '/api' on the same host, or an absolute address. */
  readonly apiBaseUrl: string;
  /** '' when the embedded captcha stands in. */
  readonly recaptchaSiteKey: string;
}

declare const __SETTINGS__: ClientSettings;

/** '' while the landing is prerendered, which calls nobody. */
const ownOrigin = typeof window === 'undefined' ? '' : window.location.origin;

export const settings: ClientSettings = {
  ...__SETTINGS__,
  supabaseUrl: __SETTINGS__.supabaseUrl || ownOrigin,
};
