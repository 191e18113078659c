import type { Fault } from './backoff.ts';
import type { Attachment } from './mailRules.ts';

/** The sender of a mail. */
export interface Sender {
  name: string;
  address: string;
}

/** A mail ready to send. */
export interface OutgoingMail {
  /** With angle brackets; the same for each attempt. */
  messageId: string;
  /** The Message-IDs of its thread before it, oldest first (RFC 5322, 3.6.4). */
  references: string[];
  /** When the mail was enqueued, whatever the time of delivery. */
  date: Date;
  from: Sender;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: Attachment[];
}

/** The way mails are delivered. */
export interface Transport {
  /**
   * Resolves once the receiving side has accepted the mail.
   *
   * @throws DeliveryError
   */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Whether the outbox keeps the content of a sent mail. */
  readonly keepsBody: boolean;
}

/** A failed delivery. It omits the server's answer, which quotes addresses. */
export class DeliveryError extends Error {
  readonly fault: Fault;
  /** Such as `EENVELOPE 550`: nodemailer's code and SMTP's. */
  readonly code: string;

  constructor(fault: Fault, code: string) {
    super(`mail not delivered: ${fault}, ${code}`);
    this.fault = fault;
    this.code = code;
  }
}

/** Delivers nowhere: the development mailbox reads the outbox. */
export const mailboxTransport: Transport = {
  deliver: () => Promise.resolve(),
  keepsBody: true,
};
