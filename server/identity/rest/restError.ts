import type { FastifyReply } from 'fastify';
import { isDatabaseError } from '../databaseError.ts';

interface RestErrorParts {
  details?: string | null;
  hint?: string | null;
}

/**
 * A refusal as PostgREST words it. Its texts are for programs (the app shows its own), so they stay
 * as PostgREST has them.
 *
 * @param code PostgREST's `PGRST…` or a SQLSTATE
 */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(status: number, code: string, message: string, parts: RestErrorParts = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = parts.details ?? null;
    this.hint = parts.hint ?? null;
  }
}

export function sendRestError(reply: FastifyReply, error: RestError) {
  const { status, code, details, hint, message } = error;
  // RFC 6750, section 3: a refusal for want of a valid token says which scheme to use.
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).type('application/json; charset=utf-8').send({
    code,
    details,
    hint,
    message,
  });
}

const LONGEST_MESSAGE = 200;

/**
 * What Postgres raised, as PostgREST passes it on: class 22 (bad value) and 42 (a name or a right
 * that is missing) are the caller's doing; anything else is the server's and stays unseen. Its words
 * repeat what was sent, which may be long.
 *
 * @param signedIn whether a verified token stood behind the request: without one a missing right is
 *   a 401
 */
export function fromDatabase(error: unknown, signedIn: boolean): RestError | undefined {
  if (!isDatabaseError(error)) return undefined;
  const { code, message, detail, hint } = error;
  if (!/^(22|42)/.test(code)) return undefined;
  const status = code === '42501' ? (signedIn ? 403 : 401) : 400;
  return new RestError(status, code, message.slice(0, LONGEST_MESSAGE), {
    details: detail ?? null,
    hint: hint ?? null,
  });
}
