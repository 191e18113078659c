import type { Database, Queryable } from '../db/port.ts';
import type { Mail } from '../mail/mailRules.ts';
import type { AccessTokens } from './accessToken.ts';
import type { KeySet } from './keySet.ts';
import type { KnownNetworks } from './knownNetworks.ts';
import type { Limits } from './limits.ts';
import type { LinkRules } from './redirects.ts';
import type { SessionLength } from './sessions.ts';

/** What every route of embedded identity is made from. */
export interface IdentityContext {
  db: Database;
  keySet: KeySet;
  tokens: AccessTokens;
  /** What supabase-js sends as bearer while nobody is signed in. */
  anonKey: string;
  /** What the admin calls ask for. */
  serviceRoleKey: string;
  mail: MailService;
  links: LinkRules;
  /** New accounts need no confirmation by mail. */
  autoconfirm: boolean;
  limits: Limits;
  networks: KnownNetworks;
  sessionLength: SessionLength;
  now: () => Date;
}

/** What identity needs of the mail service. */
export interface MailService {
  /** Within the caller's transaction; `server/mail/outbox.ts`. */
  enqueue(tx: Queryable, mail: Mail): Promise<unknown>;
  /** After the commit. */
  wake(): void;
}
