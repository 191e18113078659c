import type { FastifyInstance, InjectOptions } from 'fastify';

/** Sends a request in-process. Of an event stream it reads the first chunk and disconnects. */
export async function injectOnce(app: FastifyInstance, options: InjectOptions) {
  const answer = await app.inject({ ...options, payloadAsStream: true });
  const { statusCode, headers } = answer;
  const isStream = String(headers['content-type']).startsWith('text/event-stream');
  let body = '';
  for await (const chunk of answer.stream()) {
    body += String(chunk);
    if (isStream) break;
  }
  return { statusCode, headers, body, json: () => JSON.parse(body) as unknown };
}
