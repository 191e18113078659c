import { buffer } from 'node:stream/consumers';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server that keeps what it is given. */
export interface SmtpCatcher {
  /** `smtp://…` */
  url: string;
  port: number;
  /** What it took, parsed, in order. */
  mails: Email[];
  /** The raw messages, as they came. */
  raw: string[];
  /** Resolves once it has taken so many. */
  taken(count: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param options.port a free one unless given
 * @param options.refuse the SMTP status to refuse a recipient with; 0 takes the mail
 */
export async function startCatcher({
  port = 0,
  refuse = () => 0,
  ...options
}: {
  port?: number;
  refuse?: (recipient: string) => number;
} & SMTPServerOptions = {}): Promise<SmtpCatcher> {
  const mails: Email[] = [];
  const raw: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address);
      // Mail servers quote what they refuse.
      done(responseCode ? Object.assign(new Error(`no ${address}`), { responseCode }) : null);
    },
    onData(stream, _session, done) {
      void buffer(stream).then(async (bytes) => {
        raw.push(bytes.toString());
        mails.push(await PostalMime.parse(bytes));
        done(null);
        for (const { count, resolve } of waiting) if (mails.length >= count) resolve();
      });
    },
    ...options,
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  // A client that hangs up is not an error of ours.
  server.on('error', () => undefined);
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    raw,
    taken: (count) =>
      new Promise((resolve) => {
        if (mails.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
