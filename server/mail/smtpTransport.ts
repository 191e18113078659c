import { createTransport } from 'nodemailer';
import type { Fault } from './backoff.ts';
import { DeliveryError, type Transport } from './transport.ts';

/**
 * The longest one mail may take, in milliseconds. Shorter than the outbox's lease, so that no
 * second server takes up a mail that is still on its way.
 */
const LIMIT_MS = 30_000;

/** SMTP by way of nodemailer (RFC 5321). A connection a mail: there are few of them. */
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
    async deliver({ to, replyTo, headers, ...mail }) {
      try {
        await smtp.sendMail({
          ...mail,
          // As objects: text would be searched for further addresses.
          to: { name: '', address: to },
          ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
          // RFC 3834: no holiday notices in answer.
          headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(limitMs),
        });
      } catch (error) {
        throw deliveryError(error as SmtpError);
      }
    },
  };
}

/** What nodemailer throws. */
interface SmtpError {
  code?: string;
  /** The SMTP command that failed, or API. */
  command?: string;
  responseCode?: number;
}

/** 421 the server is about to go, 530 it wants a sign-in: both would meet every other mail. */
const ABOUT_THE_SERVER = [421, 530];

function deliveryError({ code = 'UNKNOWN', command = '', responseCode = 0 }: SmtpError) {
  const text = [code, responseCode || ''].join(' ').trim();
  return new DeliveryError(faultOf(code, command, responseCode), text);
}

function faultOf(code: string, command: string, answer: number): Fault {
  // Not even offered: too large, or an address that nodemailer cannot write.
  if (answer === 0 && ['EENVELOPE', 'EMESSAGE'].includes(code)) return 'rejected';
  const aboutThisMail = ['RCPT TO', 'DATA'].includes(command) && answer > 0;
  if (!aboutThisMail || ABOUT_THE_SERVER.includes(answer)) return 'outage';
  return answer >= 500 ? 'rejected' : 'refused';
}
