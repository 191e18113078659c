import type { FastifyInstance, InjectOptions } from 'fastify';

/** Sends a request in-process; of an answer that goes on it takes the beginning and hangs up. */
export async function injectOnce(app: FastifyInstance, options: InjectOptions) {
  const answer = await app.inject({ ...options, payloadAsStream: true });
  const { statusCode, headers } = answer;
  const goesOn = String(headers['content-type']).startsWith('text/event-stream');
  let body = '';
  for await (const chunk of answer.stream()) {
    body += String(chunk);
    if (goesOn) break;
  }
  return { statusCode, headers, body, json: () => JSON.parse(body) as unknown };
}
