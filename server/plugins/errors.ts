import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { OVERTAKEN } from '#contract/overtaken.ts';
import type { ErrorBody } from '#contract/shared.ts';
import { INSUFFICIENT_PRIVILEGE } from '../db/sqlState.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { NOT_AN_OBJECT, useSpanishValidation, validationText } from './spanishValidation.ts';

/**
 * An error whose Spanish message is shown to the person. Messages of other errors never leave
 * the server.
 */
export class Refusal extends Error {
  readonly statusCode: number;
  /** Further headers of the answer, by name. */
  readonly headers: Record<string, string> = {};

  /** @param cause the underlying error, for the log */
  constructor(statusCode: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.statusCode = statusCode;
  }
}

type Values = NonNullable<ErrorBody['now']>;

/** A save that would overwrite what somebody else has saved since it was read (ADR-0027). */
export class Overtaken extends Refusal {
  /** The contested fields as they are. */
  readonly now: Values;

  constructor(now: Values) {
    super(409, OVERTAKEN);
    this.now = now;
  }
}

/**
 * Before a change of some fields of a row, which is locked.
 *
 * @param now the row
 * @param change what they shall be, and in `was` what they were when the caller read them
 * @throws Overtaken if one is neither
 */
export function requireKnown(
  now: Values,
  { was, ...change }: Record<string, unknown> & { was?: object | undefined },
): void {
  const contested = Object.entries(was ?? {}).filter(
    ([field, known]) => known !== undefined && now[field] !== known && now[field] !== change[field],
  );
  if (contested.length === 0) return;
  throw new Overtaken(Object.fromEntries(contested.map(([field]) => [field, now[field] ?? ''])));
}

const SERVER_ERROR = 'Ocurrió un error en el servidor. Inténtalo de nuevo.';
/** Message of every 503 while the database is unavailable. */
export const UNAVAILABLE =
  'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.';

/** `Retry-After` of a 503, in seconds (RFC 9110, 10.2.3). */
export const RETRY_AFTER = 5;

const NOT_FOUND = 'No existe esa dirección.';
const BAD_REQUEST = 'La solicitud no es válida.';

/** Message of a 403. */
export const FORBIDDEN = 'No tienes permiso para hacer esto.';

/** @throws Refusal 409 if a change is to be taken back (`undoes`) that has been replaced by another */
export function requireOurs(isOurs: boolean): void {
  if (!isOurs) throw new Refusal(409, 'No se deshizo: alguien lo cambió después.');
}

/** Messages for refusals by Fastify and Node, by status. */
const TEXTS: Record<number, string> = {
  408: 'La solicitud tardó demasiado.',
  413: 'El contenido supera el límite de 64 KiB.',
  414: 'La dirección es demasiado larga.',
  415: 'El contenido debe ser JSON (application/json).',
  417: 'La cabecera Expect no se admite.',
  431: 'Las cabeceras de la solicitud son demasiado largas.',
};

/**
 * SQLSTATEs caused by the value sent, not by a fault: 22021 character not in repertoire (NUL),
 * 22P02 invalid text representation, 22003 number out of range, 22P05 untranslatable character.
 */
const VALUE_ERRORS = new Set(['22021', '22P02', '22003', '22P05']);

/** Message for a refusal by Fastify or Node. */
export function statusText(status: number): string {
  return TEXTS[status] ?? BAD_REQUEST;
}

/** Status and message for anything thrown. */
function errorAnswer(error: Partial<FastifyError>): { status: number } & ErrorBody {
  if (error instanceof Overtaken) return { status: 409, message: error.message, now: error.now };
  if (error instanceof Refusal) return { status: error.statusCode, message: error.message };
  if (error instanceof DatabaseUnavailable) return { status: 503, message: UNAVAILABLE };
  if (error.validation) return { status: 400, message: validationText(error.validation) };
  if (VALUE_ERRORS.has(error.code ?? '')) {
    return { status: 400, message: 'La solicitud contiene un valor que no se admite.' };
  }
  // Last resort: access was checked before, but the role may have changed since.
  if (error.code === INSUFFICIENT_PRIVILEGE) return { status: 403, message: FORBIDDEN };
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return { status: 400, message: NOT_AN_OBJECT };
  const status = error.statusCode ?? 500;
  if (status < 400 || status > 499) return { status: 500, message: SERVER_ERROR };
  return { status, message: statusText(status) };
}

/** Answers 404 as JSON: for the API, and without a site for any address. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ message: NOT_FOUND } satisfies ErrorBody);
}

/** Every failed call answers `{message}` in Spanish (ERROR-3). Unexpected errors are logged. */
export const errorsPlugin = fp(
  (app: FastifyInstance, _options: object, done) => {
    useSpanishValidation();
    app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
    done();
  },
  { name: 'errors' },
);

/** Also serves as Fastify's `frameworkErrors`, for addresses that its router cannot decode. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, ...body } = errorAnswer(error);
  const expected = error instanceof Refusal && error.cause === undefined;
  if (status >= 500 && !expected) request.log.error({ err: error }, 'server error');
  const hasCause = error instanceof Refusal && error.cause !== undefined;
  if (status < 500 && (hasCause || error.code === INSUFFICIENT_PRIVILEGE)) {
    request.log.warn({ err: error }, 'refused');
  }
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  if (error instanceof Refusal) reply.headers(error.headers);
  return reply.code(status).send(body);
}
