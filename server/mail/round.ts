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
  /** Resolves when the outbox should be looked at again, although a slow delivery is in progress. */
  woken?: () => Promise<unknown>;
}

/** `idle`: nothing was due. `reached`: the mail server answered. */
export type Outcome = 'idle' | 'reached' | 'outage';

/** The most deliveries in progress, so that no mail server is flooded. */
const AT_ONCE = 5;
/** The most of them to one domain: one whose mail server does not answer holds up no other. */
const OF_A_DOMAIN = 4;

/**
 * Sends all due mails, several at once. Delivery is at least once: after a crash between
 * sending and recording it, the mail is sent again with the same Message-ID.
 *
 * @returns `outage` if the delivery that ended last did not reach the mail server. After one such, no further mail is begun.
 */
export async function sendDue(options: RoundOptions): Promise<Outcome> {
  const { db, now, stopped, woken = () => new Promise<never>(() => undefined) } = options;
  // A failed one stays, so that its error is noticed.
  const inProgress = new Map<Promise<void>, string>();
  let outcome: Outcome = 'idle';
  let isOutage = false;
  const begin = (mail: ClaimedMail) => {
    const delivery = sendOne(options, mail).then((result) => {
      if (result !== 'idle') outcome = result;
      if (result === 'outage') isOutage = true;
      inProgress.delete(delivery);
    });
    inProgress.set(delivery, domainOf(mail));
  };
  const goesOn = () => !stopped() && !isOutage;
  try {
    while (goesOn()) {
      // Before the claim: a mail that is enqueued during it may be missed.
      const again = woken();
      const mail = await claimMail(db, now(), busyDomains([...inProgress.values()]));
      if (mail) begin(mail);
      else if (inProgress.size === 0) break;
      if (mail && inProgress.size < AT_ONCE) continue;
      await Promise.race(mail ? inProgress.keys() : [...inProgress.keys(), again]);
    }
  } finally {
    await Promise.allSettled(inProgress.keys());
  }
  await Promise.all(inProgress.keys());
  return outcome;
}

const domainOf = ({ recipient }: ClaimedMail) => recipient.replace(/^.*@/, '').toLowerCase();

function busyDomains(domains: readonly string[]): string[] {
  const byDomain = Map.groupBy(domains, (domain) => domain);
  return [...byDomain].flatMap(([domain, all]) => (all.length < OF_A_DOMAIN ? [] : [domain]));
}

/** @returns `idle` for a mail that was withdrawn */
async function sendOne(options: RoundOptions, mail: ClaimedMail): Promise<Outcome> {
  const { db, transport, from, log, now } = options;
  if (!mail.may_be_sent) {
    await withdraw(db, mail.id);
    log.info(described(mail), 'mail withdrawn');
    return 'idle';
  }
  try {
    await transport.deliver(outgoing(mail, from));
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    await settleFailure(options, mail, error);
    return error.fault === 'outage' ? 'outage' : 'reached';
  }
  await markSent(db, mail.id, { now: now(), keepBody: transport.keepsBody });
  log.info(described(mail), 'mail sent');
  return 'reached';
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
