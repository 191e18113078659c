import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';

/** A client with an open event stream. */
export interface Listener {
  status: number;
  headers: Headers;
  /** Resolves with all events so far, in order, once there are at least `count`. */
  next(count: number): Promise<string[]>;
  /** Resolves with the events before the given one, once it has arrived. */
  before(event: string): Promise<string[]>;
  /** Resolves when more data arrives. */
  more(): Promise<unknown>;
  /** Everything received so far, including comments. */
  text(): string;
  ended: Promise<void>;
  hangUp(): void;
}

/** Opens an event stream and reads it. */
export async function listenTo(url: string, headers: Record<string, string>): Promise<Listener> {
  const stop = new AbortController();
  const response = await fetch(url, { headers, signal: stop.signal });
  let text = '';
  let arrival = Promise.withResolvers<undefined>();
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      arrival.resolve(undefined);
      arrival = Promise.withResolvers();
    }
  };
  const ended = read().catch(() => undefined);
  const events = () => text.split('\n\n').filter((part) => part.startsWith('event: '));
  const next = async (count: number) => {
    while (events().length < count) {
      await Promise.race([arrival.promise, ended.then(() => assert.fail('the stream ended'))]);
    }
    return events();
  };
  return {
    status: response.status,
    headers: response.headers,
    more: () => arrival.promise,
    text: () => text,
    ended,
    hangUp: () => stop.abort(),
    next,
    async before(event) {
      while (!events().includes(event)) await next(events().length + 1);
      return events().slice(0, events().indexOf(event));
    },
  };
}

/** Closes a server of streams, which would wait half a second for requests on their way. */
export async function closeNow(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  app.server.closeAllConnections();
  await closed;
}
