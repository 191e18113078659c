import type { FastifyInstance } from 'fastify';

/** A form's fields, of which the largest is a token. */
const BODY_LIMIT = 16 * 1024;

/**
 * Reads what a form sends (`request.body` is URLSearchParams) in the plugin's scope. A multipart body
 * is taken and left unread: RFC 8058, 3.1 lets one-click requests come as one, and says nothing in it
 * that the address does not.
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
