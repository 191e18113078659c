import type { FastifyInstance, InjectOptions } from 'fastify';

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
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const { statusCode, headers, rawPayload } = await app.inject({
        method: request.method as NonNullable<InjectOptions['method']>,
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        payload: Buffer.from(await request.arrayBuffer()),
        signal: request.signal,
      });
      return new Response(bodyless(statusCode) ? null : new Uint8Array(rawPayload), {
        status: statusCode,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
      });
    },
  };
}

/** Statuses with which `Response` takes no body. */
function bodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
