import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A `siteverify` on its own port that accepts every token by default. */
export interface CaptchaVerifier {
  url: string;
  /** The requests that it received, in order. */
  asked: { method: string | undefined; fields: Record<string, string> }[];
  /** Sets the next answers: fields that replace a valid one's, or a handler. */
  answer(reply: Record<string, unknown> | ((response: ServerResponse) => void)): void;
  stop(): void;
}

export const HOST = 'agencia.example';

/** @param actionOf the action of a token */
export async function startVerifier(actionOf: (token: string) => string): Promise<CaptchaVerifier> {
  const asked: CaptchaVerifier['asked'] = [];
  let reply: Parameters<CaptchaVerifier['answer']>[0] = {};
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      asked.push({ method: request.method, fields });
      if (typeof reply === 'function') return reply(response);
      const good = {
        success: true,
        score: 0.9,
        action: actionOf(fields.response ?? ''),
        challenge_ts: new Date().toISOString(),
        hostname: HOST,
      };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ ...good, ...reply }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    asked,
    answer: (next) => {
      reply = next;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
