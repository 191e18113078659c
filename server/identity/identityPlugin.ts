import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/port.ts';
import { allowOrigins } from '../plugins/cors.ts';
import { accessTokens } from './accessToken.ts';
import { authPlugin } from './auth/authPlugin.ts';
import type { IdentityContext, MailService } from './identityContext.ts';
import { openKeySet, type KeySet } from './keySet.ts';
import { knownNetworks } from './knownNetworks.ts';
import { noLimits, openLimits } from './limits.ts';
import { restPlugin } from './rest/restPlugin.ts';
import type { SessionLength } from './sessions.ts';

/** Headers that supabase-js reads besides the safelisted ones. */
const EXPOSED_HEADERS = 'content-range, x-supabase-api-version';

export interface IdentityOptions {
  db: Database;
  /** Origin of the site without a trailing slash; the issuer of tokens is `<siteUrl>/auth/v1`. */
  siteUrl: string;
  /** The bearer of supabase-js while nobody is signed in (setting SUPABASE_ANON_KEY). */
  anonKey: string;
  /** The key that the admin calls require (setting SUPABASE_SERVICE_ROLE_KEY). */
  serviceRoleKey: string;
  /** Foreign origins that may call (setting CORS_ORIGINS); none by default. */
  corsOrigins?: readonly string[];
  /** The key set that the API verifies tokens with; opened here if absent. */
  keySet?: KeySet;
  /** Enqueues mails in the transaction of their cause. */
  mail: MailService;
  /** New accounts need no confirmation (setting IDENTITY_AUTOCONFIRM). */
  autoconfirm: boolean;
  /** `false` lifts every limit (setting RATE_LIMITS). */
  rateLimits: boolean;
  /** Lifetime of sessions (settings SESSION_IDLE_DAYS and SESSION_MAX_DAYS). */
  sessionLength: SessionLength;
  /** Origins besides the site's own that links in mails may open; none by default. */
  redirectAllowList?: readonly string[];
  /** The clock; tests replace it. */
  now?: () => Date;
}

/**
 * Embedded identity, which replaces a hosted Supabase project in embedded and staging modes.
 * To supabase-js the routes below behave like GoTrue and PostgREST. Error formats:
 * `auth/authError.ts` (GoTrue), `rest/restError.ts` (PostgREST).
 *
 * | route                                        | does                                   | file                   |
 * | -------------------------------------------- | -------------------------------------- | ---------------------- |
 * | POST /auth/v1/signup                         | creates an account, sends its link     | auth/signUp.ts         |
 * | POST /auth/v1/verify {type, token_hash}      | redeems a mail's link                  | auth/verifyLink.ts     |
 * | POST /auth/v1/resend {type: signup}          | sends another link                     | auth/sendLinks.ts      |
 * | POST /auth/v1/recover                        | sends a link to set a new password     | auth/sendLinks.ts      |
 * | POST /auth/v1/token?grant_type=password      | signs in                               | auth/passwordGrant.ts  |
 * | POST /auth/v1/token?grant_type=refresh_token | rotates the refresh token              | auth/refreshGrant.ts   |
 * | GET  /auth/v1/user                           | the person, if the session is live     | auth/requireSession.ts |
 * | PUT  /auth/v1/user                           | changes password, name or address      | auth/updateUser.ts     |
 * | POST /auth/v1/logout?scope=…                 | ends sessions: global, local, others   | auth/authRoutes.ts     |
 * | POST /auth/v1/invite                         | mails an invitation (service key)      | auth/invite.ts         |
 * | POST, GET /auth/v1/admin/users               | creates, lists accounts (service key)  | auth/adminRoutes.ts    |
 * | GET, PUT, DELETE /auth/v1/admin/users/:id    | reads, updates, deletes one (the same) | auth/adminRoutes.ts    |
 * | GET  /auth/v1/.well-known/jwks.json          | public keys (ES256)                    | keySet.ts              |
 * | POST /rest/v1/rpc/get_role_for_user          | one's own role name, else null         | rest/roleRpc.ts        |
 * | GET  /rest/v1/profiles?select=…&id=eq.…      | the profiles visible to the caller     | rest/profilesRoute.ts  |
 *
 * Any other address under the two prefixes is a 404 in the same format. Passwords are in
 * `passwords.ts` and `passwordRules.ts`, sessions in `sessions.ts` and `rotation.ts`, links in
 * `oneTimeTokens.ts`, keys in `keySet.ts`, limits in `limits.ts`. Neither the content nor the time of
 * an answer reveals whether an address has an account, except for auto-confirmed sign-ups, which
 * cannot hide it.
 */
export async function identityPlugin(
  app: FastifyInstance,
  options: IdentityOptions,
): Promise<void> {
  const now = options.now ?? (() => new Date());
  const keySet = options.keySet ?? (await openKeySet(options.db));
  const { db, siteUrl, redirectAllowList = [] } = options;
  const context: IdentityContext = {
    ...options,
    keySet,
    tokens: accessTokens(keySet, siteUrl, now),
    links: { siteUrl, redirectAllowList },
    networks: knownNetworks(now),
    limits: options.rateLimits ? openLimits(db, now) : noLimits,
    now,
  };
  allowOrigins(app, { origins: options.corsOrigins ?? [], exposed: EXPOSED_HEADERS });
  await app.register(authPlugin, { prefix: '/auth/v1', context });
  await app.register(restPlugin, { prefix: '/rest/v1', context });
}
