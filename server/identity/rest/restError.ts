import type { FastifyReply } from 'fastify';
import { cutText } from '#contract/cutText.ts';
import { isDatabaseError } from '../databaseError.ts';

interface RestErrorParts {
  details?: string | null;
  hint?: string | null;
}

/**
 * An error in PostgREST's format. Its texts are for programs (the app shows its own), so they
 * are PostgREST's.
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
  // RFC 6750, section 3: a 401 names the authentication scheme.
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
 * Converts an error of Postgres as PostgREST does. Classes 22 (bad value) and 42 (unknown name,
 * missing right) are the caller's fault; other errors stay internal. The message repeats what
 * was sent, so it is cut.
 *
 * @param signedIn whether the request had a verified token: without one, a missing right is a
 * 401
 */
export function fromDatabase(error: unknown, signedIn: boolean): RestError | undefined {
  if (!isDatabaseError(error)) return undefined;
  const { code, message, detail, hint } = error;
  if (!/^(22|42)/.test(code)) return undefined;
  const status = code === '42501' ? (signedIn ? 403 : 401) : 400;
  return new RestError(status, code, cutText(message, LONGEST_MESSAGE), {
    details: detail ?? null,
    hint: hint ?? null,
  });
}
