import { createTransport } from 'nodemailer';
import type { Fault } from './backoff.ts';
import { DeliveryError, type Transport } from './transport.ts';

/**
 * Time limit of one delivery, in milliseconds. Shorter than the outbox's lease, so that no other
 * server claims a mail that is being sent.
 */
const LIMIT_MS = 30_000;

/** Suppresses out-of-office replies: by RFC 3834, and as Exchange and Outlook expect it (MS-OXCMAIL, 2.1.3.2.20). */
const NO_AUTO_REPLIES = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** SMTP through nodemailer (RFC 5321), one connection per mail: volume is low. */
export function smtpTransport(
  url: string,
  { limitMs = LIMIT_MS }: { limitMs?: number } = {},
): Transport {
  const smtp = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    keepsBody: false,
    async deliver({ to, replyTo, headers, references, ...mail }) {
      const answered = references.at(-1);
      try {
        await smtp.sendMail({
          ...mail,
          ...(answered !== undefined && { inReplyTo: answered, references }),
          // As objects: nodemailer would search a string for further addresses.
          to: { name: '', address: to },
          ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
          headers: { ...headers, ...NO_AUTO_REPLIES },
          signal: AbortSignal.timeout(limitMs),
        });
      } catch (error) {
        throw deliveryError(error as SmtpError);
      }
    },
  };
}

/** An error of nodemailer. */
interface SmtpError {
  code?: string;
  /** The SMTP command that failed, or API. */
  command?: string;
  responseCode?: number;
}

/** 421 shutting down and 530 authentication required would affect every other mail too. */
const ABOUT_THE_SERVER = [421, 530];

function deliveryError({ code = 'UNKNOWN', command = '', responseCode = 0 }: SmtpError) {
  const text = [code, responseCode || ''].join(' ').trim();
  return new DeliveryError(faultOf(code, command, responseCode), text);
}

function faultOf(code: string, command: string, answer: number): Fault {
  // Never offered to the server: too large, or an address that nodemailer cannot write.
  if (answer === 0 && ['EENVELOPE', 'EMESSAGE'].includes(code)) return 'rejected';
  const aboutThisMail = ['RCPT TO', 'DATA'].includes(command) && answer > 0;
  if (!aboutThisMail || ABOUT_THE_SERVER.includes(answer)) return 'outage';
  return answer >= 500 ? 'rejected' : 'refused';
}
