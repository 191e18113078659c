import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Since this version GoTrue answers `{code, message}`; before, `{code: status, error_code,
 * msg}`.
 */
const VERSION = '2024-01-01';
const VERSION_HEADER = 'x-supabase-api-version';

/**
 * An error in GoTrue's format.
 *
 * @param code GoTrue's error code; supabase-js exposes it as `error.code`
 * @param message shown to people unchanged (AUTH-18): Spanish, except for the two literals that
 * the client maps to its own texts
 */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: AuthErrorDetails;

  constructor(status: number, code: string, message: string, details: AuthErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** For those who may know: admins, and who opens links at both addresses. */
export function emailExists(): AuthError {
  return new AuthError(422, 'email_exists', 'Ya existe una cuenta con este correo.');
}

interface AuthErrorDetails {
  /** Included in a `weak_password` error. */
  reasons?: readonly string[];
  /** In seconds, for the header `Retry-After` (RFC 9110). */
  retryAfter?: number;
}

/** Writes the format that the caller's version header selects, and echoes the version. */
export function sendAuthError(request: FastifyRequest, reply: FastifyReply, error: AuthError) {
  const { status, code, message, details } = error;
  const more = details.reasons && { weak_password: { reasons: details.reasons } };
  reply.code(status);
  if (details.retryAfter) reply.header('retry-after', details.retryAfter);
  if (!speaksVersion(request.headers[VERSION_HEADER])) {
    return reply.send({ code: status, error_code: code, msg: message, ...more });
  }
  return reply.header(VERSION_HEADER, VERSION).send({ code, message, ...more });
}

function speaksVersion(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(header) && header >= VERSION;
}
