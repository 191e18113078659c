import type { FastifyInstance } from 'fastify';

/** A way for the server to call its own addresses as a client would, without the network. */
export interface Loopback {
  fetch: typeof fetch;
  /** To be called once, before the first `fetch`. */
  connect(app: FastifyInstance): void;
}

/**
 * In embedded and staging modes identity and the captcha's stand-in are this very process. What calls
 * them is the code that calls Supabase or Google elsewhere, with another `fetch`.
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
      // Not request.signal: nothing keeps that one from being collected while we wait.
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

/** Rejects when the caller gives up; the call itself goes on, as it would across the network. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** Statuses with which `Response` takes no body. */
function bodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
