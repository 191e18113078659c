import { agency } from '#contract/agency.ts';
import type { Database } from '../db/port.ts';
import { startMailer, type Mailer } from '../mail/mailer.ts';
import type { MailLog } from '../mail/round.ts';
import { smtpTransport } from '../mail/smtpTransport.ts';
import { mailboxTransport, type Sender, type Transport } from '../mail/transport.ts';
import { isLoopback, LOCAL_NAMES } from '../plugins/localOnly.ts';
import type { Settings } from '../settings.ts';

/** Default of MAIL_FROM. */
export const DEFAULT_SENDER: Sender = { name: agency.name, address: agency.email };

/** The mailer, with a transport if the settings give one. */
export interface MailService extends Mailer {
  /** Starts sending; until then, and without a transport, mail waits in the outbox. */
  start(log: MailLog): void;
}

/** Uses SMTP_URL, otherwise the mailbox if there is one, otherwise nothing. */
export function openMail(settings: Settings, db: Database): MailService {
  const transport = chooseTransport(settings);
  const from = settings.mail.from ?? DEFAULT_SENDER;
  let mailer: Mailer | null = null;
  return {
    start(log) {
      if (transport) mailer = startMailer({ db, transport, from, log });
    },
    wake: () => mailer?.wake(),
    stop: async () => mailer?.stop(),
  };
}

function chooseTransport(settings: Settings): Transport | null {
  if (settings.mail.smtpUrl !== null) return smtpTransport(settings.mail.smtpUrl);
  return hasMailbox(settings) ? mailboxTransport : null;
}

/** The agency's address for messages from visitors. */
export function agencyAddress(settings: Settings): string {
  return settings.mail.agency ?? agency.email;
}

/**
 * Whether `/dev/mailbox` exists. It shows other people's secret links, and it trusts the
 * socket's address: behind a proxy, every call would seem to come from this machine.
 */
export function hasMailbox(settings: Settings): boolean {
  if (settings.mode !== 'embedded' || !settings.mailbox) return false;
  const { mail, trustProxy, host, siteUrl } = settings;
  const siteName = new URL(siteUrl).hostname;
  const reachedHere = trustProxy === false && isLoopback(host) && LOCAL_NAMES.includes(siteName);
  return mail.smtpUrl === null && reachedHere;
}
