import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';

const NOT_UTF8 = 'El contenido debe ser JSON en UTF-8.';

/**
 * Reads JSON and nothing else in the scope it is given (Fastify would read text/plain as well). A
 * body that is no UTF-8 is refused: read as Fastify reads it, each odd byte would be kept as U+FFFD.
 *
 * @param empty what a body of no bytes is: refused, or none at all (supabase-js announces JSON and sends nothing)
 */
export function readJson(app: FastifyInstance, empty: 'refused' | 'none' = 'refused'): void {
  app.removeAllContentTypeParsers();
  // Fastify's own, for it refuses empty bodies and poisoned prototypes.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (!saysUtf8(request.headers['content-type'])) return done(new Refusal(415, NOT_UTF8));
      const text = decoded(body);
      if (text === null) return done(new Refusal(400, NOT_UTF8));
      if (text === '' && empty === 'none') return done(null, undefined);
      return parse(request, text, done);
    },
  );
}

/** JSON has no charset (RFC 8259, 8.1); who names one must mean this one. */
function saysUtf8(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decoded(body: Buffer): string | null {
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
}
