import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer =
  | { status: number; type: string; body: string; location?: string; retryAfter?: string }
  | 'silence'
  | 'half a body'
  | 'cut';

interface ChatRequest {
  path: string | undefined;
  authorization: string | undefined;
  body: {
    model: string;
    response_format: unknown;
    messages: { role: string; content: string }[];
  };
}

export const GOOD_IDEA = {
  name: 'Libreta digital de fiados',
  description: 'Anota el fiado de cada vecino y avísale por WhatsApp cuando toca pagar.',
  features: ['Cuenta por vecino', 'Aviso por WhatsApp', 'Cierre de caja'],
};

/** A chat completion in the protocol's format. */
export function completion(content: string): Answer {
  const message = { role: 'assistant', content };
  const body = JSON.stringify({
    id: 'c1',
    object: 'chat.completion',
    created: 0,
    model: 'modelo-x',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
  });
  return { status: 200, type: 'application/json', body };
}

/** A real HTTP server for chat completions that gives these answers in turn. */
export async function openChatService(answers: Answer[]) {
  const requests: ChatRequest[] = [];
  const arrivals = new EventEmitter();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path, headers } = request;
      const body = JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest['body'];
      requests.push({ path, authorization: headers.authorization, body });
      arrivals.emit('request');
      give(response, answers[requests.length - 1] ?? 'cut');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    /** Resolves after this number of requests. */
    async asked(times: number) {
      while (requests.length < times) await once(arrivals, 'request');
    },
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function give(response: http.ServerResponse, answer: Answer): void {
  if (answer === 'silence') return;
  if (answer === 'cut') {
    response.destroy();
    return;
  }
  if (answer === 'half a body') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices":[{"message":{"content":"');
    return;
  }
  const { status, type, body, location, retryAfter } = answer;
  response.writeHead(status, {
    'content-type': type,
    ...(location && { location }),
    ...(retryAfter && { 'retry-after': retryAfter }),
  });
  response.end(body);
}
