import { createRemoteJWKSet } from 'jose';
import type { Database } from '../db/port.ts';
import type { IdentityOptions } from '../identity/identityPlugin.ts';
import { openKeySet } from '../identity/keySet.ts';
import type { Mailer } from '../mail/mailer.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { tokenVerifier, type VerifyToken } from '../plugins/accessTokens.ts';
import type { Settings } from '../settings.ts';
import { requireReadableSessions } from './readableSessions.ts';
import { serviceRoleKey } from './serviceRoleKey.ts';

interface Identity {
  verifyToken: VerifyToken;
  /** Options of the embedded service; `null` with a hosted provider. */
  embedded: IdentityOptions | null;
}

/**
 * Opens the identity provider whose tokens are accepted: the embedded service, or a hosted
 * project by its published keys.
 *
 * @throws StartError if sessions cannot be read
 */
export async function openIdentity(
  settings: Settings,
  db: Database,
  mailer: Pick<Mailer, 'wake'>,
): Promise<Identity> {
  await requireReadableSessions(db);
  if (settings.mode === 'hosted') {
    const issuer = `${settings.supabaseUrl}/auth/v1`;
    const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
    return { verifyToken: tokenVerifier({ keys, issuer }), embedded: null };
  }
  const keySet = await openKeySet(db);
  return {
    verifyToken: tokenVerifier({ keys: keySet.resolve, issuer: `${settings.siteUrl}/auth/v1` }),
    embedded: {
      db,
      keySet,
      siteUrl: settings.siteUrl,
      anonKey: settings.anonKey,
      serviceRoleKey: await serviceRoleKey(settings),
      corsOrigins: settings.corsOrigins,
      // Origins that may call are also valid targets of links in mails.
      redirectAllowList: settings.corsOrigins,
      mail: { enqueue: enqueueMail, wake: mailer.wake },
      autoconfirm: settings.autoconfirm,
      rateLimits: settings.rateLimits,
      sessionLength: settings.sessionLength,
    },
  };
}
