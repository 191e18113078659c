import type { FastifyInstance } from 'fastify';

/** A form's fields are short; the largest is a token. */
const BODY_LIMIT = 16 * 1024;

/**
 * Parses form bodies in the plugin's scope (`request.body` is URLSearchParams). A multipart body
 * is accepted and left unread: one-click requests may come as one (RFC 8058, 3.1) and carry
 * nothing that the address does not.
 */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: BODY_LIMIT } as const;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    (_request, body: string, done) => {
      done(null, new URLSearchParams(body));
    },
  );
  app.addContentTypeParser('multipart/form-data', options, (_request, _body, done) => {
    done(null, new URLSearchParams());
  });
}
