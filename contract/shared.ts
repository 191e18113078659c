import * as z from 'zod/mini';
import { EMAIL_LENGTH } from './peopleConstants.ts';

/** A uuid. Only services and roles have integer ids instead (DATA-2). */
export const Id = z.uuid('El identificador no es válido.');

/** RFC 5321, 4.5.3.1.1. */
const LONGEST_LOCAL_PART = 64;

export const Email = z.string('Escribe un correo.').check(
  z.trim(),
  z.maxLength(EMAIL_LENGTH, 'El correo es demasiado largo.'),
  z.refine(
    (email) => email.lastIndexOf('@') <= LONGEST_LOCAL_PART,
    `El correo es demasiado largo: antes de la arroba admite hasta ${LONGEST_LOCAL_PART} caracteres.`,
  ),
  z.email({
    error: ({ input }) =>
      fitsWithoutMarks(input)
        ? 'Escribe el correo sin tildes ni ñ.'
        : 'Escribe un correo completo.',
  }),
);

/** Whether an address would be valid without its accents and tildes. */
function fitsWithoutMarks(email: unknown): boolean {
  return (
    typeof email === 'string' &&
    z.regexes.email.test(email.normalize('NFD').replace(/\p{Mn}/gu, ''))
  );
}

/** Invisible characters, including the Braille blank, which Unicode does not class as white space. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Bidirectional control characters (UAX 9), which can make a line look like a different one. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * A required text: trimmed, with at least one visible character. Rejects NUL and lone surrogates, which Postgres
 * cannot store.
 *
 * @param label the field's name in Spanish with its article, as it follows a verb: 'el asunto'
 * @param max maximum length in UTF-16 code units
 */
export function RequiredText(label: string, max: number) {
  return storableText(label, max, `Falta ${label}.`).check(
    z.minLength(1, { error: `Falta ${label}.`, abort: true }),
    z.refine((text) => text.replace(INVISIBLE, '') !== '', `Falta ${label}.`),
  );
}

/** A required text of one line, such as a name or a subject. Rejects bidirectional control characters. */
export function RequiredLine(label: string, max: number) {
  return RequiredText(label, max).check(withoutBidiControls(label));
}

/** A text that may be empty or missing. */
export function OptionalText(label: string, max: number) {
  return z.optional(storableText(label, max, notText(label)));
}

/** A text of one line that may be empty or missing. */
export function OptionalLine(label: string, max: number) {
  return z.optional(storableText(label, max, notText(label)).check(withoutBidiControls(label)));
}

function withoutBidiControls(label: string) {
  return z.refine<string>(
    (text) => !BIDI_CONTROLS.test(text),
    `${subjectOf(label)} contiene un carácter invisible que invierte el texto. Vuelve a escribirlo.`,
  );
}

function notText(label: string): string {
  return `${subjectOf(label)} debe ser un texto.`;
}

function storableText(label: string, max: number, noText: string) {
  const subject = subjectOf(label);
  return z.string(noText).check(
    z.trim(),
    z.maxLength(max, {
      error: ({ input }) =>
        `${subject} admite hasta ${max} caracteres; tiene ${(input as string).length}.`,
    }),
    z.refine(isStorable, `${subject} contiene un carácter no permitido.`),
  );
}

/** Whether Postgres can store the text: no NUL and no lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function subjectOf(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
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

/** An ISO 8601 instant with offset; the API writes and reads UTC. */
export const Timestamp = z.iso.datetime({
  offset: true,
  error: 'La fecha no es válida.',
});

/** The body of every failed call; the message is in Spanish (ERROR-3). */
export const ErrorBody = z.object({ message: z.string() });
export type ErrorBody = z.infer<typeof ErrorBody>;

export const Message = z.object({ message: z.string() });
export type Message = z.infer<typeof Message>;

/** A response without content (204). */
export const Nothing = z.undefined();
