import type { FastifyInstance } from 'fastify';
import { DatabaseUnavailable } from '../../db/unavailable.ts';
import { RETRY_AFTER, statusText, UNAVAILABLE } from '../../plugins/errors.ts';
import { readJson } from '../../plugins/jsonBodies.ts';
import { isBadValue } from '../databaseError.ts';
import type { IdentityContext } from '../identityContext.ts';
import { QueueFullError } from '../../limitParallel.ts';
import { AuthError, sendAuthError } from './authError.ts';
import { authRoutes } from './authRoutes.ts';

/** GoTrue's routes: JSON bodies, and errors in GoTrue's format. */
export async function authPlugin(
  app: FastifyInstance,
  { context }: { context: IdentityContext },
): Promise<void> {
  // Foreign pages can post forms and plain text without a CORS preflight, but not JSON.
  readJson(app, 'none');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = asAuthError(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'identity failed');
    return sendAuthError(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) =>
    sendAuthError(request, reply, new AuthError(404, 'not_found', 'No existe esa dirección.')),
  );
  authRoutes(app, context);
}

/** Seconds after which a full queue of password hashes is empty again (`passwords.ts`). */
const QUEUE_EMPTY_AFTER = 5;

function asAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof QueueFullError) {
    return new AuthError(
      429,
      'over_request_rate_limit',
      'Hay demasiadas solicitudes en este momento. Espera unos segundos y vuelve a intentarlo.',
      { retryAfter: QUEUE_EMPTY_AFTER },
    );
  }
  if (error instanceof DatabaseUnavailable) {
    return new AuthError(503, 'unexpected_failure', UNAVAILABLE, { retryAfter: RETRY_AFTER });
  }
  if (isBadValue(error)) {
    return new AuthError(400, 'validation_failed', 'Un dato contiene caracteres no permitidos.');
  }
  const status = clientErrorStatus(error);
  if (status) return new AuthError(status, 'bad_json', statusText(status));
  return new AuthError(500, 'unexpected_failure', 'Ocurrió un error inesperado.');
}

/** Status of Fastify's own refusals: a body too large or cut short. */
function clientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? status : undefined;
}
