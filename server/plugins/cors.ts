import type { FastifyInstance } from 'fastify';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const PREFLIGHT_SECONDS = '600';

export interface CorsOptions {
  /**
   * Exact origins, such as `https://app.example.pe` (setting CORS_ORIGINS). The page's own
   * origin needs none.
   */
  origins: readonly string[];
  /** Response headers that pages of these origins may read besides the safelisted ones. */
  exposed?: string;
}

/**
 * Lets pages of the given origins call the routes of one scope (Fetch standard, CORS); call it
 * before they are registered. Tokens travel in a header and there are no cookies, so credentials
 * are never allowed.
 */
export function allowOrigins(app: FastifyInstance, { origins, exposed }: CorsOptions): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { origin } = request.headers;
    const asks = request.method === 'OPTIONS';
    // Caches must not serve one origin's answer to another.
    if (origins.length > 0) reply.header('vary', 'Origin');
    if (origin !== undefined && origins.includes(origin)) {
      reply.header('access-control-allow-origin', origin);
      if (exposed) reply.header('access-control-expose-headers', exposed);
      if (asks) {
        reply.header('access-control-allow-methods', METHODS);
        reply.header('access-control-max-age', PREFLIGHT_SECONDS);
        const wanted = request.headers['access-control-request-headers'];
        if (wanted) reply.header('access-control-allow-headers', wanted);
      }
    }
    if (asks) void reply.code(204).send();
    else next();
  });
}
