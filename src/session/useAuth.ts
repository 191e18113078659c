import { createContext, useContext } from 'react';
import type { MailLink } from '#src/lib/mailLink.ts';
import type { Refusal } from './providerErrors.ts';

/** What became of a call to the provider. */
export type AuthResult = { readonly ok: true } | Refusal;

export interface NewAccount {
  full_name: string;
  email: string;
  password: string;
}

/**
 * What a person can do about their session and account; who they are is the slice's (AUTH-8).
 * None of these ever rejects.
 */
export interface AuthActions {
  /** Somebody is about to sign in or up: what that takes is fetched meanwhile. */
  prepare: () => void;
  /** Signs in; on success the profile is on its way and the place to go is /app. */
  signIn: (email: string, password: string) => Promise<AuthResult>;
  /** Makes an account and has a link sent; a known address gets the same answer (AUTH-14). */
  signUp: (account: NewAccount) => Promise<AuthResult>;
  /** Has another link sent to an account that waits for its confirmation. */
  resendConfirmation: (email: string) => Promise<AuthResult>;
  /** Has a link sent with which another password can be set. */
  requestPasswordReset: (email: string) => Promise<AuthResult>;
  /** Cashes in the link of a mail (AUTH-16); on success its person is signed in. */
  verifyLink: (link: MailLink) => Promise<AuthResult>;
  /**
   * Sets the signed-in person's password; the provider ends their other sessions.
   *
   * @param current the one it replaces; empty after a recovery link, which stands for it
   */
  updatePassword: (password: string, current: string) => Promise<AuthResult>;
  /**
   * Leaves at once, on this device, whether the provider can be reached or not (AUTH-9), which is
   * told afterwards.
   */
  signOut: () => void;
  /** Tries again after an outage of identity (AUTH-4). */
  retry: () => void;
}

export const AuthContext = createContext<AuthActions | null>(null);

/**
 * The session's actions.
 *
 * @throws Error outside an AuthProvider (AUTH-8)
 */
export function useAuth(): AuthActions {
  const actions = useContext(AuthContext);
  if (actions === null) throw new Error('useAuth must be used within an AuthProvider');
  return actions;
}
