import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The twin's address. */
export const TWIN = '/twin/';

const PAGE = '<!doctype html><meta charset="utf-8"><title>Twin</title><div id="root"></div>';
const SCRIPT = '<script defer src="/twin/twin.js"></script>';

export interface Front {
  url: string;
  close: () => void;
}

/**
 * One origin for both: the twin from memory, all else from the product. Both are measured through it,
 * so that what it costs weighs on either.
 */
export async function openFront(product: string, twinFolder: string): Promise<Front> {
  const script = brotliCompressSync(await readFile(path.join(twinFolder, 'twin.js')));
  const server: Server = createServer((incoming, answer) => {
    if (incoming.url === TWIN) answer.setHeader('content-type', 'text/html').end(PAGE + SCRIPT);
    else if (incoming.url === `${TWIN}twin.js`) sendScript(answer, script);
    else passOn(product, incoming, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function sendScript(answer: ServerResponse, script: Buffer): void {
  answer.setHeader('content-type', 'text/javascript');
  answer.setHeader('content-encoding', 'br');
  answer.end(script);
}

function passOn(product: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = incoming;
  const passed = ask(new URL(url ?? '/', product), { method, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  incoming.pipe(passed);
}
