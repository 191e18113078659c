import type { FastifyInstance } from 'fastify';

/** Calls the server's own addresses as a client would, but without the network. */
export interface Loopback {
  fetch: typeof fetch;
  /** Call it once, before the first `fetch`. */
  connect(app: FastifyInstance): void;
}

/**
 * In embedded and staging modes, identity and the captcha's stand-in run in this process. The
 * code that calls them is the same that calls Supabase or Google, with a different `fetch`.
 */
export function loopback(): Loopback {
  let app: FastifyInstance | null = null;
  return {
    connect: (served) => {
      app = served;
    },
    fetch: async (input, init) => {
      if (!app) throw new Error('the server does not answer yet');
      init?.signal?.throwIfAborted();
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const answer = app.inject({
        method: request.method,
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        payload: Buffer.from(await request.arrayBuffer()),
      });
      // Not request.signal: it may be garbage-collected during the call.
      const { statusCode, headers, rawPayload } = await Promise.race([
        answer,
        ...(init?.signal ? [aborted(init.signal)] : []),
      ]);
      return new Response(bodyless(statusCode) ? null : new Uint8Array(rawPayload), {
        status: statusCode,
        headers: Object.entries(headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
        ),
      });
    },
  };
}

/** Rejects when the signal aborts. The call itself continues, as it would over the network. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** Statuses for which `Response` refuses a body. */
function bodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
