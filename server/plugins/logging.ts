import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Structured logs without personal data: no addresses, bodies, queries or headers. Errors keep
 * name, code and location; a database error's message is dropped, since it quotes values.
 *
 * @param stream replaces standard output; for tests
 */
export function loggerOptions(stream?: { write(line: string): void }): LoggerOptions {
  return {
    level: 'info',
    // Drop host name and process id: they help nobody who reads the log.
    base: null,
    serializers: { req: () => ({}), res: () => ({}), err: describeError },
    ...(stream && { stream }),
  };
}

interface ErrorDescription {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/** The parts of an error that contain no personal data. */
function describeError(error: Error & { code?: string }): ErrorDescription {
  const isDatabase = /^[0-9A-Z]{5}$/.test(error.code ?? '');
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: isDatabase ? '' : error.message,
    stack: (places ?? []).map((line) => line.trim()).join('\n'),
    ...(error.code && { code: error.code }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** One line per answered request: method, route pattern, status, milliseconds. */
export const loggingPlugin = fp(
  (app: FastifyInstance, _options: object, done) => {
    app.addHook('onResponse', (request, reply, next) => {
      request.log.info(
        {
          method: request.method,
          // The pattern, never the address: ids and queries stay out.
          route: request.routeOptions.url ?? null,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      );
      next();
    });
    done();
  },
  { name: 'logging' },
);
