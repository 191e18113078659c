import type { Database } from '../db/port.ts';
import { nextAttempt } from './backoff.ts';
import { fromBase64 } from './outbox.ts';
import { claimMail, markSent, postpone, withdraw, type ClaimedMail } from './queue.ts';
import { DeliveryError, type OutgoingMail, type Sender, type Transport } from './transport.ts';

/**
 * The part of pino's interface that the mailer uses. It logs ids and codes, never personal data.
 */
export interface MailLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

export interface RoundOptions {
  db: Database;
  transport: Transport;
  from: Sender;
  log: MailLog;
  now: () => Date;
  /** Checked between mails. */
  stopped: () => boolean;
}

/** `idle`: nothing was due. `reached`: the mail server answered. */
export type Outcome = 'idle' | 'reached' | 'outage';

/**
 * Sends all due mails, one after the other. Delivery is at least once: after a crash between
 * sending and recording it, the mail is sent again with the same Message-ID.
 *
 * @returns `outage` as soon as the mail server is unreachable: the remaining mails would fail
 * too
 */
export async function sendDue(options: RoundOptions): Promise<Outcome> {
  const { db, transport, from, now } = options;
  let outcome: Outcome = 'idle';
  while (!options.stopped()) {
    const mail = await claimMail(db, now());
    if (!mail) break;
    if (!mail.may_be_sent) {
      await withdraw(db, mail.id);
      options.log.info(described(mail), 'mail withdrawn');
      continue;
    }
    try {
      await transport.deliver(outgoing(mail, from));
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      await settleFailure(options, mail, error);
      if (error.fault === 'outage') return 'outage';
      outcome = 'reached';
      continue;
    }
    await markSent(db, mail.id, { now: now(), keepBody: transport.keepsBody });
    options.log.info(described(mail), 'mail sent');
    outcome = 'reached';
  }
  return outcome;
}

async function settleFailure(
  { db, log, now }: RoundOptions,
  mail: ClaimedMail,
  { fault, code }: DeliveryError,
): Promise<void> {
  const { id, attempts, created_at: createdAt } = mail;
  const at = nextAttempt(fault, { attempts, createdAt, now: now() });
  await postpone(db, id, { at, now: now(), error: code });
  const details = { ...described(mail), code };
  if (at === null) log.error(details, 'mail given up');
  else if (fault === 'refused') log.warn(details, 'mail refused for now');
}

/** The log fields of a mail; `requestId` links to the request that caused it. */
function described({ id, kind, attempts, headers }: ClaimedMail) {
  const requestId = headers['X-Request-Id'];
  return { mail: id, kind, attempts, ...(requestId && { requestId }) };
}

function outgoing(mail: ClaimedMail, from: Sender): OutgoingMail {
  const { subject, text, html, headers, attachments } = mail;
  const messageIdOf = (id: string) => `<${id}@${from.address.replace(/^.*@/, '')}>`;
  return {
    messageId: messageIdOf(mail.id),
    references: mail.earlier.map(messageIdOf),
    date: mail.created_at,
    from,
    to: mail.recipient,
    replyTo: mail.reply_to,
    subject,
    text,
    html,
    headers,
    attachments: attachments.map(fromBase64),
  };
}
