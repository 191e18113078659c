import type { Database, Queryable } from '../db/port.ts';
import type { Mail } from '../mail/mailRules.ts';
import type { AccessTokens } from './accessToken.ts';
import type { KeySet } from './keySet.ts';
import type { KnownNetworks } from './knownNetworks.ts';
import type { Limits } from './limits.ts';
import type { LinkRules } from './redirects.ts';
import type { SessionLength } from './sessions.ts';

/** The dependencies of all identity routes. */
export interface IdentityContext {
  db: Database;
  keySet: KeySet;
  tokens: AccessTokens;
  /** The bearer that supabase-js sends while nobody is signed in. */
  anonKey: string;
  /** The key that the admin calls require. */
  serviceRoleKey: string;
  mail: MailService;
  links: LinkRules;
  /** New accounts need no confirmation mail. */
  autoconfirm: boolean;
  limits: Limits;
  networks: KnownNetworks;
  sessionLength: SessionLength;
  now: () => Date;
}

/** The parts of the mail service that identity uses. */
export interface MailService {
  /** Runs in the caller's transaction; `server/mail/outbox.ts`. */
  enqueue(tx: Queryable, mail: Mail): Promise<unknown>;
  /** Call it after the commit. */
  wake(): void;
}
