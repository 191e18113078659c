import { buffer } from 'node:stream/consumers';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server that stores the mails it receives. */
export interface SmtpCatcher {
  /** `smtp://…` */
  url: string;
  port: number;
  /** Received mails, parsed, in order. */
  mails: Email[];
  /** The raw messages. */
  raw: string[];
  /** Resolves after this number of mails. */
  taken(count: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param options.port defaults to a free one
 *
 * @param options.refuse SMTP status for every recipient; 0 accepts the mail
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
      // Like real servers, quotes the address in the error.
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
  // A client that disconnects is not an error.
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
