import { agency } from '#contract/agency.ts';
import type { Database } from '../db/port.ts';
import { startMailer, type Mailer } from '../mail/mailer.ts';
import type { MailLog } from '../mail/round.ts';
import { smtpTransport } from '../mail/smtpTransport.ts';
import { mailboxTransport, type Sender, type Transport } from '../mail/transport.ts';
import { isLoopback, LOCAL_NAMES } from '../plugins/localOnly.ts';
import type { Settings } from '../settings.ts';

/** Who mails are from unless MAIL_FROM says otherwise. */
export const DEFAULT_SENDER: Sender = { name: agency.name, address: agency.email };

/** The outbox's way out, as far as the settings give it one. */
export interface MailService extends Mailer {
  /** Begins to send; before that, and without a way out, mail waits in the outbox. */
  start(log: MailLog): void;
}

/** SMTP_URL, else the mailbox where there is one, else nothing. */
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

/** Where the agency reads what visitors send it. */
export function agencyAddress(settings: Settings): string {
  return settings.mail.agency ?? agency.email;
}

/**
 * Whether `/dev/mailbox` exists. It holds other people's secret links, and whom it answers goes by the
 * socket: where a proxy stands before the server, each call comes from this machine.
 */
export function hasMailbox(settings: Settings): boolean {
  if (settings.mode !== 'embedded' || !settings.mailbox) return false;
  const { mail, trustProxy, host, siteUrl } = settings;
  const siteName = new URL(siteUrl).hostname;
  const reachedHere = trustProxy === false && isLoopback(host) && LOCAL_NAMES.includes(siteName);
  return mail.smtpUrl === null && reachedHere;
}
