import { createContext, useContext } from 'react';
import type { MailLink } from '#src/lib/mailLink.ts';
import type { Refusal } from './providerErrors.ts';

/** The outcome of a call to the provider. */
export type AuthResult = { readonly ok: true } | Refusal;

/** `awaitsOther`: a change of address still needs the link that was sent to the other address. */
type LinkResult = { readonly ok: true; readonly awaitsOther: boolean } | Refusal;

export interface NewAccount {
  full_name: string;
  email: string;
  password: string;
}

/**
 * Actions on the session and the account; the state itself is in the auth slice (AUTH-8). The promises never
 * reject.
 */
export interface AuthActions {
  /** Prefetches the code for signing in and up. */
  prepare: () => void;
  /** Signs in. On success the profile is still loading; navigate to /app. */
  signIn: (email: string, password: string) => Promise<AuthResult>;
  /** Creates an account; the provider sends a link. The answer for a registered address is the same (AUTH-14). */
  signUp: (account: NewAccount) => Promise<AuthResult>;
  /** Requests another confirmation link for an unconfirmed account. */
  resendConfirmation: (email: string) => Promise<AuthResult>;
  /** Requests a mail with a link to set another password. */
  requestPasswordReset: (email: string) => Promise<AuthResult>;
  /** Verifies the link of a mail (AUTH-16). On success the person is signed in, unless another link is awaited. */
  verifyLink: (link: MailLink) => Promise<LinkResult>;
  /** Requests a change of address; the provider sends a link to both addresses. */
  changeEmail: (email: string, currentPassword: string) => Promise<AuthResult>;
  /**
   * Sets the signed-in person's password; the provider ends their other sessions.
   *
   * @param current the current password; empty after a recovery link, which replaces it
   */
  updatePassword: (password: string, current: string) => Promise<AuthResult>;
  /** Ends the person's sessions on other devices. */
  signOutOthers: () => Promise<AuthResult>;
  /**
   * Signs out on this device at once, even if the provider is unavailable (AUTH-9). The provider is told
   * afterwards.
   */
  signOut: () => void;
  /** Checks the session again after an outage of the provider (AUTH-4). */
  retry: () => void;
}

export const AuthContext = createContext<AuthActions | null>(null);

/**
 * The auth actions.
 *
 * @throws Error outside an AuthProvider (AUTH-8)
 */
export function useAuth(): AuthActions {
  const actions = useContext(AuthContext);
  if (actions === null) throw new Error('useAuth must be used within an AuthProvider');
  return actions;
}
