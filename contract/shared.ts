import * as z from 'zod/mini';
import { EMAIL_LENGTH } from './peopleConstants.ts';
import { lineFault, plainEmail, subjectOf, textFault, trimLine, trimText } from './typedText.ts';

/** A uuid. Only services and roles have integer ids instead (DATA-2). */
export const Id = z.uuid('El identificador no es válido.');

/** RFC 5321, 4.5.3.1.1. */
const LONGEST_LOCAL_PART = 64;

/** zod's pattern, and top-level domains in their ASCII form: `xn--p1ai`. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z\d-]+)$/;

export const Email = z.string('Escribe un correo.').check(
  z.overwrite(plainEmail),
  z.maxLength(EMAIL_LENGTH, { error: 'El correo es demasiado largo.', abort: true }),
  z.refine(
    (email) => email.lastIndexOf('@') <= LONGEST_LOCAL_PART,
    `El correo es demasiado largo: antes de la arroba admite hasta ${LONGEST_LOCAL_PART} caracteres.`,
  ),
  z.email({
    pattern: EMAIL,
    error: ({ input }) =>
      fitsWithoutMarks(input)
        ? 'Escribe el correo sin tildes ni ñ.'
        : 'Escribe un correo completo.',
  }),
);

/** Whether an address would be valid without its accents and tildes. */
function fitsWithoutMarks(email: unknown): boolean {
  return typeof email === 'string' && EMAIL.test(email.normalize('NFD').replace(/\p{Mn}/gu, ''));
}

/** Invisible characters, including the Braille blank, which Unicode does not class as white space. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A required text of several lines: trimmed, with at least one visible character, without control characters but line
 * breaks and tabs.
 *
 * @param label the field's name in Spanish with its article, as it follows a verb: 'el asunto'
 * @param max maximum length in UTF-16 code units
 */
export function RequiredText(label: string, max: number) {
  return z
    .string(missing(label))
    .check(z.overwrite(trimText), longest(label, max), visible(label), without(textFault, label));
}

/** A required text of one line, such as a name or a subject. */
export function RequiredLine(label: string, max: number) {
  return z
    .string(missing(label))
    .check(z.overwrite(trimLine), longest(label, max), visible(label), without(lineFault, label));
}

/** What a field was when it was read: compared with what it is, and never stored. */
export const Known = z.optional(
  z
    .string('El valor anterior debe ser un texto.')
    .check(z.maxLength(10_000, 'El valor anterior es demasiado largo.')),
);

/** A text of several lines that may be empty or missing. */
export function OptionalText(label: string, max: number) {
  return z.optional(
    z
      .string(notText(label))
      .check(z.overwrite(trimText), longest(label, max), without(textFault, label)),
  );
}

/** A text of one line that may be empty or missing. */
export function OptionalLine(label: string, max: number) {
  return z.optional(
    z
      .string(notText(label))
      .check(z.overwrite(trimLine), longest(label, max), without(lineFault, label)),
  );
}

function missing(label: string): string {
  return `Falta ${label}.`;
}

function notText(label: string): string {
  return `${subjectOf(label)} debe ser un texto.`;
}

/** Aborts, so that no pattern reads a text of any length. */
function longest(label: string, max: number) {
  return z.maxLength(max, {
    error: ({ input }) =>
      `${subjectOf(label)} admite hasta ${max} caracteres; tiene ${(input as string).length}.`,
    abort: true,
  });
}

function visible(label: string) {
  const error = missing(label);
  return z.refine<string>((text) => text.replace(INVISIBLE, '') !== '', { error, abort: true });
}

function without(fault: typeof lineFault, label: string) {
  return z.check<string>(({ value, issues }) => {
    const message = fault(label, value);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  });
}

/** Whether Postgres can store the text: no NUL and no lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

const LIMIT = 'El límite va de 1 a 100.';
const CURSOR = 'El cursor no es válido: usa el `next` de la página anterior.';

/** Query of a page: the rows after the cursor, at most `limit`. */
export const PageQuery = z.object({
  /** `next` of the previous page: the last row's time in microseconds since 1970, and its id. */
  cursor: z.optional(
    z.string(CURSOR).check(z.regex(/^\d{1,16}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, CURSOR)),
  ),
  limit: z._default(
    z.coerce.number(LIMIT).check(z.multipleOf(1, LIMIT), z.gte(1, LIMIT), z.lte(100, LIMIT)),
    50,
  ),
});

const BEFORE = 'El cursor no es válido: usa el `more` de la respuesta anterior.';

/** Query of what comes newest first and without end: the entries before the cursor. */
export const BeforeQuery = z.object({
  /** `more` of the previous answer: the oldest entry's time in microseconds since 1970, and its id. */
  before: z.optional(z.string(BEFORE).check(z.regex(/^\d{1,16}_(h\d{19}|[\da-f-]{36})$/, BEFORE))),
});

/** An ISO 8601 instant with offset; the API writes and reads UTC. */
export const Timestamp = z.iso.datetime({
  offset: true,
  error: 'La fecha no es válida.',
});

/**
 * The body of every failed call; the message is in Spanish (ERROR-3). `now` is beyond the specification: a 409 has there what
 * fields are by now that somebody else has changed since the caller read them (`was` of the change).
 */
export const ErrorBody = z.object({
  message: z.string(),
  now: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

export const Message = z.object({ message: z.string() });
export type Message = z.infer<typeof Message>;

/** A response without content (204). */
export const Nothing = z.undefined();
