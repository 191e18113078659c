import type { Fault } from './backoff.ts';
import type { Attachment } from './mailRules.ts';

/** Who a mail is from. */
export interface Sender {
  name: string;
  address: string;
}

/** A mail as it leaves. */
export interface OutgoingMail {
  /** With its angle brackets; the same at each attempt. */
  messageId: string;
  /** When it was written, whenever it leaves. */
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

/** Where mails go. */
export interface Transport {
  /**
   * Resolves once the other side has taken the mail over.
   *
   * @throws DeliveryError
   */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Whether a sent mail can still be read in the outbox. */
  readonly keepsBody: boolean;
}

/** Why a mail did not go; without what a server said, which quotes addresses. */
export class DeliveryError extends Error {
  readonly fault: Fault;
  /** `EENVELOPE 550`: nodemailer's code and SMTP's. */
  readonly code: string;

  constructor(fault: Fault, code: string) {
    super(`mail not delivered: ${fault}, ${code}`);
    this.fault = fault;
    this.code = code;
  }
}

/** Delivers nowhere: the outbox itself is where the development mailbox reads. */
export const mailboxTransport: Transport = {
  deliver: () => Promise.resolve(),
  keepsBody: true,
};
