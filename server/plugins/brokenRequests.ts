import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ErrorBody } from '#contract/shared.ts';
import { Refusal, statusText } from './errors.ts';

const NO_HOST = 'Falta la cabecera Host.';
const TWO_HOSTS = 'La cabecera Host viene dos veces.';

/**
 * Answers in Spanish where Node would close or refuse without a message, and refuses a duplicate
 * Host, which Node accepts. Needs `requireHostHeader: false`, which leaves the check of the Host
 * header to us.
 */
export const brokenRequestsPlugin = fp(
  (app: FastifyInstance, _options: object, done) => {
    app.addHook('onRequest', async ({ raw }) => {
      // RFC 9112, 3.2; HTTP/1.0 has no Host header.
      const isHost = (text: string, at: number) => at % 2 === 0 && text.toLowerCase() === 'host';
      const hosts = raw.rawHeaders.filter(isHost).length;
      if (hosts === 0 && raw.httpVersion === '1.1') throw new Refusal(400, NO_HOST);
      // Node takes the first; a proxy in front may take the other.
      if (hosts > 1) throw new Refusal(400, TWO_HOSTS);
    });
    app.server.on('checkExpectation', refuseExpectation);
    done();
  },
  { name: 'brokenRequests', dependencies: ['errors'] },
);

/**
 * Refuses an `Expect` other than `100-continue` (RFC 9110, 10.1.1). The body stays unread, so
 * the connection closes.
 */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = closingAnswer(417);
  response.writeHead(417, headers).end(body);
}

/**
 * How long a client has to read the answer before its socket is destroyed (RFC 9112, 9.6). A
 * client that never closes its side would otherwise hold a descriptor forever.
 */
const LINGER_MS = 2_000;

/** Answers a request that Node could not parse as HTTP, then disconnects. */
export function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  lingerMs = LINGER_MS,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const destroying = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('close', () => clearTimeout(destroying));
  const status = brokenRequestStatus(error.code);
  const { headers, body } = closingAnswer(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} \r\n${lines.join('')}\r\n${body}`);
}

function brokenRequestStatus(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function closingAnswer(status: number) {
  const body = JSON.stringify({ message: statusText(status) } satisfies ErrorBody);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  return { headers, body };
}
