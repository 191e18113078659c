import assert from 'node:assert/strict';

/** Somebody who is looking at a page. */
export interface Listener {
  status: number;
  headers: Headers;
  /** Resolves with the next events, in order, once there are so many. */
  next(count: number): Promise<string[]>;
  /** Resolves with the events before that one, once it has come. */
  before(event: string): Promise<string[]>;
  /** Resolves when anything more has come. */
  more(): Promise<unknown>;
  /** All that came so far, comments as well. */
  text(): string;
  ended: Promise<void>;
  hangUp(): void;
}

/** Opens a stream of events, and reads it. */
export async function listenTo(url: string, headers: Record<string, string>): Promise<Listener> {
  const stop = new AbortController();
  const response = await fetch(url, { headers, signal: stop.signal });
  let text = '';
  let tell = Promise.withResolvers<undefined>();
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      tell.resolve(undefined);
      tell = Promise.withResolvers();
    }
  };
  const ended = read().catch(() => undefined);
  const events = () => text.split('\n\n').filter((part) => part.startsWith('event: '));
  const next = async (count: number) => {
    while (events().length < count) {
      await Promise.race([tell.promise, ended.then(() => assert.fail('ended'))]);
    }
    return events();
  };
  return {
    status: response.status,
    headers: response.headers,
    more: () => tell.promise,
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
