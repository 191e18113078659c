import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';

const NOT_UTF8 = 'El contenido debe ser JSON en UTF-8.';

/**
 * Accepts only JSON in its scope (Fastify would accept text/plain as well). A body that is not
 * UTF-8 is refused: Fastify would replace each invalid byte by U+FFFD.
 *
 * @param empty whether an empty body is refused, or counts as absent (supabase-js announces JSON
 * and sends nothing)
 */
export function readJson(app: FastifyInstance, empty: 'refused' | 'none' = 'refused'): void {
  app.removeAllContentTypeParsers();
  // Fastify's own parser, because it refuses empty bodies and prototype pollution.
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

/** JSON has no charset parameter (RFC 8259, 8.1); if one is given, it must be UTF-8. */
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
